import { expect, test } from "vitest";
import { isDay, getLocalDay, resolveVisitorToday } from "./day.ts";

test("only days of the calendar are valid", () => {
  expect(isDay("2028-02-29")).toBe(true);
  expect(isDay("2026-02-29")).toBe(false);
  expect(isDay("2026-13-01")).toBe(false);
  expect(isDay("2026-1-1")).toBe(false);
  expect(isDay("01/02/2026")).toBe(false);
  expect(isDay("")).toBe(false);
});

test("the local day is that of this machine's own calendar", () => {
  expect(getLocalDay(new Date(2026, 10, 1, 0, 0, 1))).toBe("2026-11-01");
  expect(getLocalDay(new Date(2026, 0, 31, 23, 59, 59))).toBe("2026-01-31");
});

const noonUtc = new Date("2026-11-21T12:00:00Z");

test("Q-20 a visitor's day is accepted where it is the current day somewhere on earth", () => {
  expect(resolveVisitorToday("2026-11-21", noonUtc)).toBe("2026-11-21");
  // UTC+14 is at two in the morning there.
  expect(resolveVisitorToday("2026-11-22", noonUtc)).toBe("2026-11-22");
});

test("Q-20 without a claim, or with one from a wrong clock, the earliest day on earth counts", () => {
  const morningUtc = new Date("2026-11-21T11:59:00Z");
  expect(resolveVisitorToday(undefined, morningUtc)).toBe("2026-11-20");
  expect(resolveVisitorToday("2031-01-01", morningUtc)).toBe("2026-11-20");
  expect(resolveVisitorToday("2020-01-01", morningUtc)).toBe("2026-11-20");
  expect(resolveVisitorToday("today", morningUtc)).toBe("2026-11-20");
});
