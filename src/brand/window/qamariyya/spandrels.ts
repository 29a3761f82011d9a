import type { Point } from "../geometry/geometry.ts";
import { lightPiece, type Light } from "./light.ts";
import { panel, buildStarPieces, type Placed } from "./window-plan.ts";

/** A round piercing of the plaster. */
export interface Roundel {
  readonly at: Point;
  readonly radius: number;
}

/**
 * The piercings left of the axis, largest first. Each keeps a distance of 9 to three of its
 * neighbours (frame, moon, light, other roundels).
 */
export const leftRoundels: readonly Roundel[] = [
  { at: [139.7, 132.7], radius: 72.7 },
  { at: [114.8, 259.8], radius: 47.8 },
  { at: [194.6, 264], radius: 23.1 },
  { at: [229.5, 81.6], radius: 21.6 },
  { at: [82.6, 324.6], radius: 15.6 },
  { at: [78.2, 202.4], radius: 11.2 },
];

/** The one on the axis, between the moon and the two lights. */
export const axisRoundel: Roundel = { at: [panel.axis, 350.5], radius: 17.1 };

const ringed = 40;
const starReach = 32.5;

/** The glass of a roundel: a star, and a ring of sixteen stars around it where there is room. */
export function buildGlass({ at, radius }: Roundel, light: Light): readonly Placed[] {
  const key = [Math.abs(at[0] - panel.axis), at[1]];
  if (radius < 13)
    return [
      { shape: "seed", at, turn: 0, scale: radius / 9, lit: lightPiece(light, at, "petal", key) },
    ];
  const isRinged = radius > ringed;
  const star = buildStarPieces(at, key, light, (radius * (isRinged ? 0.66 : 0.8)) / starReach);
  return isRinged
    ? [
        ...star,
        {
          shape: "ring",
          at,
          turn: 0,
          scale: radius / 100,
          lit: lightPiece(light, at, "leaf", key),
        },
      ]
    : star;
}
