import type { ExpressionBuilder, Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";
import type { NewLead } from "../store/lead.ts";
import type { ClaimedNotification, ListedNotification, NotificationKind } from "./notification.ts";
import type { Outbox, NotificationSelection } from "./outbox.ts";

/**
 * The outbox in SQL for both SQLite and PostgreSQL. Functions that write are called inside a
 * transaction.
 */

/**
 * Enqueues the notifications of a new lead, in the transaction of the lead. Suspected spam gets no
 * confirmation, because its address usually belongs to another person.
 */
export async function addNotifications(
  db: Kysely<Tables>,
  leadId: string,
  { receivedAt, state }: NewLead,
  kinds: readonly NotificationKind[],
): Promise<void> {
  const now = receivedAt.toISOString();
  const rows = kinds
    .filter((kind) => !(kind === "visitor-mail" && state === "spam"))
    .map((kind) => ({
      lead_id: leadId,
      kind,
      state: "waiting" as const,
      created_at: now,
      attempts: 0,
      due_at: now,
      leased_until: null,
      last_error: null,
    }));
  if (rows.length > 0) await db.insertInto("outbox").values(rows).execute();
}

async function claimNotifications(
  db: Kysely<Tables>,
  { kind, limit, now, leaseMs }: Parameters<Outbox["claim"]>[0],
  database: Database["kind"],
): Promise<readonly ClaimedNotification[]> {
  const moment = now.toISOString();
  const due = await db
    .selectFrom("outbox")
    .select(["lead_id", "attempts"])
    .where("state", "=", "waiting")
    .where("kind", "=", kind)
    .where("due_at", "<=", moment)
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", moment)]))
    .orderBy("due_at")
    .limit(limit)
    // Rows that another instance is claiming are skipped; SQLite has one writer at a time anyway.
    .$if(database === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
  if (due.length === 0) return [];

  const leadIds = due.map(({ lead_id: id }) => id);
  const leasedUntil = new Date(now.getTime() + leaseMs).toISOString();
  await db
    .updateTable("outbox")
    .set(({ eb }) => ({ leased_until: leasedUntil, attempts: eb("attempts", "+", 1) }))
    .where("kind", "=", kind)
    .where("lead_id", "in", leadIds)
    .execute();
  return due.map(({ lead_id: leadId, attempts }) => ({ leadId, kind, attempt: attempts + 1 }));
}

async function deleteNotification(
  db: Kysely<Tables>,
  { leadId, kind }: ClaimedNotification,
): Promise<void> {
  await db.deleteFrom("outbox").where("lead_id", "=", leadId).where("kind", "=", kind).execute();
}

async function failNotification(
  db: Kysely<Tables>,
  {
    notification: { leadId, kind, attempt },
    outcome: { reason, retryAt },
  }: {
    readonly notification: ClaimedNotification;
    readonly outcome: Parameters<Outbox["markFailed"]>[1];
  },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({
      leased_until: null,
      last_error: reason,
      ...(retryAt ? { due_at: retryAt.toISOString() } : { state: "dead" }),
    })
    .where("lead_id", "=", leadId)
    .where("kind", "=", kind)
    .where("attempts", "=", attempt)
    .execute();
}

export async function findNextDueAt(
  db: Kysely<Tables>,
  kind: NotificationKind,
): Promise<Date | undefined> {
  const [due, leased] = await Promise.all([
    selectWaiting(db, kind)
      .where("leased_until", "is", null)
      .select("due_at as moment")
      .orderBy("due_at")
      .executeTakeFirst(),
    selectWaiting(db, kind)
      .where("leased_until", "is not", null)
      .select("leased_until as moment")
      .orderBy("leased_until")
      .executeTakeFirst(),
  ]);
  const moments = [due?.moment, leased?.moment]
    .filter((moment) => typeof moment === "string")
    .sort();
  return moments[0] === undefined ? undefined : new Date(moments[0]);
}

function selectWaiting(db: Kysely<Tables>, kind: NotificationKind) {
  return db.selectFrom("outbox").where("state", "=", "waiting").where("kind", "=", kind).limit(1);
}

export async function listNotifications(
  db: Kysely<Tables>,
): Promise<readonly ListedNotification[]> {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .orderBy("created_at")
    .orderBy("lead_id")
    .orderBy("kind")
    .execute();
  return rows.map((row) => ({
    leadId: row.lead_id,
    kind: row.kind,
    state: row.state,
    createdAt: row.created_at,
    attempts: row.attempts,
    dueAt: row.state === "dead" ? undefined : row.due_at,
    lastError: row.last_error ?? undefined,
  }));
}

async function retryNotifications(
  db: Kysely<Tables>,
  { selection, now }: { readonly selection: NotificationSelection; readonly now: Date },
): Promise<number> {
  const moment = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ state: "waiting", due_at: moment, attempts: 0, leased_until: null })
    .where((eb) => toConditions(eb, selection))
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", moment)]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function dropNotifications(
  db: Kysely<Tables>,
  selection: NotificationSelection,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where((eb) => toConditions(eb, selection))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function toConditions(
  eb: ExpressionBuilder<Tables, "outbox">,
  { leadId, kind, deadOnly = false }: NotificationSelection,
) {
  const conditions = [];
  if (leadId !== undefined) conditions.push(eb("lead_id", "=", leadId));
  if (kind !== undefined) conditions.push(eb("kind", "=", kind));
  if (deadOnly) conditions.push(eb("state", "=", "dead"));
  return eb.and(conditions);
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, {
  claimNotifications,
  deleteNotification,
  failNotification,
  retryNotifications,
  dropNotifications,
});
