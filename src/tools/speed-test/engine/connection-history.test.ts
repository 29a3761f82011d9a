import { expect, test } from "vitest";
import {
  addConnectionPoint,
  getMedian,
  listRecent,
  parseConnectionHistory,
  type ConnectionPoint,
} from "./connection-history.ts";

const now = new Date("2026-11-26T12:00:00.000Z");
const toPoint = (at: string, downloadMbps = 20): ConnectionPoint => ({
  at,
  downloadMbps,
  uploadMbps: 5,
  latencyMs: 30,
  loadedLatencyMs: null,
});
const figures = {
  downloadMbps: 19,
  uploadMbps: 4,
  latencyMs: 31,
  jitterMs: 2,
  loadedLatencyMs: 90,
};

test("measurements are kept for 90 days", () => {
  const old = toPoint("2026-08-28T11:59:59.000Z");
  const kept = toPoint("2026-08-28T12:00:00.000Z");
  expect(addConnectionPoint([old, kept], figures, now)).toEqual([
    kept,
    {
      at: now.toISOString(),
      downloadMbps: 19,
      uploadMbps: 4,
      latencyMs: 31,
      loadedLatencyMs: 90,
    },
  ]);
  // A clock that was wrong leaves points of the future.
  expect(listRecent([toPoint("2027-01-01T00:00:00.000Z"), kept], now)).toEqual([kept]);
});

test("not more than four a day are kept, the newest", () => {
  const all = Array.from({ length: 400 }, (_, i) =>
    toPoint(new Date(now.getTime() - (400 - i) * 60_000).toISOString(), i),
  );
  const kept = addConnectionPoint(all, figures, now);
  expect(kept).toHaveLength(360);
  expect(kept[0]?.downloadMbps).toBe(41);
});

test("what is stored by others is dropped", () => {
  const point = toPoint("2026-11-20T12:00:00.000Z");
  expect(
    parseConnectionHistory([
      point,
      null,
      { ...point, at: "yesterday" },
      { ...point, uploadMbps: "5" },
      { ...point, downloadMbps: -1 },
    ]),
  ).toEqual([point]);
  expect(parseConnectionHistory({ a: point })).toBeUndefined();
});

test("the median is the speed in the middle", () => {
  expect(getMedian([30, 1, 20])).toBe(20);
  expect(getMedian([30, 20])).toBe(25);
});
