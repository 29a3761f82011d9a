import { toLatinDigits } from "#i18n/latin-digits.ts";
import { convertHslToRgb, convertOklabToRgb, convertRgbToHsl, convertRgbToOklab } from "culori/fn";

/** `#` and six lower-case hexadecimal digits. */
export type Hex = `#${string}`;

/** Red, green and blue, each a whole number from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Hue in degrees; saturation and lightness from 0 to 1. A grey has hue 0 and saturation 0. */
export interface Hsl {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

/**
 * Lightness from 0 to 1, chroma, hue in degrees. A grey has chroma 0 and hue 0.
 * @see https://bottosson.github.io/posts/oklab/
 */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/**
 * OKLab: lightness, green to red, blue to yellow. Distances correspond to perceived differences.
 */
export type Oklab = readonly [l: number, a: number, b: number];

type Shares = Readonly<Record<"r" | "g" | "b", number>>;

/**
 * Parses a typed or pasted colour: `#6d28d9`, `6D28D9`, `#63f`, `rgb(109, 40, 217)`, also with
 * Arabic digits.
 * @returns undefined for anything else, colours with transparency included
 */
export function parseColour(text: string): Hex | undefined {
  const plain = toLatinDigits(text.trim().toLowerCase()).replaceAll("،", ",");
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(plain)?.[1];
  if (digits !== undefined)
    return `#${digits.length === 6 ? digits : digits.replace(/./g, "$&$&")}`;
  const channels =
    /^rgb\(\s*(\d{1,3})(?:\s+(?:,\s*)?|,\s*)(\d{1,3})(?:\s+(?:,\s*)?|,\s*)(\d{1,3})\s*\)$/
      .exec(plain)
      ?.slice(1)
      .map(Number);
  return channels?.every((channel) => channel <= 255)
    ? toHex(channels as unknown as Rgb)
    : undefined;
}

/** Converts a colour to its channels. */
export function toRgb(hex: Hex): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** Converts channels to the hexadecimal notation. */
export function toHex(rgb: Rgb): Hex {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Formats a colour in CSS notation: `rgb(109, 40, 217)`. */
export function formatRgb(hex: Hex): string {
  return `rgb(${toRgb(hex).join(", ")})`;
}

/** Whether a colour has no hue: black, white and every grey. */
export function isGrey(hex: Hex): boolean {
  const [red, green, blue] = toRgb(hex);
  return red === green && green === blue;
}

/** Converts a colour to HSL. */
export function toHsl(hex: Hex): Hsl {
  const { h = 0, s, l } = convertRgbToHsl(toShares(hex));
  return { h, s, l };
}

/** Converts HSL to the hexadecimal notation; any hue in degrees is accepted. */
export function hslToHex(hsl: Hsl): Hex {
  return toHexFromShares(convertHslToRgb(hsl));
}

/** Converts a colour to OKLab. @see https://bottosson.github.io/posts/oklab/ */
export function toOklab(hex: Hex): Oklab {
  const { l, a, b } = convertRgbToOklab(toShares(hex));
  return [l, a, b];
}

/** Converts a colour to OKLCH, the polar form of OKLab. */
export function toOklch(hex: Hex): Oklch {
  const [l, a, b] = toOklab(hex);
  if (isGrey(hex)) return { l, c: 0, h: 0 };
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/**
 * The perceived difference of two colours: their distance in OKLab. 0.02 is just visible side by
 * side.
 */
export function measureDistance(a: Oklab, b: Oklab): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/**
 * Maps a colour into sRGB by reducing its chroma; lightness and hue stay. The mapping of CSS Color
 * 4 keeps more chroma but changes lightness by up to 0.02, and even steps need exact lightness.
 */
export function fitToSrgb({ l, c, h }: Oklch): Hex {
  const at = (chroma: number): Shares =>
    convertOklabToRgb({
      l,
      a: chroma * Math.cos((h * Math.PI) / 180),
      b: chroma * Math.sin((h * Math.PI) / 180),
    });
  if (isShowable(at(c))) return toHexFromShares(at(c));
  let [fits, tooMuch] = [0, c];
  while (tooMuch - fits > 1e-5) {
    const middle = (fits + tooMuch) / 2;
    if (isShowable(at(middle))) fits = middle;
    else tooMuch = middle;
  }
  return toHexFromShares(at(fits));
}

/**
 * Whether sRGB contains the colour, with a small tolerance because the matrices convert white to
 * 1.0000000000000002.
 */
function isShowable({ r, g, b }: Shares): boolean {
  return Math.min(r, g, b) >= -1e-7 && Math.max(r, g, b) <= 1 + 1e-7;
}

/** The shares of red, green and blue, each from 0 to 1 and encoded for sRGB. */
export function toShares(hex: Hex): Shares {
  const [red, green, blue] = toRgb(hex);
  return { r: red / 255, g: green / 255, b: blue / 255 };
}

/** The code of a colour by its shares; what is outside of sRGB is cut. */
export function toHexFromShares({ r, g, b }: Shares): Hex {
  return toHex(
    [r, g, b].map((share) => Math.max(0, Math.min(255, Math.round(share * 255)))) as unknown as Rgb,
  );
}
