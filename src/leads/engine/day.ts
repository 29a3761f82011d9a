/** A calendar day, YYYY-MM-DD. Days in this format can be compared as text. */
export type Day = string;

const hourMs = 3_600_000;

/** Returns the current day in the local time zone: in a browser, that of the visitor. */
export function getLocalDay(now: Date): Day {
  const pad = (n: number) => String(n).padStart(2, "0");
  return `${String(now.getFullYear()).padStart(4, "0")}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Whether a text is a day of the calendar: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Returns the visitor's current day. A claimed day is accepted if it is the current day in some
 * time zone (UTC-12 to UTC+14); otherwise the clock is wrong. Then, and without a claim, the
 * earliest of these days is used, which rejects no visitor's valid deadline.
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
