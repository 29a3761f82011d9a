/** A calendar day, YYYY-MM-DD. Days of this shape compare as text. */
export type Day = string;

const hourMs = 3_600_000;

/** The day it is now where this code runs: in a browser, the visitor's own. */
export function getLocalDay(now: Date): Day {
  const pad = (n: number) => String(n).padStart(2, "0");
  return `${String(now.getFullYear()).padStart(4, "0")}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Whether the text is a day of the calendar: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * The visitor's today, as far as it can be believed. Somewhere on earth it is always a day between UTC-12 and UTC+14;
 * a claim outside of that is a wrong clock, and without a claim the earliest of those days is the only fair one.
 */
export function resolveVisitorToday(claimedDay: string | undefined, now: Date): Day {
  const earliest = toUtcDay(now.getTime() - 12 * hourMs);
  const latest = toUtcDay(now.getTime() + 14 * hourMs);
  return claimedDay !== undefined &&
    isDay(claimedDay) &&
    earliest <= claimedDay &&
    claimedDay <= latest
    ? claimedDay
    : earliest;
}

function toUtcDay(timeMs: number): Day {
  return new Date(timeMs).toISOString().slice(0, 10);
}
