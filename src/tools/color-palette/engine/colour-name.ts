import { toOklch, type Hex, type Oklch } from "./colour.ts";

/**
 * The twelve basic colours with the values of their CSS keywords, except three: the CSS orange is
 * yellowish, its brown reddish and its purple a magenta; with them a terracotta would be named
 * brown and a violet blue.
 */
export const basicColours = {
  black: "#000000",
  white: "#ffffff",
  grey: "#808080",
  red: "#ff0000",
  orange: "#ff8000",
  yellow: "#ffff00",
  green: "#008000",
  cyan: "#00ffff",
  blue: "#0000ff",
  purple: "#7b1fa2",
  pink: "#ffc0cb",
  brown: "#964b00",
} as const satisfies Readonly<Record<string, Hex>>;

export type BasicColour = keyof typeof basicColours;

/** A basic colour, and how the brightness of the named colour differs from it. */
export interface ColourName {
  readonly colour: BasicColour;
  readonly brightness: "dark" | "plain" | "light";
}

const colourful = (Object.keys(basicColours) as BasicColour[])
  .map((colour) => ({ colour, at: toOklch(basicColours[colour]) }))
  .filter(({ at }) => at.c > 0);

/**
 * Below this OKLCH chroma a colour is named white, grey or black, for example a warm paper white.
 */
const minChroma = 0.03;
/**
 * OKLCH lightness up to which a colour without a hue is named black, and from which it is named
 * white.
 */
const maxBlackLightness = 0.15;
const minWhiteLightness = 0.95;
/** OKLCH lightness difference from which a colour is called a dark or light shade. */
const minShadeDifference = 0.08;
/**
 * OKLCH lightness below which a colour is called dark where the keyword itself is the palest or the
 * brightest of its hue: a strong pink is far darker than CSS's pink, and still no dark pink.
 */
const minPlainLightness: Partial<Readonly<Record<BasicColour, number>>> = {
  pink: 0.55,
  cyan: 0.68,
  yellow: 0.8,
};

/**
 * Names a colour after the nearest of the twelve colours, with "dark" or "light" where it clearly
 * differs. Black and white have no shades.
 * @see docs/specification.md#palette-generator-schemes
 */
export function getColourName(hex: Hex): ColourName {
  const named = toOklch(hex);
  const colour =
    named.c < minChroma
      ? getGreyName(named.l)
      : colourful.reduce((best, basic) =>
          measureDistance(named, basic.at) < measureDistance(named, best.at) ? basic : best,
        ).colour;
  return { colour, brightness: getBrightness(colour, named.l) };
}

function getBrightness(colour: BasicColour, lightness: number): ColourName["brightness"] {
  if (colour === "black" || colour === "white") return "plain";
  const basic = toOklch(basicColours[colour]).l;
  if (lightness > basic + minShadeDifference) return "light";
  const minLightness = minPlainLightness[colour] ?? basic - minShadeDifference;
  return lightness < minLightness ? "dark" : "plain";
}

function getGreyName(lightness: number): BasicColour {
  return lightness <= maxBlackLightness
    ? "black"
    : lightness >= minWhiteLightness
      ? "white"
      : "grey";
}

/** Distance between two colours where lightness counts half as much as hue and chroma. */
function measureDistance(a: Oklch, b: Oklch): number {
  const hueDifference = Math.abs(((a.h - b.h + 540) % 360) - 180);
  return Math.hypot((hueDifference * Math.PI) / 180, (a.l - b.l) / 2);
}
