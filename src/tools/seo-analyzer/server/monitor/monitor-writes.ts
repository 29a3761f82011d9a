import { sql, type Kysely, type Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";
import { addMail, type NewMail } from "./monitor-mail-writes.ts";
import { findLeaving, isFull, isHostFull, listAtHost } from "./monitor-places.ts";
import type { MonitorRow } from "./monitors-table.ts";

/* The monitors in SQL for both SQLite and PostgreSQL; each function runs inside a transaction. */

export type NewMonitor = Pick<
  MonitorRow,
  "id" | "email" | "mailbox" | "url" | "host" | "scope" | "locale" | "may_contact" | "created_at"
>;

export interface MonitorCounts {
  readonly maxPerMailbox: number;
  readonly maxTotal: number;
}

interface NewRequest {
  readonly monitor: NewMonitor;
  readonly limits: MonitorCounts;
  /** Requests that are as old as this are deleted first. */
  readonly expiry: string;
}

/** Any number that other advisory locks do not use: writes that count take turns. */
const advisoryLock = 7_321_664_018;

async function takeTurns(db: Kysely<Tables>, kind: Database["kind"]): Promise<void> {
  // SQLite has one writer at a time anyway.
  if (kind === "postgres") await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(db);
}

/**
 * Stores a request with its mail. Nothing is stored where the mailbox monitors the same already, or
 * as much as it may. An older request for the same is replaced; a consent that it did not contain
 * is not added, because anyone may have typed the mailbox. For the same reason the oldest request
 * gives way where requests and monitors fill the places of a mailbox or of a host. Requests have a
 * limit of their own, so that those that are never confirmed take no place from monitors.
 * @returns false where all mailboxes together, or those at the host, monitor as much as they may
 */
async function insertMonitor(
  db: Kysely<Tables>,
  { monitor, limits, expiry }: NewRequest,
  kind: Database["kind"],
): Promise<boolean> {
  await takeTurns(db, kind);
  await deleteRequests(db, expiry);
  const { mailbox, url, scope, id, host } = monitor;
  const own = await db
    .selectFrom("seo_monitors")
    .select(["id", "url", "scope", "confirmed_at", "created_at", "may_contact"])
    .where("mailbox", "=", mailbox)
    .execute();
  // Work that is repeated after its commit finds its own row.
  if (own.some((row) => row.id === id)) return true;
  const atHost = await listAtHost(db, host);
  // Before what depends on the mailbox, of which the response says nothing.
  if (isHostFull(atHost) || (await isFull(db, limits.maxTotal))) return false;
  const same = own.filter((row) => row.url === url && row.scope === scope);
  if (same.some((row) => row.confirmed_at !== null)) return true;
  const leaving = findLeaving({ same, own, atHost }, limits.maxPerMailbox);
  if (leaving === undefined) return true;
  for (const row of leaving) await deleteMonitor(db, row);
  await db
    .insertInto("seo_monitors")
    .values({
      ...monitor,
      may_contact: same.some((row) => row.may_contact === 0) ? 0 : monitor.may_contact,
      confirmed_at: null,
      next_look_at: null,
      look_id: null,
      leased_until: null,
      failures: 0,
      interruptions: 0,
      looks: 0,
      next_summary_at: null,
      baseline: null,
    })
    .execute();
  await addMail(db, { monitorId: id, kind: "confirm", content: {}, at: monitor.created_at });
  return true;
}

async function deleteMonitor(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom("seo_monitors").where("id", "=", id).execute();
}

/** Deletes the requests that were not confirmed. */
async function deleteRequests(db: Kysely<Tables>, before: string): Promise<void> {
  await db
    .deleteFrom("seo_monitors")
    .where("confirmed_at", "is", null)
    .where("created_at", "<=", before)
    .execute();
}

interface Confirmation {
  readonly id: string;
  readonly at: string;
  readonly nextSummaryAt: string;
}

/** Confirms a request: the first look, which later ones are compared with, is due at once. */
async function confirmMonitor(
  db: Kysely<Tables>,
  { id, at, nextSummaryAt }: Confirmation,
): Promise<void> {
  const row = await db
    .updateTable("seo_monitors")
    .set({ confirmed_at: at, next_look_at: at, next_summary_at: nextSummaryAt })
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .returning("may_contact")
    .executeTakeFirst();
  if (row?.may_contact === 1) await addMail(db, { monitorId: id, kind: "agency", content: {}, at });
}

interface LookClaim {
  readonly lookId: string;
  readonly scope: MonitorRow["scope"];
  readonly now: string;
  readonly until: string;
}

/** Claims the look of a scope that has been due longest, of a host that no other look is at. */
async function claimLook(
  db: Kysely<Tables>,
  { lookId, scope, now, until }: LookClaim,
  kind: Database["kind"],
): Promise<Selectable<MonitorRow> | undefined> {
  await takeTurns(db, kind);
  const due = await db
    .selectFrom("seo_monitors as monitor")
    .select("id")
    .where("scope", "=", scope)
    .where("next_look_at", "<=", now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("seo_monitors as other")
            .select("other.id")
            .whereRef("other.host", "=", "monitor.host")
            .where("other.leased_until", ">", now),
        ),
      ),
    )
    .orderBy("next_look_at")
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return undefined;
  return await db
    .updateTable("seo_monitors")
    .set({ look_id: lookId, leased_until: until })
    .where("id", "=", due.id)
    .returningAll()
    .executeTakeFirst();
}

export interface LookEnd {
  readonly id: string;
  readonly lookId: string;
  readonly at: string;
  readonly nextLookAt: string;
  readonly failures: number;
  readonly interruptions: number;
  /** Undefined where the look is repeated and nothing is stored of it. */
  readonly stored:
    | {
        readonly baseline: object;
        readonly mails: readonly Pick<NewMail, "kind" | "content">[];
        readonly nextSummaryAt: string | undefined;
      }
    | undefined;
}

/**
 * Stores a look with the mails about it, all or nothing, so that each change is in one mail. A look
 * whose lease another one took over, or whose monitor was ended, stores nothing.
 */
async function finishLook(
  db: Kysely<Tables>,
  { id, lookId, at, nextLookAt, failures, interruptions, stored }: LookEnd,
): Promise<void> {
  const row = await db
    .updateTable("seo_monitors")
    .set(({ eb }) => ({
      look_id: null,
      leased_until: null,
      next_look_at: nextLookAt,
      failures,
      interruptions,
      ...(stored && { looks: eb("looks", "+", 1), baseline: JSON.stringify(stored.baseline) }),
      ...(stored?.nextSummaryAt && { next_summary_at: stored.nextSummaryAt }),
    }))
    .where("id", "=", id)
    .where("look_id", "=", lookId)
    .returning("looks")
    .executeTakeFirst();
  if (row === undefined || stored === undefined) return;
  for (const mail of stored.mails)
    await addMail(db, { ...mail, monitorId: id, at, look: row.looks });
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, {
  insertMonitor,
  confirmMonitor,
  deleteMonitor,
  claimLook,
  finishLook,
  deleteRequests,
});
