import { toOklch, type Hex, type Oklch } from "./colour.ts";

/**
 * The OKLCH lightness from which and up to which a colour is called by its bare name: 0.08 around
 * that of its well-known value. It is less at the dark end where that value is the palest or the
 * brightest of its hue: a strong pink is far darker than CSS's pink, and still no dark pink. It is
 * 0.16 above blue, which is the darkest of its hue: steel blue and cerulean are called blue.
 */
const plainLightness = {
  grey: [0.52, 0.68],
  red: [0.55, 0.71],
  orange: [0.65, 0.81],
  brown: [0.42, 0.58],
  yellow: [0.8, 1],
  green: [0.44, 0.6],
  cyan: [0.68, 1],
  blue: [0.37, 0.61],
  purple: [0.37, 0.53],
  pink: [0.55, 1],
} as const;
/**
 * The OKLCH chroma up to which these are called light although they can hardly be lighter: half of
 * that of their well-known value.
 */
const paleChroma: Partial<Record<BasicColour, number>> = {
  yellow: 0.105,
  cyan: 0.077,
  pink: 0.037,
};
const minPaleLightness = 0.85;

/** The twelve basic colours. Black and white have no shades. */
export type BasicColour = "black" | "white" | keyof typeof plainLightness;

/** From the darkest to the lightest. A colour by itself is at most "dark" or "light". */
const shades = ["veryDark", "dark", "plain", "light", "veryLight"] as const;
type Shade = (typeof shades)[number];

/** A basic colour, and how the brightness of the named colour differs from it. */
export interface ColourName {
  readonly colour: BasicColour;
  readonly brightness: Shade;
}

/**
 * OKLCH lightness up to which a colour without a hue is named black, and from which it is named
 * white.
 */
const maxBlackLightness = 0.15;
const minWhiteLightness = 0.95;
/**
 * Names a colour after the nearest of the twelve colours, with "dark" or "light" where it clearly
 * differs. Black and white have no shades.
 * @see docs/specification.md#palette-generator-schemes
 */
export function getColourName(hex: Hex): ColourName {
  const named = toOklch(hex);
  const colour = hasHue(named) ? getHueName(named) : getGreyName(named.l);
  return { colour, brightness: getBrightness(colour, named) };
}

/**
 * Whether a person sees a hue in the colour: least in the dark browns, where less is enough, and in
 * what is nearly white.
 */
function hasHue({ l, c, h }: Oklch): boolean {
  const isBrownish = h > 25 && h < 110 && l < 0.6;
  return c >= (l > 0.92 || isBrownish ? 0.02 : 0.035);
}

/** The OKLCH hue in degrees at which each ends, from the oranges on. */
const hues: readonly (readonly [end: number, colour: BasicColour])[] = [
  [80, "orange"],
  [118, "yellow"],
  [172, "green"],
  [218, "cyan"],
  [282, "blue"],
  [335, "purple"],
];

/**
 * The nearest basic colour as people name it, where hue alone does not decide: a dark orange is a
 * brown, a dark yellow-green an olive green, a pale red a pink. The limits are those that name the
 * colours of the test's table as their speakers do.
 */
function getHueName({ l, c, h }: Oklch): BasicColour {
  if (h >= 335 || h < 14 || (h >= 325 && c >= 0.25)) return "pink";
  if (h < 38) {
    if (c < 0.07) return l < 0.6 && c < l / 4 ? "brown" : l < 0.6 ? "red" : "pink";
    return l >= 0.75 ? "pink" : h >= 30 && c < 0.15 && l > 0.6 ? "orange" : "red";
  }
  const isBrown = l < (h < 80 ? 0.65 : 0.6) || (c < 0.1 && l < 0.8);
  if (h < 100 && isBrown) return "brown";
  if (h >= 100 && h < 118 && l < 0.62) return "green";
  return hues.find(([end]) => h < end)![1];
}

function getBrightness(colour: BasicColour, { l, c }: Oklch): Shade {
  if (colour === "black" || colour === "white") return "plain";
  const [min, max] = plainLightness[colour];
  if (l > max || (l >= minPaleLightness && c <= (paleChroma[colour] ?? -1))) return "light";
  return l < min ? "dark" : "plain";
}

function getGreyName(l: number): BasicColour {
  if (l < maxBlackLightness) return "black";
  return l < minWhiteLightness ? "grey" : "white";
}

/**
 * Names the colours of a palette so that different ones have different names: of two dark purples
 * the darker is called very dark. Black and white have no shades.
 */
export function getPaletteNames(colours: readonly Hex[]): readonly ColourName[] {
  const names = colours.map(getColourName);
  return names.map((name, place) => {
    const { colour } = name;
    if (colour === "black" || colour === "white") return name;
    const tones = [...new Set(colours.filter((_, i) => names[i]!.colour === colour))].sort(
      (a, b) => toOklch(a).l - toOklch(b).l,
    );
    const spread = spreadShades(tones.map((hex) => getColourName(hex).brightness));
    return { colour, brightness: spread[tones.indexOf(colours[place]!)]! };
  });
}

/**
 * Rising shades near those that the colours have by themselves: equal dark ones move away from
 * plain as equal light ones do. A palette has no more colours than there are shades.
 */
function spreadShades(own: readonly Shade[]): readonly Shade[] {
  const at = own.map((shade) => shades.indexOf(shade));
  const last = at.length - 1;
  for (let i = last; i >= 0; i -= 1)
    at[i] = Math.min(at[i]!, 4 - (last - i), at[i]! < 2 && i < last ? at[i + 1]! - 1 : 4);
  for (let i = 0; i <= last; i += 1) at[i] = Math.max(at[i]!, i, i > 0 ? at[i - 1]! + 1 : 0);
  return at.map((i) => shades[i]!);
}
