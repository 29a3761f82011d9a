import { expect, test } from "vitest";
import type { Results } from "../../src/site/experiments/results.ts";
import { compareResults } from "../../scripts/experiments/compare-results.ts";

const makeResults = (figures: Readonly<Record<string, number>>): Results => ({
  date: "2026-11-27",
  browser: "Chromium 142.0.7444.59",
  figures: Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, { value, decimals: 1, spread: 0.1 }]),
  ),
  charts: {},
});

test("a second run agrees within the spread of each figure, and within the rounding of the text", () => {
  expect(
    compareResults(makeResults({ shown: 10, none: 0 }), makeResults({ shown: 10.9, none: 0.04 })),
  ).toEqual([]);
});

test("a figure beyond its spread is named with both values, and so is one that only one run has", () => {
  expect(
    compareResults(makeResults({ shown: 10, gone: 1 }), makeResults({ shown: 8.9, fresh: 2 })),
  ).toEqual([
    "shown: stored 10, now 8.9, allowed ±1.00",
    "gone: 1 was not measured again",
    "fresh: 2 is not stored",
  ]);
});
