import { formatHash, type SharedPalette } from "./address.ts";
import { fitToSrgb, isGrey, type Hex } from "./colour.ts";
import { createPalette, findNearestTone, type Palette, type Scheme } from "./scheme.ts";

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
    case "scheme":
    case "even":
    case "generate": {
      const { type: _, ...change } = action;
      return rebuild({ ...state, ...change });
    }
    case "lock":
      return {
        ...state,
        locked: state.locked.with(action.place, !state.locked[action.place]),
      };
    case "show":
      return { ...state, base: action.colours[0], colours: action.colours, locked: noLocks };
    case "replace":
      return {
        ...state,
        colours: state.colours.with(action.place, action.colour) as unknown as Palette,
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
 * The place of the fixed tone that a base is the nearest to, where the palette lacks the base: the
 * tones of the monochromatic scheme are fixed, and every scheme of a grey has such tones.
 * @returns undefined where the palette has the base, or that place is locked
 */
export function findPlaceForBase(state: PaletteState): number | undefined {
  const { base, scheme, isEven, colours, locked } = state;
  const place = findNearestTone(base, isEven);
  return (scheme !== "monochromatic" && !isGrey(base)) || colours.includes(base) || locked[place]
    ? undefined
    : place;
}

/**
 * A random base colour of any hue, with medium saturation and lightness.
 * @param random returns numbers from 0 to below 1
 */
export function pickRandomColour(random: () => number = Math.random): Hex {
  return fitToSrgb({ h: random() * 360, l: 0.4 + random() * 0.35, c: 0.08 + random() * 0.14 });
}
