import { expect, test } from "vitest";
import { countStars } from "./weight-stars.ts";

const toStars = (...bytes: number[]) => countStars(bytes.map((each) => ({ bytes: each })));

test("a star is a hundredth of the page, and there are always a hundred", () => {
  expect(toStars(50, 30, 20)).toEqual([50, 30, 20]);
  for (const bytes of [
    [1, 1, 1],
    [999, 1],
    [5, 4, 3, 2, 1, 1, 1],
    [1e9, 1, 1, 1, 1, 1, 1, 1, 1],
    [7],
  ])
    expect(toStars(...bytes).reduce((a, b) => a + b)).toBe(100);
});

test("a part that weighs little has a star, one that weighs nothing has none", () => {
  expect(toStars(1e9, 1, 0)).toEqual([99, 1, 0]);
  expect(toStars(0, 0)).toEqual([0, 0]);
});
