import { expect, test } from "vitest";
import type { BrowserResult } from "../contract.ts";
import { alignFilms, compareResults } from "./compare-results.ts";

const toResult = (score: number, lcp: number, totalBytes: number): BrowserResult => ({
  kind: "browser",
  url: "https://shop.example/",
  askedUrl: "https://shop.example/",
  device: "mobile",
  testedAt: "2026-11-26T12:00:00.000Z",
  totalBytes,
  requests: 12,
  recommendations: [],
  score,
  metrics: [{ id: "lcp", value: lcp, band: "good", weight: 25 }],
  serverResponseMs: 100,
  filmStrip: [],
  byType: [],
  byOrigin: [],
  lighthouseVersion: "13.5.0",
});

test("a higher score is better, and less of everything else", () => {
  expect(compareResults(toResult(58, 5_000, 900), toResult(91, 6_000, 800))).toEqual([
    { figure: "score", values: [58, 91], better: 1 },
    { figure: "lcp", values: [5_000, 6_000], better: 0 },
    { figure: "weight", values: [900, 800], better: 1 },
    { figure: "requests", values: [12, 12], better: null },
  ]);
});

test("films are in step: each moment of either shows what both pages showed then", () => {
  expect(
    alignFilms(
      [
        { atMs: 300, picture: "a1" },
        { atMs: 900, picture: "a2" },
      ],
      [
        { atMs: 500, picture: "b1" },
        { atMs: 900, picture: "b2" },
        { atMs: 1_200, picture: "b3" },
      ],
    ),
  ).toEqual([
    { atMs: 300, pictures: ["a1", null] },
    { atMs: 500, pictures: ["a1", "b1"] },
    { atMs: 900, pictures: ["a2", "b2"] },
    { atMs: 1_200, pictures: ["a2", "b3"] },
  ]);
});
