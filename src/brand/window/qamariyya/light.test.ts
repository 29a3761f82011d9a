import { expect, test } from "vitest";
import { getDistance, sortHues, lightPiece, type Light } from "./light.ts";

const light: Light = { from: [0, 0], reach: 100, seed: 1 };

test("distance counts height for less than width, and ends at the reach", () => {
  expect(getDistance(light, [50, 0])).toBeCloseTo(0.5, 9);
  expect(getDistance(light, [0, 50])).toBeCloseTo(0.41, 9);
  expect(getDistance(light, [500, 500])).toBe(1);
});

test("glass fades with distance, from full light to none", () => {
  const near = lightPiece(light, [2, 0], "petal", [1, 1]);
  const far = lightPiece(light, [98, 0], "petal", [1, 1]);
  expect(near.fade).toBeLessThanOrEqual(1);
  expect(far.fade).toBeGreaterThanOrEqual(6);
});

test("equal keys get equal glass, which keeps a window symmetrical", () => {
  expect(lightPiece(light, [40, 0], "petal", [2, 3])).toEqual(
    lightPiece(light, [-40, 0], "petal", [2, 3]),
  );
});

test("the seed chooses one of four colour orders; any number is valid", () => {
  expect(new Set([0, 1, 2, 3].map((seed) => sortHues(seed).join())).size).toBe(4);
  expect(sortHues(5)).toEqual(sortHues(1));
  expect(sortHues(-6.4)).toEqual(sortHues(2));
});
