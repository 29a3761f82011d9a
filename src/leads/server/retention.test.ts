import { expect, test } from "vitest";
import { subtractMonths } from "./retention.ts";

test.each([
  ["2026-11-21T12:00:00.000Z", 24, "2024-11-21T12:00:00.000Z"],
  ["2026-03-31T23:59:59.000Z", 1, "2026-02-28T23:59:59.000Z"],
  ["2028-02-29T00:00:00.000Z", 12, "2027-02-28T00:00:00.000Z"],
  ["2026-01-15T00:00:00.000Z", 1, "2025-12-15T00:00:00.000Z"],
])("%s minus %d months is %s", (now, months, before) => {
  expect(subtractMonths(new Date(now), months).toISOString()).toBe(before);
});
