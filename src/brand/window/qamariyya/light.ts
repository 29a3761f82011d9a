import type { Point } from "../geometry/geometry.ts";
import { hashNumbers } from "../geometry/hash.ts";
import type { Fade, Hue } from "../palette.ts";

/** The position of the light of a window and the colours that it gives the glass. */
export interface Light {
  readonly from: Point;
  /** The distance at which the light ends, in drawing units. */
  readonly reach: number;
  readonly seed: number;
}

/**
 * The kind of a piece in the lattice. Hearts are drawn as nearer to the light than they are, leaves
 * as further.
 */
export type Part = "heart" | "petal" | "leaf" | "border" | "binding";

export interface Lit {
  readonly hue: Hue;
  /**
   * The distance from full light. The same step is the order in which pieces light up on load, 0
   * first and 7 last.
   */
  readonly fade: Fade;
}

const orders: readonly (readonly Hue[])[] = [
  ["mari", "coral", "violet", "nile", "blue", "violet"],
  ["mari", "coral", "violet", "nile", "blue", "nile"],
  ["straw", "mari", "nile", "blue", "violet", "coral"],
  ["mari", "nile", "violet", "coral", "blue", "nile"],
];

const zonesFurther: Readonly<Record<Part, number>> = {
  heart: -1.6,
  petal: 0,
  leaf: 2.2,
  border: 1.5,
  binding: 2.6,
};
const fadesFurther: Readonly<Record<Part, number>> = {
  heart: -1.5,
  petal: 0,
  leaf: 0.3,
  border: 0.2,
  binding: 0.6,
};

/** The order of the six colours for a seed, nearest to the light first. */
export function sortHues(seed: number): readonly Hue[] {
  return orders[Math.abs(Math.trunc(seed)) % orders.length] ?? [];
}

/**
 * Distance from the light, 0 to 1 at its reach and beyond. Height counts 0.82, so that the light
 * reaches further down than sideways.
 */
export function getDistance({ from, reach }: Light, [x, y]: Point): number {
  return Math.min(1, Math.hypot(x - from[0], (y - from[1]) * 0.82) / reach);
}

/**
 * The colour of one piece of glass.
 * @param key the piece's place in the lattice; equal keys get equal noise, so that mirrored pieces
 *   match
 */
export function lightPiece(light: Light, at: Point, part: Part, key: readonly number[]): Lit {
  const far = getDistance(light, at);
  const noise = hashNumbers(light.seed, ...key, 7);
  const zone = Math.floor(far * 5.4 - 0.9 + (noise - 0.5) * 1.3 + zonesFurther[part]);
  const huesByDistance = sortHues(light.seed);
  const hue =
    part === "heart" && noise > 0.45
      ? far < 0.5
        ? "straw"
        : "mari"
      : huesByDistance[Math.max(0, Math.min(5, zone))];
  const isInLattice = part === "petal" || part === "leaf" || part === "heart";
  const unevenness = isInLattice ? (hashNumbers(light.seed, ...key, 3) - 0.5) * 1.4 : 0;
  return { hue: hue ?? "mari", fade: toFade(far * 8 - 0.6 + unevenness + fadesFurther[part]) };
}

function toFade(value: number): Fade {
  return Math.max(0, Math.min(7, Math.round(value))) as Fade;
}
