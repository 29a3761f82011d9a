import { weights } from "./ssimulacra2-weights.ts";

/** Red, green, blue and alpha in one byte each, row by row from the top. */
export interface Raster {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

type Planes = readonly [Float32Array, Float32Array, Float32Array];
interface Scale {
  readonly width: number;
  readonly height: number;
  readonly xyb: Planes;
  readonly computeMean: Planes;
  readonly square: Planes;
}

const scales = 6;
/** Avoids a division by zero where both pictures are smooth. */
const smallVariance = 0.0009;
const smallestSidePx = 8;
const sigma = 1.5;

/**
 * SSIMULACRA 2.1, a measure of the visual difference between a compressed picture and its original,
 * implemented after the published method: 100 is the original, 90 cannot be distinguished from it,
 * 70 is high quality, 50 medium, and the score may be below 0.
 * @param original the reference; transparent pixels are composited over mid-grey
 * @returns a function that returns the score of a picture of the same size
 * @see https://github.com/cloudinary/ssimulacra2
 */
export function ssimulacra2(original: Raster): (compressed: Raster) => number {
  const wanted = buildScales(original);
  return (compressed) => {
    if (compressed.width !== original.width || compressed.height !== original.height)
      throw new RangeError("the pictures differ in size");
    const inputs = buildScales(compressed);
    const norms = wanted.map((scale, i) => [0, 1, 2].map((c) => compare(scale, inputs[i]!, c)));
    let error = 0;
    for (const [component, scale, norm, map, weight] of weights)
      error += weight * (norms[scale]?.[component]?.[map]?.[norm] ?? 0);
    return computeScore(error);
  };
}

function computeScore(error: number): number {
  const e = error * 0.9562382616834844;
  const shaped =
    2.326765642916932 * e - 0.020884521182843837 * e * e + 6.248496625763138e-5 * e * e * e;
  return shaped > 0 ? 100 - 10 * shaped ** 0.6276336467831387 : 100;
}

function buildScales(picture: Raster): readonly Scale[] {
  const made: Scale[] = [];
  let { width, height } = picture;
  let linear = toLinear(picture);
  for (let i = 0; i < scales && width >= smallestSidePx && height >= smallestSidePx; i++) {
    if (i > 0) {
      linear = linear.map((plane) => halve(plane, width, height)) as unknown as Planes;
      width = Math.ceil(width / 2);
      height = Math.ceil(height / 2);
    }
    const xyb = toXyb(linear);
    const blurred = (plane: Float32Array): Float32Array => blur(plane, width, height);
    made.push({
      width,
      height,
      xyb,
      computeMean: xyb.map(blurred) as unknown as Planes,
      square: xyb.map((plane) => blurred(plane.map((v) => v * v))) as unknown as Planes,
    });
  }
  return made;
}

const linearOfByte = Float32Array.from({ length: 256 }, (_, i) =>
  i <= 10 ? i / 255 / 12.92 : ((i / 255 + 0.055) / 1.055) ** 2.4,
);

function toLinear({ data, width, height }: Raster): Planes {
  const planes: Planes = [0, 1, 2].map(() => new Float32Array(width * height)) as unknown as Planes;
  for (let i = 0; i < width * height; i++) {
    const alpha = data[4 * i + 3]! / 255;
    for (let c = 0; c < 3; c++)
      planes[c]![i] = alpha * linearOfByte[data[4 * i + c]!]! + (1 - alpha) * linearOfByte[128]!;
  }
  return planes;
}

const bias = 0.0037930732552754493;

/** Converts linear RGB to XYB as in JPEG XL, with each component shifted into 0 … 1. */
export function toXyb([red, green, blue]: Planes): Planes {
  const planes: Planes = [
    new Float32Array(red.length),
    new Float32Array(red.length),
    new Float32Array(red.length),
  ];
  const root = Math.cbrt(bias);
  for (let i = 0; i < red.length; i++) {
    const [r, g, b] = [red[i]!, green[i]!, blue[i]!];
    const long = Math.cbrt(0.3 * r + 0.622 * g + 0.078 * b + bias) - root;
    const middle = Math.cbrt(0.23 * r + 0.692 * g + 0.078 * b + bias) - root;
    const short =
      Math.cbrt(0.24342268924547819 * r + 0.2047674442449682 * g + 0.551809866509554 * b + bias) -
      root;
    const y = (long + middle) / 2;
    planes[0][i] = ((long - middle) / 2) * 14 + 0.42;
    planes[1][i] = y + 0.01;
    planes[2][i] = short - y + 0.55;
  }
  return planes;
}

function halve(plane: Float32Array, width: number, height: number): Float32Array {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const half = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const [top, bottom] = [2 * y * width, Math.min(2 * y + 1, height - 1) * width];
    for (let x = 0; x < w; x++) {
      const [left, right] = [2 * x, Math.min(2 * x + 1, width - 1)];
      half[y * w + x] =
        (plane[top + left]! +
          plane[top + right]! +
          plane[bottom + left]! +
          plane[bottom + right]!) /
        4;
    }
  }
  return half;
}

