import { expect, test } from "vitest";
import { toGaugeShare } from "./gauge-scale.ts";

test("nothing is noon, 1000 Mbps is once around, and faster lines go no further", () => {
  expect(toGaugeShare(0)).toBe(0);
  expect(toGaugeShare(1_000)).toBe(1);
  expect(toGaugeShare(9_999)).toBe(1);
});

test("from 10 to 100 it is about as far as from 100 to 1000", () => {
  expect(toGaugeShare(100) - toGaugeShare(10)).toBeCloseTo(
    toGaugeShare(1_000) - toGaugeShare(100),
    1,
  );
});
