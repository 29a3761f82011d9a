import { expect, test } from "vitest";
import type { BandwidthFigures } from "./bandwidth-figures.ts";
import { rateFitness, bandwidthUses, getUploadSeconds } from "./bandwidth-uses.ts";

const toFigures = (
  downloadMbps: number,
  uploadMbps: number,
  latencyMs = 20,
  jitterMs = 2,
  loadedLatencyMs: number | null = 60,
): BandwidthFigures => ({
  downloadMbps,
  uploadMbps,
  latencyMs,
  jitterMs,
  loadedLatencyMs,
});
const all = (of: BandwidthFigures) =>
  Object.fromEntries(bandwidthUses.map((use) => [use, rateFitness(use, of)]));

test("a line of 100/20 is good for everything, one of 5/1 for films and games", () => {
  expect(all(toFigures(100, 20))).toEqual({
    calls: "good",
    hd: "good",
    uhd: "good",
    games: "good",
    uploads: "good",
  });
  expect(all(toFigures(5, 1))).toEqual({
    calls: "fair",
    hd: "good",
    uhd: "poor",
    games: "good",
    uploads: "poor",
  });
  expect(all(toFigures(0.4, 0.2, 400, 90, 900))).toEqual({
    calls: "poor",
    hd: "poor",
    uhd: "poor",
    games: "poor",
    uploads: "poor",
  });
});

test("each threshold holds at its figure and not below", () => {
  expect([
    rateFitness("hd", toFigures(5, 9)),
    rateFitness("hd", toFigures(4.9, 9)),
    rateFitness("hd", toFigures(3, 9)),
    rateFitness("hd", toFigures(2.9, 9)),
  ]).toEqual(["good", "fair", "fair", "poor"]);
  expect([rateFitness("uhd", toFigures(15, 9)), rateFitness("uhd", toFigures(14.9, 9))]).toEqual([
    "good",
    "poor",
  ]);
  expect([
    rateFitness("games", toFigures(9, 9, 74)),
    rateFitness("games", toFigures(9, 9, 75)),
    rateFitness("games", toFigures(9, 9, 150)),
  ]).toEqual(["good", "fair", "poor"]);
});

test("a line that stalls while it is in use is not good for calls, however wide it is", () => {
  expect(rateFitness("calls", toFigures(100, 20, 20, 2, 301))).toBe("fair");
  expect(rateFitness("calls", toFigures(100, 20, 20, 41))).toBe("fair");
  expect(rateFitness("calls", toFigures(100, 20, 20, 2, null))).toBe("good");
});

test("100 MB take as long as they take", () => {
  expect(getUploadSeconds({ uploadMbps: 8 })).toBeCloseTo(100);
});
