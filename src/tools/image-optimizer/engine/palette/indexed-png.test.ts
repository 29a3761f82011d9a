import sharp from "sharp";
import { expect, test } from "vitest";
import type { Pixels } from "../codecs/pixels.ts";
import { createIndexedPng } from "./indexed-png.ts";

function paint(
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number, number],
): Pixels {
  return {
    data: new Uint8ClampedArray(
      Array.from({ length: width * height }, (_, i) =>
        colour(i % width, Math.floor(i / width)),
      ).flat(),
    ),
    width,
    height,
  };
}

const read = async (png: Uint8Array) =>
  (await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })).data;
const countColours = (data: Uint8Array | Uint8ClampedArray): number =>
  new Set(new Uint32Array(Uint8Array.from(data).buffer)).size;

test("a picture of few colours keeps every one of them to the last bit", async () => {
  const colours = [
    [206, 17, 38, 255],
    [255, 255, 255, 255],
    [0, 0, 0, 255],
    [192, 147, 0, 128],
  ] as const;
  const flag = paint(64, 48, (x, y) => colours[((x >> 4) + (y >> 4)) % 4]!);
  expect(new Uint8ClampedArray(await read(createIndexedPng(flag, 256, 1)))).toEqual(flag.data);
});

test("neighbouring colours that differ by one stay apart while the palette has room", async () => {
  const steps = paint(128, 2, (x) => [x, x, x, 255]);
  expect(countColours(await read(createIndexedPng(steps, 256, 1)))).toBeGreaterThanOrEqual(32);
});

test("a palette uses the allowed number of colours and no more", async () => {
  const rainbow = paint(200, 200, (x, y) => [x, y, (x * y) % 256, 255]);
  for (const maxIndex of [2, 16, 100, 256]) {
    const colours = countColours(await read(createIndexedPng(rainbow, maxIndex, 0.6)));
    expect(colours).toBeLessThanOrEqual(maxIndex);
    expect(colours).toBeGreaterThan(maxIndex * 0.9);
  }
});

test("dithering keeps the mean of a gradient where a palette alone makes steps", async () => {
  const slope = paint(256, 64, (x) => [x, x, x, 255]);
  const meanError = (data: Uint8Array): number => {
    let worst = 0;
    for (let x = 48; x < 208; x += 8) {
      let sum = 0;
      for (let y = 0; y < 64; y++)
        for (let dx = 0; dx < 8; dx++) sum += data[(y * 256 + x + dx) * 4]! - (x + dx);
      worst = Math.max(worst, Math.abs(sum / 512));
    }
    return worst;
  };
  const dithered = meanError(await read(createIndexedPng(slope, 4, 1)));
  expect(dithered).toBeLessThan(meanError(await read(createIndexedPng(slope, 4, 0))) / 2);
});

test("fully transparent pixels stay so, and half transparent ones stay near their alpha", async () => {
  const glass = paint(64, 64, (x, y) => [
    x * 4,
    y * 4,
    90,
    x < 16 ? 0 : x < 40 ? 120 + (y % 20) : 255,
  ]);
  const data = await read(createIndexedPng(glass, 256, 0.6));
  for (let i = 0; i < 64 * 64; i++) {
    const cover = glass.data[4 * i + 3]!;
    if (cover === 0 || cover === 255) expect(data[4 * i + 3]).toBe(cover);
    else expect(Math.abs(data[4 * i + 3]! - cover)).toBeLessThan(40);
  }
});

test("a picture of one pixel is encoded", async () => {
  expect([
    ...(await read(
      createIndexedPng({ data: Uint8ClampedArray.of(1, 2, 3, 255), width: 1, height: 1 }, 256, 1),
    )),
  ]).toEqual([1, 2, 3, 255]);
});

test("X-09 the reported progress grows", () => {
  const shares: number[] = [];
  createIndexedPng(
    paint(80, 200, (x, y) => [x, y, x ^ y, 255]),
    64,
    0.6,
    (share) => shares.push(share),
  );
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});
