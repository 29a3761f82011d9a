import {
  insetPolygon,
  toCartesian,
  rotate,
  type Point,
  type Polygon,
} from "../geometry/geometry.ts";
import { createTile } from "../geometry/lattice.ts";
import { toOutline, toStarOutlines, type Outline } from "../geometry/path.ts";

/** The kinds of pieces of glass in a window. */
export type Shape =
  | "upright petals"
  | "slanting petals"
  | "heart"
  | "leaves"
  | "leaf"
  | "seed"
  | "star"
  | "knot"
  | "ring";

/** Side of a lattice tile and of a tile of the border. */
export const tileSize = 68;
const borderPitch = 21.7;

/**
 * Glass is a little smaller than its opening, so that the thickness of the plaster shows as a rim.
 */
const rim = 0.8;

const { petals, leaves } = createTile(tileSize);
const cutPetals = petals.map((petal) => insetPolygon(petal, rim));
const cutLeaves = leaves.map((leaf) => insetPolygon(leaf, rim));

const polygons: Readonly<
  Record<Exclude<Shape, "heart" | "seed" | "star" | "ring">, readonly Polygon[]>
> = {
  "upright petals": cutPetals.filter((_, i) => i % 2 === 0),
  "slanting petals": cutPetals.filter((_, i) => i % 2 === 1),
  leaves: cutLeaves,
  leaf: cutLeaves.slice(1, 2),
  knot: createKnot(borderPitch),
};

/** The measures of a ring of sixteen stars in a roundel of radius 100. */
const sixteenths = Array.from({ length: 16 }, (_, i) => i);

const starRadius: Readonly<Record<"heart" | "seed" | "star", number>> = {
  heart: 10.3,
  seed: 6.2,
  star: 9.1,
};

/**
 * The outlines of one piece of glass.
 * @param turn degrees, clockwise
 */
export function toOutlines(shape: Shape, at: Point, turn = 0, scale = 1): readonly Outline[] {
  if (shape === "heart" || shape === "seed" || shape === "star") {
    // Angles of stars along a curve are rounded to five degrees: it is not visible, and repeated
    // text compresses.
    const degrees = shape === "heart" ? 22.5 : (Math.round(turn / 9) * 9) % 45;
    return toStarOutlines(at, starRadius[shape] * scale, degrees);
  }
  if (shape === "ring")
    return sixteenths.flatMap((i) =>
      toStarOutlines(toCartesian(at, 82 * scale, (i * Math.PI) / 8), 11.4 * scale, (i % 2) * 22.5),
    );
  const angle = (turn * Math.PI) / 180;
  return polygons[shape].map((polygon) =>
    toOutline(
      rotate(polygon, angle).map(([x, y]) => [x * scale, y * scale]),
      at,
    ),
  );
}

/**
 * The darts on both sides of the point where two stars of the border touch: half crosses, without
 * notches at this size.
 */
function createKnot(pitch: number): readonly Polygon[] {
  const r = pitch / 2;
  return [1, -1].map((side): Polygon => [
    [0, side * 0.46 * r],
    [4.9, side * 0.9 * r],
    [-4.9, side * 0.9 * r],
  ]);
}
