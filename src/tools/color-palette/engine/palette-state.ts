import { formatHash, type SharedPalette } from "./address.ts";
import { fitToSrgb, measureDistance, toOklab, type Hex } from "./colour.ts";
import { createPalette, type Palette, type Scheme } from "./scheme.ts";

/** The first base colour. @see docs/specification.md#palette-generator */
const defaultBase: Hex = "#6d28d9";

export interface PaletteState extends SharedPalette {
  /** Positions whose colour stays when the palette is generated again. */
  readonly locked: readonly boolean[];
}

export type PaletteAction =
  | { readonly type: "base"; readonly base: Hex }
  | { readonly type: "scheme"; readonly scheme: Scheme }
  | { readonly type: "even"; readonly isEven: boolean }
  | { readonly type: "generate" }
  | { readonly type: "lock"; readonly place: number }
  /** Shows the colours of a picture or a saved palette. The first of them becomes the base. */
  | { readonly type: "show"; readonly colours: Palette }
  | { readonly type: "replace"; readonly place: number; readonly colour: Hex }
  | { readonly type: "restore"; readonly shared: SharedPalette }
  /** Restores the previous palette with its locks. */
  | { readonly type: "back"; readonly to: PaletteState };

const noLocks = [false, false, false, false, false] as const;

export const firstState: PaletteState = {
  base: defaultBase,
  scheme: "monochromatic",
  isEven: false,
  colours: createPalette(defaultBase, "monochromatic"),
  locked: noLocks,
};

/**
 * Returns the next state. The palette is generated again when base or type change and on demand;
 * locked colours stay in their positions.
 */
export function reducePalette(state: PaletteState, action: PaletteAction): PaletteState {
  switch (action.type) {
    case "base":
      return rebuild({ ...state, base: action.base });
    case "scheme":
      return rebuild({ ...state, scheme: action.scheme });
    case "even":
      return rebuild({ ...state, isEven: action.isEven });
    case "generate":
      return rebuild(state);
    case "lock":
      return {
        ...state,
        locked: state.locked.map((isLocked, place) =>
          place === action.place ? !isLocked : isLocked,
        ),
      };
    case "show":
      return { ...state, base: action.colours[0], colours: action.colours, locked: noLocks };
    case "replace":
      return {
        ...state,
        colours: state.colours.map((colour, place) =>
          place === action.place ? action.colour : colour,
        ) as unknown as Palette,
      };
    case "restore":
      return formatHash(action.shared) === formatHash(state)
        ? state
        : { ...state, ...action.shared, locked: noLocks };
    case "back":
      return action.to;
  }
}

function rebuild(state: PaletteState): PaletteState {
  const made = createPalette(state.base, state.scheme, state.isEven);
  return {
    ...state,
    colours: made.map((colour, place) =>
      state.locked[place] ? state.colours[place] : colour,
    ) as unknown as Palette,
  };
}

/**
 * The place of the colour that is the nearest to the base, of those that are not locked: a scheme
 * with fixed tones may not contain the base itself.
 * @returns undefined where the palette contains the base, or every colour is locked
 */
export function findPlaceForBase({ base, colours, locked }: PaletteState): number | undefined {
  if (colours.includes(base)) return undefined;
  const lab = toOklab(base);
  const distances = colours.map((colour, place) =>
    locked[place] ? Infinity : measureDistance(lab, toOklab(colour)),
  );
  const nearest = distances.indexOf(Math.min(...distances));
  return locked[nearest] ? undefined : nearest;
}

/**
 * A random base colour of any hue, with medium saturation and lightness.
 * @param random returns numbers from 0 to below 1
 */
export function pickRandomColour(random: () => number = Math.random): Hex {
  return fitToSrgb({ h: random() * 360, l: 0.4 + random() * 0.35, c: 0.08 + random() * 0.14 });
}
