import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Reason } from "./source-error.ts";

/** How often a source may be asked: so many at once, and one more each time so many milliseconds are over. */
export interface Pace {
  readonly atOnce: number;
  readonly everyMs: number;
}

export interface NotYet {
  readonly waitMs: number;
  /** Why nobody may ask; undefined where somebody else only was faster. */
  readonly closedFor: Reason | undefined;
}

/** Whose turn it is at the sources, for all processes that share the database. */
export interface Turns {
  /** @returns nothing where it is the caller's turn now; how long it is not, where it is not */
  take(source: string, pace: Pace, now: Date): Promise<NotYet | undefined>;
  /** Has nobody ask a source until a moment. */
  close(source: string, until: Date, reason: Reason): Promise<void>;
}

/**
 * Each request costs `everyMs` of a source's time, and a source may be in debt by `atOnce` requests at most: the generic
 * cell rate algorithm. One row and one statement, so that two processes never take the same turn.
 */
export function turnsIn(database: Database): Turns {
  return {
    async take(source, { atOnce, everyMs }, now) {
      const ms = now.getTime();
      const latest = ms + (atOnce - 1) * everyMs;
      const taken = await database.write((db) => pay(db, source, ms, everyMs, latest));
      if (taken) return undefined;
      const row = await database.read((db) =>
        db.selectFrom("source_turns").selectAll().where("source", "=", source).executeTakeFirst(),
      );
      const [paidUntil, closedUntil] = [
        Number(row?.paid_until ?? 0),
        Number(row?.closed_until ?? 0),
      ];
      if (closedUntil > ms)
        return { waitMs: closedUntil - ms, closedFor: row!.closed_for as Reason };
      return { waitMs: Math.max(1, paidUntil - latest), closedFor: undefined };
    },

    async close(source, until, reason) {
      const closed = { closed_until: until.getTime(), closed_for: reason };
      await database.write((db) =>
        db
          .insertInto("source_turns")
          .values({ source, paid_until: 0, ...closed })
          .onConflict((conflict) => conflict.column("source").doUpdateSet(closed))
          .execute(),
      );
    },
  };
}

async function pay(
  db: Kysely<Tables>,
  source: string,
  ms: number,
  everyMs: number,
  latest: number,
): Promise<boolean> {
  const row = await db
    .insertInto("source_turns")
    .values({ source, paid_until: ms + everyMs, closed_until: 0, closed_for: "" })
    .onConflict((conflict) =>
      conflict
        .column("source")
        .doUpdateSet(({ eb, ref }) => ({
          paid_until: eb
            .case()
            .when("source_turns.paid_until", ">", ms)
            .then(eb(ref("source_turns.paid_until"), "+", everyMs))
            .else(ms + everyMs)
            .end(),
        }))
        .where("source_turns.paid_until", "<=", latest)
        .where("source_turns.closed_until", "<=", ms),
    )
    .returning("source")
    .executeTakeFirst();
  return row !== undefined;
}
