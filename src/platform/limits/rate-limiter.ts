import { sql, type Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type {} from "./rate-limits-table.ts";

/** A stretch of time that is counted together. Windows of a length begin at its multiples since 1970, in UTC. */
export interface Window {
  readonly start: Date;
  readonly end: Date;
  /** Until its end, for `Retry-After`. */
  readonly retryAfterSeconds: number;
}

export function windowAt(now: Date, lengthMs: number): Window {
  const startMs = Math.floor(now.getTime() / lengthMs) * lengthMs;
  const end = new Date(startMs + lengthMs);
  return {
    start: new Date(startMs),
    end,
    retryAfterSeconds: Math.ceil((end.getTime() - now.getTime()) / 1_000),
  };
}

/** Something that somebody wants to use of what there is in a window. */
export interface Use {
  /** Names what is counted and by whom, in at most 200 characters. */
  readonly key: string;
  readonly window: Window;
  readonly amount: number;
  /** How much may be used in all. */
  readonly max: number;
}

/** Counts what is used, for all processes that share the database. A power cut may lose the latest counts. */
export interface RateLimiter {
  /** Uses something, unless that would be more than may be used: then nothing is counted. @returns whether it was used */
  consume(use: Use): Promise<boolean>;
  /** Takes back what was counted and not used after all. */
  refund(use: Omit<Use, "max">): Promise<void>;
  used(key: string, window: Window): Promise<number>;
  /** Deletes the counts of windows that are over, and what is above the most that is kept. */
  deleteExpired(now: Date): Promise<void>;
}

export interface RateLimiterOptions {
  /**
   * Rows that are kept at the most. Each address that asks for something makes one, and a flood of addresses must not
   * fill the disk: what is over soonest and was used least is deleted first.
   */
  readonly maxRows?: number;
  /** After so many counts of this process the table is cleared up, beside the daily clearing. */
  readonly cleanupEvery?: number;
}

/** SQLite deletes while the server waits: a flood's rows go in pieces of some milliseconds. */
const maxDeletedAtOnce = 1_000;

export function rateLimiter(
  database: Database,
  now: () => Date,
  { maxRows = 200_000, cleanupEvery = 5_000 }: RateLimiterOptions = {},
): RateLimiter {
  const write = database.writer((db, use: Use) => consume(db, use), { isDurable: false });
  const takeBack = database.writer((db, use: Omit<Use, "max">) => refund(db, use), {
    isDurable: false,
  });
  let counted = 0;

  async function deleteExpired(moment: Date): Promise<void> {
    for (let deleted = maxDeletedAtOnce; deleted === maxDeletedAtOnce;) {
      deleted = await database.write((db) => deleteFirst(db, maxDeletedAtOnce, moment));
    }
    const { rows } = await database.read((db) =>
      db
        .selectFrom("rate_limits")
        .select(({ fn }) => fn.countAll().as("rows"))
        .executeTakeFirstOrThrow(),
    );
    for (let excess = Number(rows) - maxRows; excess > 0; excess -= maxDeletedAtOnce) {
      const count = Math.min(excess, maxDeletedAtOnce);
      await database.write((db) => deleteFirst(db, count));
    }
  }

  return {
    async consume(use) {
      const isUsed = await write(use);
      // A failure is no failure of the caller's: the next clearing tries again.
      if (++counted % cleanupEvery === 0) await deleteExpired(now()).catch(() => undefined);
      return isUsed;
    },
    refund: takeBack,
    async used(key, { start }) {
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

/** Compares and counts in one statement, so that two who come at once never use the same rest. For any transaction. */
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

/** Deletes what is over soonest, and of that what was used least. @param until only what is over by then */
async function deleteFirst(db: Kysely<Tables>, count: number, until?: Date): Promise<number> {
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
