import type { Kysely, Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";
import type { MonitorMailRow, MonitorRow, MonitorTokenRow } from "./monitors-table.ts";

/* The mails of monitors in SQL for both SQLite and PostgreSQL, inside a transaction. */

export interface NewMail {
  readonly monitorId: string;
  readonly kind: MonitorMailRow["kind"];
  readonly content: object;
  readonly at: string;
  /** Distinguishes mails of one kind. */
  readonly look?: number;
}

/** Adds a mail, in the transaction of what it says. */
export async function addMail(
  db: Kysely<Tables>,
  { monitorId, kind, content, at, look = 0 }: NewMail,
): Promise<void> {
  await db
    .insertInto("seo_monitor_mails")
    .values({
      id: `${monitorId}.${kind}.${look}`,
      monitor_id: monitorId,
      kind,
      content: JSON.stringify(content),
      attempts: 0,
      due_at: at,
      leased_until: null,
      created_at: at,
    })
    .execute();
}

interface MailClaim {
  readonly now: string;
  readonly until: string;
}

/** Claims the mail that has been due longest. */
async function claimMail(
  db: Kysely<Tables>,
  { now, until }: MailClaim,
  kind: Database["kind"],
): Promise<Selectable<MonitorMailRow> | undefined> {
  const due = await db
    .selectFrom("seo_monitor_mails")
    .select("id")
    .where("due_at", "<=", now)
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
    .orderBy("due_at")
    .limit(1)
    .$if(kind === "postgres", (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();
  if (due === undefined) return undefined;
  return await db
    .updateTable("seo_monitor_mails")
    .set(({ eb }) => ({ leased_until: until, attempts: eb("attempts", "+", 1) }))
    .where("id", "=", due.id)
    .returningAll()
    .executeTakeFirst();
}

interface NewTokens {
  readonly mailId: string;
  readonly tokens: readonly Pick<MonitorTokenRow, "hash" | "purpose">[];
  readonly at: string;
}

/**
 * Stores the tokens of an attempt, directly before the mail is sent.
 * @returns the monitor; undefined where it was ended, so that nothing is sent
 */
async function addTokens(
  db: Kysely<Tables>,
  { mailId, tokens, at }: NewTokens,
): Promise<Selectable<MonitorRow> | undefined> {
  const monitor = await db
    .selectFrom("seo_monitors")
    .innerJoin("seo_monitor_mails", "seo_monitor_mails.monitor_id", "seo_monitors.id")
    .selectAll("seo_monitors")
    .where("seo_monitor_mails.id", "=", mailId)
    .executeTakeFirst();
  if (monitor && tokens.length > 0)
    await db
      .insertInto("seo_monitor_tokens")
      .values(tokens.map((token) => ({ ...token, monitor_id: monitor.id, created_at: at })))
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .execute();
  return monitor;
}

async function retryMail(
  db: Kysely<Tables>,
  {
    id,
    dueAt,
    attempts,
  }: { readonly id: string; readonly dueAt: string; readonly attempts: number },
): Promise<void> {
  await db
    .updateTable("seo_monitor_mails")
    .set({ due_at: dueAt, leased_until: null })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, {
  claimMail,
  addTokens,
  retryMail,
  async deleteMail(db: Kysely<Tables>, id: string) {
    await db.deleteFrom("seo_monitor_mails").where("id", "=", id).execute();
  },
});
