import { expect, test } from "vitest";
import { getDepth } from "./png.ts";
import { hasAtMostColours, reduceDepth } from "./reduce-depth.ts";

const ramp = {
  data: Uint8ClampedArray.from({ length: 256 * 4 }, (_, i) => i >> 2),
  width: 256,
  height: 1,
};

test("colours are rounded to evenly spaced values, from black to white, and alpha is not", () => {
  const { data } = reduceDepth(ramp, 64);
  const reds = data.filter((_, i) => i % 4 === 0);
  expect(new Set(reds).size).toBe(64);
  expect([reds[0], reds[255]]).toEqual([0, 255]);
  expect(Math.max(...reds.map((value, i) => Math.abs(value - i)))).toBeLessThanOrEqual(2);
  expect(data.filter((_, i) => i % 4 === 3)).toEqual(ramp.data.filter((_, i) => i % 4 === 3));
  expect(reduceDepth(ramp, 256)).toEqual(ramp);
});

test("colours are counted up to a limit", () => {
  expect([255, 256].map((max) => hasAtMostColours(ramp, max))).toEqual([false, true]);
});

test("the levels between a palette and lossless keep more values at each step", () => {
  const depths = Array.from({ length: 19 }, (_, i) => getDepth(81 + i));
  expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  expect(new Set(depths).size).toBe(19);
  expect([depths[0], depths.at(-1)]).toEqual([64, 200]);
});
