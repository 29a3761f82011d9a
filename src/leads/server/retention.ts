import type { Attachments } from "./attachments/attachments.ts";
import type { LeadStore } from "./store/store.ts";

/**
 * Subtracts months from a time, in UTC. In a shorter month, the day is the last one: 31 March minus
 * one month is 28 or 29 February.
 */
export function subtractMonths(now: Date, months: number): Date {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  const daysInMonth = new Date(
    Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0),
  ).getUTCDate();
  moment.setUTCDate(Math.min(day, daysInMonth));
  return moment;
}

/**
 * Deletes every lead received before a time, with its notifications and its file.
 * @returns how many were deleted
 */
export async function purgeLeads(
  store: LeadStore,
  attachments: Attachments,
  before: Date,
): Promise<number> {
  const { removed, files } = await store.purge(before);
  for (const file of files) await attachments.remove(file);
  return removed;
}
