import { expect, test } from "vitest";
import { toGaugeShare } from "./gauge-scale.ts";

test("0 Mbps is at the top, 1000 Mbps is a full turn, and a faster connection is not further", () => {
  expect(toGaugeShare(0)).toBe(0);
  expect(toGaugeShare(1_000)).toBe(1);
  expect(toGaugeShare(9_999)).toBe(1);
});

test("10 to 100 takes about as much of the gauge as 100 to 1000", () => {
  expect(toGaugeShare(100) - toGaugeShare(10)).toBeCloseTo(
    toGaugeShare(1_000) - toGaugeShare(100),
    1,
  );
});
