import { expect, test } from "vitest";
import { getBand, computeScore } from "./score.ts";

const score = (passed: number, warnings: number, failed: number): number =>
  computeScore({ passed, warnings, failed });

test("O-17 O-18 four passed, three warnings and three failed are 55", () => {
  expect(score(4, 3, 3)).toBe(55);
});

test("O-19 all passed are 100, all failed 0, all warnings 50", () => {
  expect([score(7, 0, 0), score(0, 0, 7), score(0, 7, 0)]).toEqual([100, 0, 50]);
});

test("O-20 halves round up: 12.5 is 13", () => {
  expect(score(0, 1, 3)).toBe(13);
});

test("O-21 floating point causes no error: 57.5 is 58, and every share of up to 120 rules is exact", () => {
  expect(score(11, 1, 8)).toBe(58);
  for (let total = 1; total <= 120; total++) {
    for (let halves = 0; halves <= 2 * total; halves++) {
      const passed = Math.floor(halves / 2);
      const warnings = halves % 2;
      // The same in whole numbers: 50 × halves ÷ total, rounded half up.
      const exact = Number((BigInt(100 * halves) + BigInt(total)) / BigInt(2 * total));
      expect(score(passed, warnings, total - passed - warnings)).toBe(exact);
    }
  }
});

test("O-22 thirds round to the nearest", () => {
  expect([score(2, 0, 1), score(1, 0, 2)]).toEqual([67, 33]);
});

test("O-23 O-29 80 and above is excellent", () => {
  expect(score(4, 0, 1)).toBe(80);
  expect([getBand(80), getBand(100)]).toEqual(["excellent", "excellent"]);
});

test("O-24 O-27 O-28 from 60 to 79 it is good", () => {
  expect([score(6, 0, 4), score(79, 0, 21)]).toEqual([60, 79]);
  expect([getBand(60), getBand(79)]).toEqual(["good", "good"]);
});

test("O-25 O-26 below 60 it is poor", () => {
  expect(score(59, 0, 41)).toBe(59);
  expect([getBand(59), getBand(0)]).toEqual(["poor", "poor"]);
});

test("O-30 the band is that of the rounded score: 79.5 is 80 and excellent", () => {
  expect(score(79, 1, 20)).toBe(80);
  expect(getBand(score(79, 1, 20))).toBe("excellent");
});
