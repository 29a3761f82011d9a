import type { Kysely } from "kysely";
import { stripInvisible } from "../../engine/text-rules.ts";
import type { HashMailbox } from "#platform/limits/hash-ip.ts";
import { consume, getWindow, type Use } from "#platform/limits/rate-limiter.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { NewLead } from "../store/lead.ts";
import type { NotificationKind } from "./notification.ts";

/** Limits the confirmations to one mailbox in a day, because a form accepts any address. */
export interface ConfirmationLimit {
  readonly hashMailbox: HashMailbox;
  /** Mails to one mailbox in a day, in UTC. */
  readonly maxPerDay: number;
}

const dayMs = 24 * 3_600_000;

/** Returns the use to count for a lead; undefined where it gets no confirmation. */
export function toConfirmationUse(
  { content, receivedAt, state }: NewLead,
  notifications: readonly NotificationKind[],
  { hashMailbox, maxPerDay }: ConfirmationLimit,
): Use | undefined {
  if (!notifications.includes("visitor-mail") || state === "spam") return undefined;
  const window = getWindow(receivedAt, dayMs);
  const key = `mail:${hashMailbox(stripInvisible(content.email), window.start)}`;
  return { key, window, amount: 1, max: maxPerDay };
}

/**
 * Counts a confirmation, in the transaction of its lead. Above the limit, the lead is marked, so
 * that the agency's mail can mention it.
 * @returns whether the confirmation must not be sent
 */
export async function withholdConfirmation(
  db: Kysely<Tables>,
  leadId: string,
  use: Use,
): Promise<boolean> {
  if (await consume(db, use)) return false;
  await db
    .updateTable("leads")
    .set({ confirmation: "withheld" })
    .where("id", "=", leadId)
    .execute();
  return true;
}
