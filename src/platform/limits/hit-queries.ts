import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";

/** Counts and reads in one statement, so that two who come at once never see the same number. */
export async function countHit(
  db: Kysely<Tables>,
  key: string,
  windowStart: Date,
): Promise<number> {
  const { hits } = await db
    .insertInto("rate_limits")
    .values({ key, window_start: windowStart.toISOString(), hits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["key", "window_start"])
        .doUpdateSet(({ eb }) => ({ hits: eb("rate_limits.hits", "+", 1) })),
    )
    .returning("hits")
    .executeTakeFirstOrThrow();
  return hits;
}

export async function forgetHits(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom("rate_limits").where("window_start", "<", before.toISOString()).execute();
}
