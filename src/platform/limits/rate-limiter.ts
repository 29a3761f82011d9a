import { sql, type Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";
import type {} from "./rate-limits-table.ts";

/** A time window of a limit. Windows of a length start at its multiples since 1970, in UTC. */
export interface Window {
  readonly start: Date;
  readonly end: Date;
  /** The seconds until its end, for `Retry-After`. */
  readonly retryAfterSeconds: number;
}

export function getWindow(now: Date, lengthMs: number): Window {
  const startMs = Math.floor(now.getTime() / lengthMs) * lengthMs;
  const end = new Date(startMs + lengthMs);
  return {
    start: new Date(startMs),
    end,
    retryAfterSeconds: Math.ceil((end.getTime() - now.getTime()) / 1_000),
  };
}

/** The use of an amount within the limit of a window. */
export interface Use {
  /** What is counted, and for whom, in at most 200 characters. */
  readonly key: string;
  readonly window: Window;
  readonly amount: number;
  /** The maximum of the window. */
  readonly max: number;
}

/**
 * Counts uses for all processes that share the database. A power cut may lose the latest counts.
 */
export interface RateLimiter {
  /** Counts a use, unless it would exceed the maximum. @returns whether it was counted */
  consume(use: Use): Promise<boolean>;
  /** Subtracts an amount that was counted but not used. */
  refund(use: Omit<Use, "max">): Promise<void>;
  readUsed(key: string, window: Window): Promise<number>;
  /** Deletes the counts of windows that are over, and the rows above `maxRows`. */
  deleteExpired(now: Date): Promise<void>;
}

export interface RateLimiterOptions {
  /**
   * The maximum number of rows. Each address creates rows, and a flood of addresses must not fill
   * the disk: the rows that expire first, and of these the ones with the lowest counts, are deleted
   * first.
   */
  readonly maxRows?: number;
  /**
   * After this many counts of this process, expired rows are deleted, in addition to the daily
   * maintenance.
   */
  readonly cleanupEvery?: number;
}

/**
 * SQLite has one writer, for which forms wait: the rows of a flood are deleted in batches of some
 * milliseconds.
 */
const maxDeletedAtOnce = 1_000;

export function createRateLimiter(
  database: Database,
  now: () => Date,
  { maxRows = 200_000, cleanupEvery = 5_000 }: RateLimiterOptions = {},
): RateLimiter {
  let counted = 0;

  async function deleteExpired(moment: Date): Promise<void> {
    for (let deleted = maxDeletedAtOnce; deleted === maxDeletedAtOnce;) {
      deleted = await database.write(writes.deleteFirst, {
        count: maxDeletedAtOnce,
        until: moment,
      });
    }
    const { rows } = await database.read((db) =>
      db
        .selectFrom("rate_limits")
        .select(({ fn }) => fn.countAll().as("rows"))
        .executeTakeFirstOrThrow(),
    );
    for (let excess = Number(rows) - maxRows; excess > 0; excess -= maxDeletedAtOnce) {
      const count = Math.min(excess, maxDeletedAtOnce);
      await database.write(writes.deleteFirst, { count });
    }
  }

  return {
    async consume(use) {
      const isUsed = await database.write(writes.consume, use, { isDurable: false });
      // A failed cleanup must not fail the caller: the next cleanup tries again.
      if (++counted % cleanupEvery === 0) await deleteExpired(now()).catch(() => undefined);
      return isUsed;
    },
    refund: (use) => database.write(writes.refund, use, { isDurable: false }),
    async readUsed(key, { start }) {
      const row = await database.read((db) =>
        db
          .selectFrom("rate_limits")
          .select("hits")
          .where("key", "=", key)
          .where("window_start", "=", start.toISOString())
          .executeTakeFirst(),
      );
      return Number(row?.hits ?? 0);
    },
    deleteExpired,
  };
}

/**
 * Compares and counts in one statement, so that concurrent uses never exceed the maximum. It can
 * run in any transaction.
 */
export async function consume(
  db: Kysely<Tables>,
  { key, window, amount, max }: Use,
): Promise<boolean> {
  if (amount > max) return false;
  const row = await db
    .insertInto("rate_limits")
    .values({
      key,
      window_start: window.start.toISOString(),
      hits: amount,
      expires_at: window.end.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["key", "window_start"])
        .doUpdateSet(({ eb }) => ({ hits: eb("rate_limits.hits", "+", amount) }))
        .where("rate_limits.hits", "<=", max - amount),
    )
    .returning("hits")
    .executeTakeFirst();
  return row !== undefined;
}

async function refund(
  db: Kysely<Tables>,
  { key, window, amount }: Omit<Use, "max">,
): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set(({ eb }) => ({ hits: eb("hits", "-", amount) }))
    .where("key", "=", key)
    .where("window_start", "=", window.start.toISOString())
    .execute();
}

/**
 * Deletes the rows that expire first, and of these the ones with the lowest counts.
 * @param until only rows that expire by then
 */
async function deleteFirst(
  db: Kysely<Tables>,
  { count, until }: { readonly count: number; readonly until?: Date },
): Promise<number> {
  const first = db
    .selectFrom("rate_limits")
    .select(["key", "window_start"])
    .$if(until !== undefined, (query) => query.where("expires_at", "<=", until!.toISOString()))
    .orderBy("expires_at")
    .orderBy("hits")
    .limit(count);
  const { numAffectedRows } =
    await sql`delete from rate_limits where (key, window_start) in (${first})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, { consume, refund, deleteFirst });
