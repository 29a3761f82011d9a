import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";
import type { Reason } from "./source-error.ts";

/**
 * How often a source is requested: `burst` requests at once, and one more after each `intervalMs`.
 */
export interface RateLimit {
  readonly burst: number;
  readonly intervalMs: number;
}

export interface RateLimitDelay {
  readonly waitMs: number;
  /** Why the circuit is open; undefined where only the rate limit is reached. */
  readonly blockedFor: Reason | undefined;
}

/** The rate limits of the sources, shared by all processes that use the database. */
export interface RateLimiter {
  /** @returns undefined where the caller may make its request now, else how long it has to wait */
  acquire(source: string, rateLimit: RateLimit, now: Date): Promise<RateLimitDelay | undefined>;
  /** Opens the circuit of a source until a time, for all processes. */
  block(source: string, until: Date, reason: Reason): Promise<void>;
}

/**
 * The generic cell rate algorithm: each request costs `intervalMs`, and a source may be in debt by
 * `burst` requests. One row and one statement, so that two processes never take the same slot.
 */
export function createRateLimiter(database: Database): RateLimiter {
  return {
    async acquire(source, { burst, intervalMs }, now) {
      const ms = now.getTime();
      const latest = ms + (burst - 1) * intervalMs;
      const isAcquired = await database.write(writes.consumeTurn, {
        source,
        ms,
        intervalMs,
        latest,
      });
      if (isAcquired) return undefined;
      const row = await database.read((db) =>
        db.selectFrom("source_turns").selectAll().where("source", "=", source).executeTakeFirst(),
      );
      const [paidUntil, closedUntil] = [
        Number(row?.paid_until ?? 0),
        Number(row?.closed_until ?? 0),
      ];
      if (closedUntil > ms)
        return { waitMs: closedUntil - ms, blockedFor: row!.closed_for as Reason };
      return { waitMs: Math.max(1, paidUntil - latest), blockedFor: undefined };
    },

    block: (source, until, reason) => database.write(writes.openCircuit, { source, until, reason }),
  };
}

interface TurnRequest {
  readonly source: string;
  /** The time of the request, in ms since 1970. */
  readonly ms: number;
  readonly intervalMs: number;
  /** The source may be in debt until then. */
  readonly latest: number;
}

async function consumeTurn(
  db: Kysely<Tables>,
  { source, ms, intervalMs, latest }: TurnRequest,
): Promise<boolean> {
  const row = await db
    .insertInto("source_turns")
    .values({ source, paid_until: ms + intervalMs, closed_until: 0, closed_for: "" })
    .onConflict((conflict) =>
      conflict
        .column("source")
        .doUpdateSet(({ eb, ref }) => ({
          paid_until: eb
            .case()
            .when("source_turns.paid_until", ">", ms)
            .then(eb(ref("source_turns.paid_until"), "+", intervalMs))
            .else(ms + intervalMs)
            .end(),
        }))
        .where("source_turns.paid_until", "<=", latest)
        .where("source_turns.closed_until", "<=", ms),
    )
    .returning("source")
    .executeTakeFirst();
  return row !== undefined;
}

async function openCircuit(
  db: Kysely<Tables>,
  { source, until, reason }: { readonly source: string; readonly until: Date; reason: Reason },
): Promise<void> {
  const closed = { closed_until: until.getTime(), closed_for: reason };
  await db
    .insertInto("source_turns")
    .values({ source, paid_until: 0, ...closed })
    .onConflict((conflict) => conflict.column("source").doUpdateSet(closed))
    .execute();
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, { consumeTurn, openCircuit });
