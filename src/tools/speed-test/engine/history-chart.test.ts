import { expect, test } from "vitest";
import { layOutHistory } from "./history-chart.ts";

const toPoint = (at: string, downloadMbps: number, uploadMbps: number) => ({
  at,
  downloadMbps,
  uploadMbps,
  latencyMs: 20,
  loadedLatencyMs: null,
});

test("the lines go over time, and the scale ends above the fastest measurement", () => {
  const chart = layOutHistory(
    [
      toPoint("2026-11-01T00:00:00.000Z", 18, 4),
      toPoint("2026-11-02T00:00:00.000Z", 9, 2),
      toPoint("2026-11-05T00:00:00.000Z", 20, 5),
    ],
    400,
    100,
  );
  expect(chart.marks).toEqual([
    { mbps: 0, y: 100 },
    { mbps: 5, y: 75 },
    { mbps: 10, y: 50 },
    { mbps: 15, y: 25 },
    { mbps: 20, y: 0 },
  ]);
  expect(chart.lines.map(({ path }) => path)).toEqual([
    "M0 10L100 55L400 0",
    "M0 80L100 90L400 75",
  ]);
});

test("a slow connection has a scale of its own, and measurements of one moment are in the middle", () => {
  const at = "2026-11-01T00:00:00.000Z";
  const chart = layOutHistory([toPoint(at, 0.3, 0.1), toPoint(at, 0.2, 0.1)], 400, 100);
  expect(chart.marks.map(({ mbps }) => mbps)).toEqual([0, 0.5]);
  expect(chart.lines[0]?.dots.map(([x]) => x)).toEqual([200, 200]);
});
