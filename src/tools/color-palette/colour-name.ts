import { oklchOf, type Hex, type Oklch } from "./colour.ts";

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

const basics = (Object.keys(basicColours) as BasicColour[]).map((colour) => ({ colour, at: oklchOf(basicColours[colour]) }));
const [colourless, colourful] = [basics.filter(({ at }) => at.c === 0), basics.filter(({ at }) => at.c > 0)];

/** Chroma below which no hue is seen: a warm paper white is white. */
const leastChroma = 0.03;
/** Difference of OKLCH lightness that makes a colour a dark or a light one of its name. */
const clearlyApart = 0.08;

/** The nearest of the twelve, by hue first and brightness second, with "dark" or "light" where it is clearly so. Black and white have no shades. */
export function nameOf(hex: Hex): ColourName {
  const named = oklchOf(hex);
  const [among, apart] = named.c < leastChroma ? [colourless, lightnessApart] : [colourful, hueFirst];
  const { colour, at } = among.reduce((best, basic) => (apart(named, basic.at) < apart(named, best.at) ? basic : best));
  if (colour === "black" || colour === "white" || Math.abs(named.l - at.l) <= clearlyApart) return { colour, brightness: "plain" };
  return { colour, brightness: named.l < at.l ? "dark" : "light" };
}

function lightnessApart(a: Oklch, b: Oklch): number {
  return Math.abs(a.l - b.l);
}

function hueFirst(a: Oklch, b: Oklch): number {
  const turn = Math.abs(((a.h - b.h + 540) % 360) - 180);
  return Math.hypot((turn * Math.PI) / 180, (a.l - b.l) / 2);
}
