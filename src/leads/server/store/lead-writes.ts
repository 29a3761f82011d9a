import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";
import type { Use } from "#platform/limits/rate-limiter.ts";
import { withholdConfirmation } from "../outbox/confirmation-limit.ts";
import { addNotifications } from "../outbox/notification-queries.ts";
import type { NotificationKind } from "../outbox/notification.ts";
import type { LeadState, NewLead } from "./lead.ts";
import {
  deleteLead,
  deleteLeadsBefore,
  insertLead,
  lockDuplicates,
  markLead,
} from "./lead-queries.ts";
import type { AddedLead } from "./store.ts";

interface LeadToAdd {
  readonly id: string;
  readonly lead: NewLead;
  /** The notifications to enqueue. */
  readonly notifications: readonly NotificationKind[];
  /** The use to count before the visitor gets a confirmation; undefined means no limit. */
  readonly confirmation: Use | undefined;
}

/** Inserts a lead with its notifications. */
async function addLead(
  db: Kysely<Tables>,
  { id, lead, notifications, confirmation }: LeadToAdd,
  database: Database["kind"],
): Promise<AddedLead> {
  // SQLite writes alone anyway.
  if (database === "postgres") await lockDuplicates(db, lead);
  const { isWritten, ...added } = await insertLead(db, id, lead);
  if (isWritten) {
    const isWithheld =
      confirmation !== undefined && (await withholdConfirmation(db, id, confirmation));
    const kinds = isWithheld
      ? notifications.filter((kind) => kind !== "visitor-mail")
      : notifications;
    await addNotifications(db, id, lead, kinds);
  }
  return added;
}

interface LeadMark {
  readonly id: string;
  readonly state: LeadState;
  readonly now: Date;
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, {
  addLead,
  markLead: (db, { id, state, now }: LeadMark) => markLead(db, id, state, now),
  deleteLead,
  deleteLeadsBefore,
});
