import { expect, test } from "vitest";
import { dialShare } from "./gauge-scale.ts";

test("nothing is noon, 1000 Mbps is once around, and faster lines go no further", () => {
  expect(dialShare(0)).toBe(0);
  expect(dialShare(1_000)).toBe(1);
  expect(dialShare(9_999)).toBe(1);
});

test("from 10 to 100 it is about as far as from 100 to 1000", () => {
  expect(dialShare(100) - dialShare(10)).toBeCloseTo(dialShare(1_000) - dialShare(100), 1);
});
