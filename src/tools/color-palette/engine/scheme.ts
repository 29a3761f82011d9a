import { fitToSrgb, hslToHex, toHsl, isGrey, toOklch, type Hex } from "./colour.ts";

/**
 * The five palette types in the order of the choice.
 * @see docs/specification.md#palette-generator-schemes
 */
export const schemes = [
  "monochromatic",
  "analogous",
  "complementary",
  "triadic",
  "tetradic",
] as const;
export type Scheme = (typeof schemes)[number];

/** The five colours of a palette. */
export type Palette = readonly [Hex, Hex, Hex, Hex, Hex];

/**
 * How a colour of a scheme derives from the base: the rotation of its hue in degrees, and its tone.
 * A muted one keeps a share of the base's saturation.
 */
type Step = readonly [turn: number, tone?: "light" | "dark" | "muted"];

/**
 * Neighbouring hues of the analogous scheme differ by 0.08 of the circle.
 * @see docs/specification.md#palette-generator-schemes
 */
const neighbourDegrees = 0.08 * 360;
/**
 * The share of the base's saturation in a tetradic palette's last colour; the specification does
 * not say how much. A third gives a quiet background for the other four.
 */
const mutedShare = 0.3;

// The triadic scheme has three hues in two tones each; the sixth colour is left out.
const steps: Readonly<Record<Exclude<Scheme, "monochromatic">, readonly Step[]>> = {
  analogous: [-2, -1, 0, 1, 2].map((places) => [places * neighbourDegrees]),
  complementary: [[0], [0, "light"], [0, "dark"], [180], [180, "light"]],
  triadic: [[0], [120], [240], [0, "light"], [120, "light"]],
  tetradic: [[0], [90], [180], [270], [0, "muted"]],
};

/**
 * HSL lightness steps of the monochromatic scheme.
 * @see docs/specification.md#palette-generator-schemes
 */
const lightnessSteps = [0.1, 0.3, 0.5, 0.7, 0.9] as const;
/** OKLCH lightness steps of the monochromatic scheme; a lightness below 0.15 looks black. */
const evenLightnessSteps = [0.15, 0.35, 0.55, 0.75, 0.95] as const;

/**
 * Creates the five colours of a scheme for a base, computed in HSL
 * (docs/specification.md#palette-generator-schemes). A grey has no hue to rotate: every scheme that
 * rotates hues gives it a range of greys that contains the base.
 * @param isEven computes in OKLCH instead, where equal steps look equal and tones keep their
 *   lightness
 */
export function createPalette(base: Hex, scheme: Scheme, isEven = false): Palette {
  if (isEven)
    return (scheme === "monochromatic" || isGrey(base)
      ? listEvenTones(base)
      : listEvenTurns(base, steps[scheme])) as unknown as Palette;
  if (scheme === "monochromatic") return listTones(base) as unknown as Palette;
  if (isGrey(base)) return listGreys(base) as unknown as Palette;
  const { h, s, l } = toHsl(base);
  return steps[scheme].map(([turn, tone]) =>
    turn === 0 && tone === undefined
      ? base
      : hslToHex({ h: h + turn, s: s * getShare(tone), l: shiftTone(l, tone) }),
  ) as unknown as Palette;
}

const getShare = (tone: Step[1]): number => (tone === "muted" ? mutedShare : 1);

function listTones(base: Hex): readonly Hex[] {
  const { h, s } = toHsl(base);
  return lightnessSteps.map((l) => hslToHex({ h, s, l }));
}

function listGreys(base: Hex): readonly Hex[] {
  const nearest = findNearestTone(base);
  return lightnessSteps.map((l, place) => (place === nearest ? base : hslToHex({ h: 0, s: 0, l })));
}

/**
 * The place of the lightness step that a colour is the nearest to; of two the darker one. The steps
 * are a fifth apart and begin at 0.1, in OKLCH at 0.15; black and white have the outer ones.
 */
export const findNearestTone = (colour: Hex, isEven = false): number =>
  Math.floor(4.99 * (isEven ? Math.max(0, toOklch(colour).l - 0.05) : toHsl(colour).l));

function listEvenTones(base: Hex): readonly Hex[] {
  const { c, h } = toOklch(base);
  return evenLightnessSteps.map((l) => fitToSrgb({ l, c, h }));
}

function listEvenTurns(base: Hex, turns: readonly Step[]): readonly Hex[] {
  const { l, c, h } = toOklch(base);
  return turns.map(([turn, tone]) =>
    fitToSrgb({ l: shiftTone(l, tone), c: c * getShare(tone), h: h + turn }),
  );
}

/**
 * Makes a lightness from 0 to 1 lighter or darker by 0.25; where the scale ends, by 0.5 in the
 * other direction, so that no two tones are equal.
 */
function shiftTone(l: number, tone: Step[1]): number {
  if (tone === "light") return l + 0.25 <= 0.95 ? l + 0.25 : l - 0.5;
  if (tone === "dark") return l - 0.25 >= 0.05 ? l - 0.25 : l + 0.5;
  return l;
}
