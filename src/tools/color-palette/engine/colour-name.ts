import { toOklch, type Hex, type Oklch } from "./colour.ts";

/**
 * The twelve basic colours, by the values of their CSS keywords but for three: CSS orange is a yellow orange, its brown a
 * red and its purple a magenta, and with those a terracotta would be called brown and a violet blue.
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

/** A basic colour and how the named one differs from it in brightness. */
export interface ColourName {
  readonly colour: BasicColour;
  readonly brightness: "dark" | "plain" | "light";
}

const colourful = (Object.keys(basicColours) as BasicColour[])
  .map((colour) => ({ colour, at: toOklch(basicColours[colour]) }))
  .filter(({ at }) => at.c > 0);

/** Chroma below which no hue is seen: a warm paper white is white. */
const minChroma = 0.03;
/** OKLCH lightness up to which a colour without a hue is black, and from which it is white: what lies between, everybody calls a grey. */
const darkestGrey = 0.15;
const lightestGrey = 0.95;
/** Difference of OKLCH lightness that makes a colour a dark or a light one of its name. */
const clearlyApart = 0.08;

/** The nearest of the twelve, by hue first and brightness second, with "dark" or "light" where it is clearly so. Black and white have no shades. */
export function getColourName(hex: Hex): ColourName {
  const named = toOklch(hex);
  const colour =
    named.c < minChroma
      ? getGreyName(named.l)
      : colourful.reduce((best, basic) =>
          measureDistance(named, basic.at) < measureDistance(named, best.at) ? basic : best,
        ).colour;
  const lighter = named.l - toOklch(basicColours[colour]).l;
  if (colour === "black" || colour === "white" || Math.abs(lighter) <= clearlyApart)
    return { colour, brightness: "plain" };
  return { colour, brightness: lighter < 0 ? "dark" : "light" };
}

function getGreyName(lightness: number): BasicColour {
  return lightness <= darkestGrey ? "black" : lightness >= lightestGrey ? "white" : "grey";
}

/** Turned hues count in full, differences of lightness half. */
function measureDistance(a: Oklch, b: Oklch): number {
  const hueDifference = Math.abs(((a.h - b.h + 540) % 360) - 180);
  return Math.hypot((hueDifference * Math.PI) / 180, (a.l - b.l) / 2);
}