/**
 * Creates the kernel that the recursive filter of the reference implementation has: three truncated
 * cosines (Charalampidis 2016).
 */
const kernel = createKernel(sigma);

function createKernel(s: number): readonly number[] {
  const radius = Math.round(3.2795 * s + 0.2546);
  const omega = [1, 3, 5].map((k) => (k * Math.PI) / (2 * radius));
  // The weights of the cosines are those of the series of a Gaussian, normalized to a sum of 1
  // (equations 50 to 56).
  const p = omega.map((w, i) => (i === 1 ? -1 : 1) / Math.tan(w / 2));
  const r = omega.map((w, i) => ((i === 1 ? -1 : 1) * p[i]! ** 2) / Math.sin(w));
  const rho = omega.map((w) => Math.exp((-s * s * w * w) / 2) / radius);
  const d13 = p[0]! * r[1]! - r[0]! * p[1]!;
  const zeta15 = (p[1]! * r[2]! - r[1]! * p[2]!) / d13;
  const zeta35 = (p[2]! * r[0]! - r[2]! * p[0]!) / d13;
  const beta = solve(
    [p, r, [zeta15, zeta35, 1]],
    [1, radius ** 2 - s ** 2, zeta15 * rho[0]! + zeta35 * rho[1]! + rho[2]!],
  );
  return Array.from({ length: 2 * radius - 1 }, (_, i) =>
    omega.reduce((sum, w, k) => sum + beta[k]! * Math.cos(w * (i - radius + 1)), 0),
  );
}

/** Solves three linear equations with Cramer's rule. */
function solve(rows: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const det = (m: readonly (readonly number[])[]): number =>
    [0, 1, 2].reduce(
      (sum, i) =>
        sum +
        m[0]![i]! *
          (m[1]![(i + 1) % 3]! * m[2]![(i + 2) % 3]! - m[1]![(i + 2) % 3]! * m[2]![(i + 1) % 3]!),
      0,
    );
  return [0, 1, 2].map(
    (column) =>
      det(rows.map((row, y) => row.map((value, x) => (x === column ? right[y]! : value)))) /
      det(rows),
  );
}

/** Blurs along rows, then along columns; values beyond the edges are zero. */
function blur(plane: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(plane.length);
  const reach = (kernel.length - 1) / 2;
  // The kernel is symmetric.
  const [k0, k1, k2, k3, k4] = kernel.slice(reach) as [number, number, number, number, number];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const at = row + x;
      if (x >= reach && x < width - reach) {
        const near =
          k1 * (plane[at - 1]! + plane[at + 1]!) + k2 * (plane[at - 2]! + plane[at + 2]!);
        across[at] =
          k0 * plane[at]! +
          near +
          k3 * (plane[at - 3]! + plane[at + 3]!) +
          k4 * (plane[at - 4]! + plane[at + 4]!);
        continue;
      }
      let sum = 0;
      for (let k = Math.max(-reach, -x); k <= Math.min(reach, width - 1 - x); k++)
        sum += kernel[k + reach]! * plane[at + k]!;
      across[at] = sum;
    }
  }
  const out = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    for (let k = Math.max(-reach, -y); k <= Math.min(reach, height - 1 - y); k++) {
      const weight = kernel[k + reach]!;
      const from = (y + k) * width;
      for (let x = 0; x < width; x++)
        out[y * width + x] = out[y * width + x]! + weight * across[from + x]!;
    }
  }
  return out;
}

/**
 * Returns the mean and the 4-norm of the three error maps of one component: [structure, ringing,
 * blur].
 */
function compare(a: Scale, b: Scale, c: number): readonly (readonly [number, number])[] {
  const [ia, ib, ma, mb] = [a.xyb[c]!, b.xyb[c]!, a.computeMean[c]!, b.computeMean[c]!];
  const product = blur(
    ia.map((v, i) => v * ib[i]!),
    a.width,
    a.height,
  );
  const sums = [0, 0, 0, 0, 0, 0];
  const add = (map: number, error: number): void => {
    sums[2 * map]! += error;
    sums[2 * map + 1]! += error ** 4;
  };
  for (let i = 0; i < ia.length; i++) {
    const [m1, m2] = [ma[i]!, mb[i]!];
    const structure = 2 * (product[i]! - m1 * m2) + smallVariance;
    const variances = a.square[c]![i]! - m1 * m1 + (b.square[c]![i]! - m2 * m2) + smallVariance;
    add(0, Math.max(0, 1 - ((1 - (m1 - m2) ** 2) * structure) / variances));
    const edge = (1 + Math.abs(ib[i]! - m2)) / (1 + Math.abs(ia[i]! - m1)) - 1;
    add(edge > 0 ? 1 : 2, Math.abs(edge));
  }
  return [0, 1, 2].map((map) => [
    sums[2 * map]! / ia.length,
    (sums[2 * map + 1]! / ia.length) ** 0.25,
  ]);
}
