import type { Attachments } from "./attachments/attachments.ts";
import type { LeadStore } from "./store/store.ts";

/**
 * The moment so many months ago. Where that month is shorter, its last day: from 31 March one month back is 28 or
 * 29 February.
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

/** Deletes every lead received before a moment, with its notifications and its file. @returns how many there were */
export async function purgeLeads(
  store: LeadStore,
  attachments: Attachments,
  before: Date,
): Promise<number> {
  const { removed, files } = await store.purge(before);
  for (const file of files) await attachments.remove(file);
  return removed;
}
