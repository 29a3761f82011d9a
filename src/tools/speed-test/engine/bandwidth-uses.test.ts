import { expect, test } from "vitest";
import type { LineFigures } from "./bandwidth-figures.ts";
import { fitnessOf, lineUses, uploadSecondsOf } from "./bandwidth-uses.ts";

const line = (
  downloadMbps: number,
  uploadMbps: number,
  latencyMs = 20,
  jitterMs = 2,
  loadedLatencyMs: number | null = 60,
): LineFigures => ({
  downloadMbps,
  uploadMbps,
  latencyMs,
  jitterMs,
  loadedLatencyMs,
});
const all = (of: LineFigures) =>
  Object.fromEntries(lineUses.map((use) => [use, fitnessOf(use, of)]));

test("a line of 100/20 is good for everything, one of 5/1 for films and games", () => {
  expect(all(line(100, 20))).toEqual({
    calls: "good",
    hd: "good",
    uhd: "good",
    games: "good",
    uploads: "good",
  });
  expect(all(line(5, 1))).toEqual({
    calls: "fair",
    hd: "good",
    uhd: "poor",
    games: "good",
    uploads: "poor",
  });
  expect(all(line(0.4, 0.2, 400, 90, 900))).toEqual({
    calls: "poor",
    hd: "poor",
    uhd: "poor",
    games: "poor",
    uploads: "poor",
  });
});

test("each threshold holds at its figure and not below", () => {
  expect([
    fitnessOf("hd", line(5, 9)),
    fitnessOf("hd", line(4.9, 9)),
    fitnessOf("hd", line(3, 9)),
    fitnessOf("hd", line(2.9, 9)),
  ]).toEqual(["good", "fair", "fair", "poor"]);
  expect([fitnessOf("uhd", line(15, 9)), fitnessOf("uhd", line(14.9, 9))]).toEqual([
    "good",
    "poor",
  ]);
  expect([
    fitnessOf("games", line(9, 9, 74)),
    fitnessOf("games", line(9, 9, 75)),
    fitnessOf("games", line(9, 9, 150)),
  ]).toEqual(["good", "fair", "poor"]);
});

test("a line that stalls while it is in use is not good for calls, however wide it is", () => {
  expect(fitnessOf("calls", line(100, 20, 20, 2, 301))).toBe("fair");
  expect(fitnessOf("calls", line(100, 20, 20, 41))).toBe("fair");
  expect(fitnessOf("calls", line(100, 20, 20, 2, null))).toBe("good");
});

test("100 MB take as long as they take", () => {
  expect(uploadSecondsOf({ uploadMbps: 8 })).toBeCloseTo(100);
});
