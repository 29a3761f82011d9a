import { expect, test } from "vitest";
import { measureDistance, toOklab, toRgb, type Hex } from "./colour.ts";
import { findDominantColours } from "./dominant-colours.ts";
import { fillUp } from "./fill-up.ts";

/**
 * Creates a picture with a number of pixels of each colour, whose channels vary by up to two as in
 * a photo.
 */
function createPicture(
  ...areas: readonly (readonly [hex: Hex, count: number])[]
): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    areas.flatMap(([hex, count]) =>
      Array.from({ length: count }, (_, i) => [
        ...toRgb(hex).map((channel) => channel + (i % 5) - 2),
        255,
      ]).flat(),
    ),
  );
}

const isNear = (a: Hex, b: Hex): boolean => measureDistance(toOklab(a), toOklab(b)) < 0.02;

test("finds the five colours of a picture, the largest first", () => {
  const areas = [
    ["#f5efe3", 4000],
    ["#1b1530", 2500],
    ["#0e8a7d", 1200],
    ["#e8553a", 700],
    ["#f4a72c", 300],
  ] as const;
  const found = findDominantColours(createPicture(...areas))!;
  for (const [i, [hex]] of areas.entries())
    expect(isNear(found[i]!, hex), `${found[i]} for ${hex}`).toBe(true);
});

test("a small bright area on a large dull background is found", () => {
  const found = findDominantColours(
    createPicture(["#404448", 9000], ["#50565c", 6000], ["#e8553a", 60]),
  )!;
  expect(found.some((hex) => isNear(hex, "#e8553a"))).toBe(true);
});

test("the same pixels always give the same colours", () => {
  const pixels = Uint8ClampedArray.from({ length: 40_000 }, (_, i) =>
    i % 4 === 3 ? 255 : (i * 7919) % 256,
  );
  expect(findDominantColours(pixels)).toEqual(findDominantColours(pixels));
});

test("a picture of one colour is filled up with tones of it", () => {
  const found = findDominantColours(createPicture(["#6d28d9", 500]));
  expect(found).toHaveLength(1);
  const [first, ...rest] = fillUp([found[0]!]);
  expect(isNear(first, "#6d28d9")).toBe(true);
  expect(new Set([first, ...rest]).size).toBe(5);
});

test("a picture of a single pixel gives five colours", () => {
  expect(findDominantColours([255, 255, 255, 255])).toEqual(["#ffffff"]);
  expect(fillUp(["#ffffff"])).toEqual(["#ffffff", "#1a1a1a", "#4d4d4d", "#808080", "#b3b3b3"]);
});

test("transparent pixels are ignored, and a fully transparent picture gives no colours", () => {
  expect(findDominantColours([255, 0, 0, 255, 0, 0, 255, 40])![0]).toBe("#ff0000");
  expect(findDominantColours([255, 0, 0, 0, 0, 0, 255, 127])).toEqual([]);
  expect(findDominantColours([])).toEqual([]);
});
