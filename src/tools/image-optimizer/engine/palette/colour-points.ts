/** Coordinates of a colour: lightness, the two hue axes, alpha. */
export const dimensions = 4;

const linear = Float64Array.from({ length: 256 }, (_, byte) =>
  byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
);
/**
 * A change of alpha counts half as much as one of lightness, close to the tuning of libimagequant.
 */
const coverWeight = 0.6;

/**
 * Converts a colour to a space where distances are roughly perceptual: OKLab (Ottosson 2020),
 * multiplied by alpha so that nearly transparent colours count little.
 */
export function writePoint(
  points: Float32Array,
  at: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
): void {
  const [r, g, b] = [
    linear[Math.round(red)]!,
    linear[Math.round(green)]!,
    linear[Math.round(blue)]!,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const cover = alpha / 255;
  points[at] = (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s) * cover;
  points[at + 1] = (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s) * cover;
  points[at + 2] = (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s) * cover;
  points[at + 3] = cover * coverWeight;
}

/** The points of colours, each of red, green, blue and alpha. */
export function toPoints(colours: ArrayLike<number>): Float32Array {
  const points = new Float32Array(colours.length);
  for (let at = 0; at < colours.length; at += 4)
    writePoint(points, at, colours[at]!, colours[at + 1]!, colours[at + 2]!, colours[at + 3]!);
  return points;
}

/**
 * The index of the nearest point.
 * @param from the index of a likely candidate, which speeds up the search
 */
export function findNearest(
  points: Float32Array,
  count: number,
  of: Float32Array,
  at: number,
  from: number,
): number {
  const [p0, p1, p2, p3] = [of[at]!, of[at + 1]!, of[at + 2]!, of[at + 3]!];
  let best = from;
  let leastDistance = Infinity;
  for (let step = -1; step < count; step++) {
    const i = step === -1 ? from : step;
    const d0 = points[4 * i]! - p0;
    let distance = d0 * d0;
    if (distance >= leastDistance) continue;
    const [d1, d2, d3] = [
      points[4 * i + 1]! - p1,
      points[4 * i + 2]! - p2,
      points[4 * i + 3]! - p3,
    ];
    distance += d1 * d1 + d2 * d2 + d3 * d3;
    if (distance < leastDistance) [best, leastDistance] = [i, distance];
  }
  return best;
}
