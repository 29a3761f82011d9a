import { expect, test } from "vitest";
import { measureContrast } from "./measure-contrast.ts";

test.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.478],
  ["#3b2410", "#e9a820", 6.977],
  ["#e9a820", "#e9a820", 1],
])("the contrast of %s and %s is %d, whichever comes first", (a, b, ratio) => {
  expect(measureContrast(a, b)).toBeCloseTo(ratio, 3);
  expect(measureContrast(b, a)).toBe(measureContrast(a, b));
});
