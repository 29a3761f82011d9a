/**
 * Drawing units, x to the right and y down, as in SVG. Angles are radians, clockwise from three
 * o'clock.
 */
export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

/** The angle that points straight up, where rings begin. */
export const noonAngle = -Math.PI / 2;

/**
 * The edges of two squares turned by 45° cross at this share of their radius: cos 45° / cos 22.5°.
 */
export const innerShare = Math.SQRT1_2 / Math.cos(Math.PI / 8);

/** The point at the distance `radius` and the angle `angle` from a centre. */
export function toCartesian([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** The eight-point star, two squares turned by 45°, as sixteen corners from the top tip on. */
export function createKhatam(centre: Point, radius: number, turn = 0): Polygon {
  return Array.from({ length: 16 }, (_, i) =>
    toCartesian(centre, i % 2 ? radius * innerShare : radius, noonAngle + turn + (i * Math.PI) / 8),
  );
}

/**
 * The same polygon with each edge moved inwards by `depth` (outwards if negative) and its corners
 * kept sharp.
 */
export function insetPolygon(polygon: Polygon, depth: number): Polygon {
  const inwards = getSignedArea(polygon) > 0 ? 1 : -1;
  const edges = polygon.map(([x, y], i) => {
    const [u, v] = getCorner(polygon, i + 1);
    const length = Math.hypot(u - x, v - y) || 1;
    const [dx, dy] = [(u - x) / length, (v - y) / length];
    return { x: x - dy * inwards * depth, y: y + dx * inwards * depth, dx, dy };
  });
  return edges.map((edge, i): Point => {
    const before = getCorner(edges, i - 1);
    const cross = before.dx * edge.dy - before.dy * edge.dx;
    if (Math.abs(cross) < 1e-4) return [edge.x, edge.y];
    const along = ((edge.x - before.x) * edge.dy - (edge.y - before.y) * edge.dx) / cross;
    return [before.x + before.dx * along, before.y + before.dy * along];
  });
}

/** The part of a polygon in which `inside` is positive. `inside` must be linear along each edge. */
export function cutPolygon(polygon: Polygon, inside: (point: Point) => number): Polygon {
  return polygon.flatMap((point, i): Point[] => {
    const next = getCorner(polygon, i + 1);
    const [here, there] = [inside(point), inside(next)];
    const keptPoints: Point[] = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return keptPoints;
    const share = here / (here - there);
    return [
      ...keptPoints,
      [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share],
    ];
  });
}

/**
 * The two parts of a polygon on both sides of a line: first the part on the left of the direction
 * from `a` to `b`.
 */
export function splitPolygon(
  polygon: Polygon,
  a: Point,
  b: Point,
): readonly [left: Polygon, right: Polygon] {
  const measureSide = ([x, y]: Point) => (b[1] - a[1]) * (x - a[0]) - (b[0] - a[0]) * (y - a[1]);
  return [cutPolygon(polygon, measureSide), cutPolygon(polygon, (point) => -measureSide(point))];
}

/** The mean of the corners. */
export function getMiddle(polygon: Polygon): Point {
  const [sumX, sumY] = polygon.reduce(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  return [sumX / polygon.length, sumY / polygon.length];
}

/** Rotates every point about the origin. */
export function rotate(polygon: Polygon, angle: number): Polygon {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return polygon.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

/** Translates every point. */
export function translate(polygon: Polygon, dx: number, dy: number): Polygon {
  return polygon.map(([x, y]) => [x + dx, y + dy]);
}

function getSignedArea(polygon: Polygon): number {
  return polygon.reduce((sum, [x, y], i) => {
    const [u, v] = getCorner(polygon, i + 1);
    return sum + (x * v - u * y) / 2;
  }, 0);
}

function getCorner<T>(corners: readonly T[], index: number): T {
  const found = corners[(index + corners.length) % corners.length];
  if (found === undefined) throw new RangeError("a polygon has at least one corner");
  return found;
}
