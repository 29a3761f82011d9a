import { expect, test } from "vitest";
import { distance, hueOrder, lit, type Light } from "./light.ts";

const light: Light = { from: [0, 0], reach: 100, seed: 1 };

test("distance counts height for less than width, and ends at the reach", () => {
  expect(distance(light, [50, 0])).toBeCloseTo(0.5, 9);
  expect(distance(light, [0, 50])).toBeCloseTo(0.41, 9);
  expect(distance(light, [500, 500])).toBe(1);
});

test("glass fades with distance, from full light to none", () => {
  const near = lit(light, [2, 0], "petal", [1, 1]);
  const far = lit(light, [98, 0], "petal", [1, 1]);
  expect(near.fade).toBeLessThanOrEqual(1);
  expect(far.fade).toBeGreaterThanOrEqual(6);
});

test("equal keys get equal glass, which keeps a window symmetrical", () => {
  expect(lit(light, [40, 0], "petal", [2, 3])).toEqual(lit(light, [-40, 0], "petal", [2, 3]));
});

test("the seed chooses one of four colour orders; any number will do", () => {
  expect(new Set([0, 1, 2, 3].map((seed) => hueOrder(seed).join())).size).toBe(4);
  expect(hueOrder(5)).toEqual(hueOrder(1));
  expect(hueOrder(-6.4)).toEqual(hueOrder(2));
});
