/** Four corners on the picture: upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point];
type Point = readonly [x: number, y: number];

/**
 * The CSS `matrix3d` that lays a flat field of `width` by `height` into four corners, with `transform-origin: 0 0`.
 * The square-to-quadrilateral mapping of P. Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, 2.2.3.
 */
export function lay(width: number, height: number, [a, b, c, d]: Corners): string {
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const [dx1, dy1, dx2, dy2] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  const across = [b[0] - a[0] + g * b[0], b[1] - a[1] + g * b[1], g];
  const down = [d[0] - a[0] + h * d[0], d[1] - a[1] + h * d[1], h];
  const [xu = 0, yu = 0, wu = 0] = across.map((value) => value / width);
  const [xv = 0, yv = 0, wv = 0] = down.map((value) => value / height);
  return `matrix3d(${[xu, yu, 0, wu, xv, yv, 0, wv, 0, 0, 1, 0, a[0], a[1], 0, 1].join(",")})`;
}
