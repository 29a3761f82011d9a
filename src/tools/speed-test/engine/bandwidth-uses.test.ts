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
const rateAll = (figures: BandwidthFigures) =>
  Object.fromEntries(bandwidthUses.map((use) => [use, rateFitness(use, figures)]));

test("a connection of 100/20 is good for everything, one of 5/1 for films and games", () => {
  expect(rateAll(toFigures(100, 20))).toEqual({
    calls: "good",
    hd: "good",
    uhd: "good",
    games: "good",
    uploads: "good",
  });
  expect(rateAll(toFigures(5, 1))).toEqual({
    calls: "fair",
    hd: "good",
    uhd: "poor",
    games: "good",
    uploads: "poor",
  });
  expect(rateAll(toFigures(0.4, 0.2, 400, 90, 900))).toEqual({
    calls: "poor",
    hd: "poor",
    uhd: "poor",
    games: "poor",
    uploads: "poor",
  });
});

test("each threshold is met at its value and not below", () => {
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

test("a connection with high latency under load is not good for calls, however fast it is", () => {
  expect(rateFitness("calls", toFigures(100, 20, 20, 2, 301))).toBe("fair");
  expect(rateFitness("calls", toFigures(100, 20, 20, 41))).toBe("fair");
  expect(rateFitness("calls", toFigures(100, 20, 20, 2, null))).toBe("good");
});

test("the time of an upload of 100 MB is computed in seconds", () => {
  expect(getUploadSeconds({ uploadMbps: 8 })).toBeCloseTo(100);
});
