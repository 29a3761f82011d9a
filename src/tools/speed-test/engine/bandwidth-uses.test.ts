import { expect, test } from "vitest";
import type { BandwidthFigures } from "./bandwidth-figures.ts";
import { bandwidthUses, findShortfall, getPhotoSeconds, rateFitness } from "./bandwidth-uses.ts";

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

test("a connection of 100/20 is good for everything, one of 5/1 for lessons, HD and games", () => {
  expect(rateAll(toFigures(100, 20))).toEqual({
    lesson: "good",
    calls: "good",
    hd: "good",
    uhd: "good",
    photos: "good",
    games: "good",
  });
  expect(rateAll(toFigures(5, 1))).toEqual({
    lesson: "good",
    calls: "fair",
    hd: "good",
    uhd: "poor",
    photos: "poor",
    games: "good",
  });
  expect(rateAll(toFigures(0.4, 0.05, 400, 90, 900))).toEqual({
    lesson: "poor",
    calls: "poor",
    hd: "poor",
    uhd: "poor",
    photos: "poor",
    games: "poor",
  });
});

test("each threshold is met at its value and not beyond it", () => {
  const rate = (use: (typeof bandwidthUses)[number], ...all: readonly BandwidthFigures[]) =>
    all.map((figures) => rateFitness(use, figures));
  expect(rate("hd", ...[5, 4.9, 3, 2.9].map((down) => toFigures(down, 9)))).toEqual([
    "good",
    "fair",
    "fair",
    "poor",
  ]);
  expect(rate("uhd", ...[20, 19.9, 15, 14.9].map((down) => toFigures(down, 9)))).toEqual([
    "good",
    "fair",
    "fair",
    "poor",
  ]);
  expect(rate("lesson", ...[1.5, 1.4, 0.6, 0.5].map((down) => toFigures(down, 9)))).toEqual([
    "good",
    "fair",
    "fair",
    "poor",
  ]);
  expect(rate("games", ...[75, 76, 150, 151].map((latency) => toFigures(9, 9, latency)))).toEqual([
    "good",
    "fair",
    "fair",
    "poor",
  ]);
});

test("latency under load keeps a fast connection from being good for calls, lessons and games", () => {
  expect(rateFitness("calls", toFigures(100, 20, 20, 2, 301))).toBe("fair");
  expect(rateFitness("lesson", toFigures(100, 20, 20, 2, 301))).toBe("fair");
  expect(rateFitness("games", toFigures(100, 20, 20, 2, 151))).toBe("fair");
  expect(rateFitness("calls", toFigures(100, 20, 20, 41))).toBe("fair");
  expect(rateFitness("calls", toFigures(100, 20, 20, 2, null))).toBe("good");
});

test("what is missing is the first figure that a better rating needs", () => {
  expect(findShortfall("calls", toFigures(100, 20))).toBeNull();
  expect(findShortfall("calls", toFigures(100, 1))).toEqual({ figure: "up", limit: 3 });
  expect(findShortfall("calls", toFigures(100, 0.5))).toEqual({ figure: "up", limit: 0.6 });
  expect(findShortfall("games", toFigures(9, 9, 20, 2, 200))).toEqual({
    figure: "busy",
    limit: 150,
  });
});

test("the time of an upload of twenty photos is computed in seconds", () => {
  expect(getPhotoSeconds({ uploadMbps: 8 })).toBeCloseTo(80);
});
