import { expect, test } from "vitest";
import { countReportsUntilWarning, isWarned } from "./link-warning.ts";

test.each([
  [0, 0, 3],
  [99, 29, 3],
  [100, 0, 4],
  [0, 30, 4],
  [250, 65, 7],
  [1_000_000, 0, 10],
  [0, 4_000, 10],
  [0, -1, 3],
])(
  "with %i scans and %i days as it is, a link is warned about after %s",
  (scans, days, reports) => {
    expect(countReportsUntilWarning({ scans, unchangedDays: days })).toBe(reports);
  },
);

test("a warning by reports ends, one by the agency does not", () => {
  const warnedAt = "2026-11-01T00:00:00.000Z";
  const warnedUntil = "2026-11-15T00:00:00.000Z";
  const at = (moment: string) => new Date(moment);
  const byReports = { warnedAt, warnedUntil };
  expect(isWarned(byReports, at("2026-11-14T23:59:59Z"))).toBe(true);
  expect(isWarned(byReports, at("2026-11-15T00:00:00Z"))).toBe(false);
  expect(isWarned({ warnedAt, warnedUntil: undefined }, at("2036-01-01T00:00:00Z"))).toBe(true);
  expect(isWarned({ warnedAt: undefined, warnedUntil }, at("2026-11-02T00:00:00Z"))).toBe(false);
});
