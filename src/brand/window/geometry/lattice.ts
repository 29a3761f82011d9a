import {
  insetPolygon,
  innerShare,
  createKhatam,
  toCartesian,
  rotate,
  type Point,
  type Polygon,
} from "./geometry.ts";

/** The pieces of one lattice tile about the origin: a star, and the cross between four stars. */
export interface Tile {
  readonly heart: Polygon;
  readonly petals: readonly Polygon[];
  /** Up, right, down, left: the cross is always split, so that no plain cross appears. */
  readonly leaves: readonly Polygon[];
  readonly seed: Polygon;
}

/**
 * Cuts the glass of one tile.
 * @param size side of the tile; neighbouring stars touch tip to tip
 * @param plaster width of the plaster between two pieces; 0.075 of the size by default
 */
export function createTile(size: number, plaster = size * 0.075): Tile {
  const half = size / 2;
  const radius = half - plaster * 0.28;
  return {
    heart: insetPolygon(createKhatam([0, 0], radius * heartShare, Math.PI / 8), plaster * 0.5),
    petals: eighths.map((angle) => rotate(insetPolygon(createPetal(radius), plaster * 0.5), angle)),
    leaves: quarters.map((angle) => rotate(insetPolygon(createLeaf(half), plaster * 0.58), angle)),
    seed: insetPolygon(createKhatam([0, 0], half * 0.24), plaster * 0.12),
  };
}

const heartShare = 0.46;
const eighths = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);
const quarters = Array.from({ length: 4 }, (_, i) => (i * Math.PI) / 2);

/** The petal that points up, from the tip of the star to the notch of its heart. */
function createPetal(radius: number): Polygon {
  const up = -Math.PI / 2;
  const side = Math.PI / 8;
  const heart = radius * heartShare;
  const at = (r: number, angle: number) => toCartesian([0, 0], r, up + angle);
  return [
    at(radius, 0),
    at(radius * innerShare, side),
    at(heart, side),
    at(heart * innerShare, 0),
    at(heart, -side),
    at(radius * innerShare, -side),
  ];
}

/** The leaf that points up, in the upper arm of the cross between four stars. */
function createLeaf(half: number): Polygon {
  const outline: Polygon = [
    [0, -1],
    [0.2929, -0.7071],
    [0.2929, -0.2929],
    [0.1, -0.2],
    [0, -0.31],
    [-0.1, -0.2],
    [-0.2929, -0.2929],
    [-0.2929, -0.7071],
  ];
  return outline.map(([x, y]): Point => [x * half, y * half]);
}
