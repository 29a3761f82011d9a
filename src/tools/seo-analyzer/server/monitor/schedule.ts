import { createHash } from "node:crypto";

const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;
/** A look that follows the last one sooner would compare a page with itself. */
const minPauseMs = 3.5 * dayMs;
export const summaryIntervalMs = 30 * dayMs;

/**
 * Returns when a monitor is looked at next: at a moment of the week that its id decides, so that
 * the looks of all are spread evenly and a restart moves none.
 */
export function getNextLookAt(id: string, now: Date): Date {
  const slotMs = createHash("sha256").update(id).digest().readUInt32BE() % weekMs;
  const weekStartMs = Math.floor(now.getTime() / weekMs) * weekMs;
  let nextMs = weekStartMs + slotMs;
  while (nextMs < now.getTime() + minPauseMs) nextMs += weekMs;
  return new Date(nextMs);
}

/** Returns the first moment after now that is a whole number of summary intervals after another. */
export function getNextSummaryAt(last: Date, now: Date): Date {
  const missed = Math.floor((now.getTime() - last.getTime()) / summaryIntervalMs);
  return new Date(last.getTime() + (missed + 1) * summaryIntervalMs);
}
