import { zlibSync } from "fflate";
import { writePng } from "../header/png.ts";
import { dither } from "./dither.ts";
import { listColours } from "./colour-list.ts";
import { makePalette, type Palette } from "./make-palette.ts";
import type { Pixels } from "../codecs/pixels.ts";

/**
 * Writes a picture as a PNG with a palette, which oxipng compresses further.
 * @param maxColours 2 to 256; a picture with no more colours keeps all of them
 * @param strength of the dithering, from 0 to 1
 */
export function createIndexedPng(
  pixels: Pixels,
  maxColours: number,
  strength: number,
  onProgress: (fraction: number) => void = () => undefined,
): Uint8Array<ArrayBuffer> {
  const list = listColours(pixels);
  const palette = sortByAlpha(
    makePalette(list, maxColours, (fraction) => onProgress(fraction / 2)),
  );
  const hasAllColours = list.isExact && list.count <= maxColours;
  const indices = dither(pixels, palette, hasAllColours ? 0 : strength, (fraction) =>
    onProgress((1 + fraction) / 2),
  );
  return encodeIndexedPng(indices, palette, pixels);
}

/**
 * Colours that are not opaque come first, which shortens the tRNS chunk; the rest are sorted by
 * lightness, so that similar colours have close indices.
 */
function sortByAlpha({ count, colours, points }: Palette): Palette {
  const getLightness = (i: number): number => points[4 * i]!;
  const order = Array.from({ length: count }, (_, i) => i).toSorted(
    (a, b) =>
      Number(colours[4 * a + 3] === 255) - Number(colours[4 * b + 3] === 255) ||
      getLightness(a) - getLightness(b),
  );
  return {
    count,
    colours: Uint8ClampedArray.from(order.flatMap((i) => [...colours.subarray(4 * i, 4 * i + 4)])),
    points: Float32Array.from(order.flatMap((i) => [...points.subarray(4 * i, 4 * i + 4)])),
  };
}

function encodeIndexedPng(
  indices: Uint8Array,
  { count, colours }: Palette,
  { width, height }: Pixels,
): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits per pixel, colour type 3 (palette)
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const entries = Array.from({ length: count }, (_, i) => i);
  const alphas = Uint8Array.from(
    entries.filter((i) => colours[4 * i + 3] !== 255),
    (i) => colours[4 * i + 3]!,
  );
  return writePng([
    { name: "IHDR", body: header },
    {
      name: "PLTE",
      body: Uint8Array.from(entries.flatMap((i) => [...colours.subarray(4 * i, 4 * i + 3)])),
    },
    ...(alphas.length > 0 ? [{ name: "tRNS", body: alphas }] : []),
    { name: "IDAT", body: zlibSync(rows, { level: 6 }) },
    { name: "IEND", body: new Uint8Array(0) },
  ]);
}
