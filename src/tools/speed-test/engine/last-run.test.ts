import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { formatMetric, formatSize, formatTime } from "./amounts.ts";
import type { BrowserResult } from "../contract.ts";
import { listChanges } from "./last-run.ts";
import { messages } from "../messages.ts";

const t = pick(messages, "en");
const result = (score: number, lcp: number, cls: number, totalBytes: number): BrowserResult => ({
  kind: "browser",
  url: "https://shop.example/",
  askedUrl: "https://shop.example/",
  device: "mobile",
  testedAt: "2026-11-21T12:00:00.000Z",
  totalBytes,
  requests: 12,
  recommendations: [],
  score,
  metrics: [
    { id: "lcp", value: lcp, band: "good", weight: 25 },
    { id: "cls", value: cls, band: "good", weight: 25 },
  ],
  serverResponseMs: 100,
  filmStrip: [],
  byType: [],
  byOrigin: [],
  lighthouseVersion: "13",
});

test("the change of each figure since the last test has the words for better or worse", () => {
  expect(
    listChanges(t, result(70, 4_000, 0.2, 2_000_000), result(74, 2_500, 0.25, 1_500_000)),
  ).toEqual([
    { figure: "score", text: "4 higher", tone: "better" },
    { figure: "lcp", text: "1.5 s faster", tone: "better" },
    { figure: "cls", text: "0.05 less steady", tone: "worse" },
    { figure: "weight", text: "488 KB lighter", tone: "better" },
  ]);
});

test("a change that may be chance is called the same", () => {
  expect(
    listChanges(t, result(70, 4_000, 0.2, 2_000_000), result(70, 4_040, 0.2, 2_000_100)).map(
      ({ tone }) => tone,
    ),
  ).toEqual(["same", "same", "same", "same"]);
});

test("times and sizes are formatted in a unit that is easy to read", () => {
  expect([formatTime(t, 0), formatTime(t, 994), formatTime(t, 995), formatTime(t, 12_340)]).toEqual(
    ["0 ms", "994 ms", "1.0 s", "12.3 s"],
  );
  expect([
    formatSize(t, 0),
    formatSize(t, 10),
    formatSize(t, 51_200),
    formatSize(t, 2_500_000),
  ]).toEqual(["0 bytes", "10 bytes", "50 KB", "2.4 MB"]);
  expect([
    formatMetric(t, "cls", 0.1234),
    formatMetric(t, "cls", 0),
    formatMetric(t, "fcp", 1_800),
  ]).toEqual(["0.123", "0", "1.8 s"]);
});
