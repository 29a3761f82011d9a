import type { Pixels } from "../codecs/pixels.ts";
import { findNearest, writePoint } from "./colour-points.ts";
import type { Palette } from "./make-palette.ts";

/**
 * From this difference between neighbouring pixels on there is an edge or noise, where diffused
 * errors are visible.
 */
const edge = 36;
/** Larger errors are limited: diffused over many pixels they would be visible as a stain. */
const maxError = 40;

/**
 * Maps every pixel to a palette colour. The error is diffused to the neighbours (Floyd and
 * Steinberg 1976) in alternating directions, less at edges, and not at all where the palette has
 * the exact colour.
 * @param strength the diffused share of an error, from 0 to 1
 */
export function dither(
  pixels: Pixels,
  palette: Palette,
  strength: number,
  onProgress: (share: number) => void = () => undefined,
): Uint8Array<ArrayBuffer> {
  const { data, width, height } = pixels;
  const indices = new Uint8Array(width * height);
  const find = createFinder(palette);
  let row = new Float32Array((width + 2) * 4);
  let next = new Float32Array((width + 2) * 4);
  const target = new Float32Array(4);
  for (let y = 0; y < height; y++) {
    const step = y % 2 === 0 ? 1 : -1;
    for (let n = 0, x = step === 1 ? 0 : width - 1; n < width; n++, x += step) {
      const at = (y * width + x) * 4;
      const slot = (x + 1) * 4;
      for (let c = 0; c < 4; c++)
        target[c] = Math.min(255, Math.max(0, data[at + c]! + row[slot + c]!));
      if (data[at + 3] === 0) target[3] = 0;
      const index = find(target);
      indices[y * width + x] = index;
      const share =
        strength * (data[at + 3] === 0 ? 0 : measureCalm(data, at, x, y, width, height));
      for (let c = 0; c < 4; c++) {
        const error =
          Math.min(maxError, Math.max(-maxError, target[c]! - palette.colours[4 * index + c]!)) *
          share;
        row[slot + 4 * step + c]! += (error * 7) / 16;
        next[slot - 4 * step + c]! += (error * 3) / 16;
        next[slot + c]! += (error * 5) / 16;
        next[slot + 4 * step + c]! += error / 16;
      }
    }
    [row, next] = [next, row.fill(0)];
    if (y % 64 === 0) onProgress(y / height);
  }
  return indices;
}

/** 1 in a flat area, down to a third at an edge. */
function measureCalm(
  data: Uint8ClampedArray,
  at: number,
  x: number,
  y: number,
  width: number,
  height: number,
): number {
  const [left, right] = [x === 0 ? at : at - 4, x === width - 1 ? at : at + 4];
  const [up, down] = [y === 0 ? at : at - 4 * width, y === height - 1 ? at : at + 4 * width];
  const change = Math.max(
    Math.abs(data[left + 1]! - data[right + 1]!),
    Math.abs(data[up + 1]! - data[down + 1]!),
  );
  return change >= edge ? 1 / 3 : 1 - (change / edge) * (2 / 3);
}

/**
 * Caches the nearest palette colour for each small cell of the colour space, because most lookups
 * repeat.
 */
function createFinder({ points, count }: Palette): (target: Float32Array) => number {
  const known = new Int16Array(1 << 18).fill(-1);
  const point = new Float32Array(4);
  let last = 0;
  return (target) => {
    const [r, g, b, a] = [target[0]!, target[1]!, target[2]!, target[3]!];
    const isOpaque = a >= 254.5;
    const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
    if (isOpaque && known[key]! >= 0) return known[key]!;
    writePoint(
      point,
      0,
      isOpaque ? (r & ~3) + 1.5 : r,
      isOpaque ? (g & ~3) + 1.5 : g,
      isOpaque ? (b & ~3) + 1.5 : b,
      a,
    );
    last = findNearest(points, count, point, 0, last);
    if (isOpaque) known[key] = last;
    return last;
  };
}
