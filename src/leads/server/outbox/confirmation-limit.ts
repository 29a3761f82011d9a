import type { Kysely } from "kysely";
import { stripInvisible } from "../../engine/text-rules.ts";
import type { HashMailbox } from "#platform/limits/hash-ip.ts";
import { consume, windowAt } from "#platform/limits/rate-limiter.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { NewLead } from "../store/lead.ts";
import type { NotificationKind } from "./notification.ts";

/** A form accepts any address, so that the confirmations to one mailbox in a day are limited. */
export interface ConfirmationLimit {
  readonly hashMailbox: HashMailbox;
  /** Mails to one mailbox in a day, in UTC. */
  readonly maxPerDay: number;
}

const dayMs = 24 * 3_600_000;

/**
 * Counts a confirmation, in the transaction of its lead. Where it would be one too many the lead says so, and so does
 * the mail that tells the agency of it.
 * @returns whether the confirmation is not to be sent
 */
export async function withholdConfirmation(
  db: Kysely<Tables>,
  leadId: string,
  { content, receivedAt, state }: NewLead,
  notifications: readonly NotificationKind[],
  { hashMailbox, maxPerDay }: ConfirmationLimit,
): Promise<boolean> {
  if (!notifications.includes("visitor-mail") || state === "spam") return false;
  const window = windowAt(receivedAt, dayMs);
  const key = `mail:${hashMailbox(stripInvisible(content.email), window.start)}`;
  if (await consume(db, { key, window, amount: 1, max: maxPerDay })) return false;
  await db
    .updateTable("leads")
    .set({ confirmation: "withheld" })
    .where("id", "=", leadId)
    .execute();
  return true;
}
