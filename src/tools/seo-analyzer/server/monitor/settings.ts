import * as z from "zod/mini";
import { parseNumbers, type Values } from "#platform/settings/variables.ts";

/** How much is monitored by mail. */
export interface MonitorSettings {
  /** How many pages and sites one mailbox may monitor, unconfirmed requests included. */
  readonly maxPerMailbox: number;
  /** How many requests one network address may send in a day. */
  readonly maxPerVisitor: number;
  /** How many pages and sites all mailboxes together may monitor, and may request in a day. */
  readonly maxTotal: number;
}

export const monitorVariables = {
  SEO_MONITOR_LIMITS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^\d{1,9},\d{1,9},\d{1,9}$/,
          "must be three whole numbers, as 5,10,1000: pages that one mail address monitors, requests in a day from one network address, pages monitored in all",
        ),
      ),
    "5,10,1000",
  ),
};

/** Reads the settings from checked variables. */
export function readMonitorSettings(set: Values<typeof monitorVariables>): MonitorSettings {
  const [maxPerMailbox, maxPerVisitor, maxTotal] = parseNumbers(set.SEO_MONITOR_LIMITS);
  return { maxPerMailbox: maxPerMailbox!, maxPerVisitor: maxPerVisitor!, maxTotal: maxTotal! };
}
