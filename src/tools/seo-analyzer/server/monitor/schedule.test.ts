import { expect, test } from "vitest";
import { getNextLookAt, getNextSummaryAt } from "./schedule.ts";

const now = new Date("2026-11-21T12:00:00Z");
const dayMs = 24 * 3_600_000;

test("O-62 looks are spread over the days of the week, and each follows its last one by a week", () => {
  const days = new Map<number, number>();
  for (let i = 0; i < 700; i++) {
    const next = getNextLookAt(`monitor-${i}`, now);
    const after = getNextLookAt(`monitor-${i}`, next);
    expect(after.getTime() - next.getTime()).toBe(7 * dayMs);
    expect(next.getTime() - now.getTime()).toBeGreaterThanOrEqual(3.5 * dayMs);
    days.set(next.getUTCDay(), (days.get(next.getUTCDay()) ?? 0) + 1);
  }
  expect(days.size).toBe(7);
  expect(Math.min(...days.values())).toBeGreaterThan(60);
});

test("O-62 a restart moves no look, and a late one does not move those that follow", () => {
  const next = getNextLookAt("a", now);
  expect(getNextLookAt("a", new Date(now.getTime() + dayMs))).toEqual(
    next.getTime() - now.getTime() >= 4.5 * dayMs ? next : new Date(next.getTime() + 7 * dayMs),
  );
  expect(getNextLookAt("a", new Date(next.getTime() + 3_600_000))).toEqual(
    new Date(next.getTime() + 7 * dayMs),
  );
});

test("summaries are whole intervals apart, also after some were missed", () => {
  expect(getNextSummaryAt(now, now)).toEqual(new Date(now.getTime() + 30 * dayMs));
  expect(getNextSummaryAt(now, new Date(now.getTime() + 95 * dayMs))).toEqual(
    new Date(now.getTime() + 120 * dayMs),
  );
});
