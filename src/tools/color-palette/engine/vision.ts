import { convertLrgbToRgb, convertRgbToLrgb } from "culori/fn";
import {
  measureDistance,
  toHexFromShares,
  toOklab,
  toShares,
  type Hex,
  type Rgb,
} from "./colour.ts";

/** Colour vision deficiencies with one type of cone missing. */
export const visions = ["protanopia", "deuteranopia", "tritanopia"] as const;
export type Vision = (typeof visions)[number];

/**
 * Matrices, row by row, that simulate a missing type of cone on linear red, green and blue.
 * @see Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
 *   Vision Deficiency" (2009), severity 1.0
 */
const matrices: Readonly<Record<Vision, readonly (readonly [number, number, number])[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Returns a colour as it is seen with a deficiency. */
export function simulateVision(vision: Vision, hex: Hex): Hex {
  const light = convertRgbToLrgb(toShares(hex));
  const [r, g, b] = matrices[vision].map(
    ([redWeight, greenWeight, blueWeight]) =>
      redWeight * light.r + greenWeight * light.g + blueWeight * light.b,
  ) as unknown as Rgb;
  return toHexFromShares(
    convertLrgbToRgb({ r: clampChannel(r), g: clampChannel(g), b: clampChannel(b) }),
  );
}

/** OKLab distance from which two colours differ clearly. */
const minDistance = 0.08;
/** OKLab distance below which two colours hardly differ. */
const collapseDistance = 0.05;

/**
 * Finds the pairs of colours, by index, that differ clearly in normal vision but hardly with a
 * deficiency.
 */
export function findCollapsingPairs(
  vision: Vision,
  colours: readonly Hex[],
): readonly (readonly [first: number, second: number])[] {
  return colours.flatMap((a, first) =>
    colours.flatMap((b, second) => {
      if (second <= first || measureDistance(toOklab(a), toOklab(b)) < minDistance) return [];
      return measureDistance(
        toOklab(simulateVision(vision, a)),
        toOklab(simulateVision(vision, b)),
      ) < collapseDistance
        ? [[first, second] as const]
        : [];
    }),
  );
}

function clampChannel(channel: number): number {
  return Math.max(0, Math.min(1, channel));
}
