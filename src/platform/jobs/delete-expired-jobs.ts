import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { hourMs } from "./job-rejection.ts";

/** SQLite works while the server waits: rows with long results are deleted in pieces of some milliseconds. */
const maxRowsAtOnce = 100;
/** Between two pieces, in which requests are answered. */
const pauseMs = 5;

type FindIds = (db: Kysely<Tables>) => Promise<readonly { readonly id: string }[]>;

/**
 * Builds the work of `JobStore.deleteExpired`. Ids are read from indexes alone, so that no result is read for them. What
 * a power cut undoes is done again the next time.
 */
export function createExpiredJobsDeleter({ read, writer }: Pick<Database, "read" | "writer">) {
  const removeVisitors = writer(
    async (db, ids: readonly string[]) => {
      await db.updateTable("jobs").where("id", "in", ids).set({ visitor: null }).execute();
    },
    { isDurable: false },
  );
  const deleteJobs = writer(
    async (db, ids: readonly string[]) => {
      const { numDeletedRows } = await db
        .deleteFrom("jobs")
        .where("id", "in", ids)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
    { isDurable: false },
  );

  /** Gives one piece after the other to `work`, until nothing is found any more. */
  async function inPieces(
    findIds: FindIds,
    work: (ids: readonly string[]) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<void> {
    while (!signal?.aborted) {
      const ids = (await read(findIds)).map(({ id }) => id);
      if (ids.length > 0) await work(ids);
      if (ids.length < maxRowsAtOnce) return;
      await wait(pauseMs);
    }
  }

  return async (now: Date, signal?: AbortSignal): Promise<number> => {
    let deleted = 0;
    await inPieces((db) => findNamedVisitors(db, now).execute(), removeVisitors, signal);
    await inPieces(
      (db) => findExpired(db, now).execute(),
      async (ids) => void (deleted += await deleteJobs(ids)),
      signal,
    );
    return deleted;
  };
}

/** Ended jobs of more than an hour ago that still name their visitor. */
function findNamedVisitors(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom("jobs")
    .select("id")
    .where("visitor", "is not", null)
    .where("created_at", "<=", new Date(now.getTime() - hourMs).toISOString())
    .where("state", "in", ["done", "failed"])
    .orderBy("created_at")
    .limit(maxRowsAtOnce);
}

function findExpired(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom("jobs")
    .select("id")
    .where("expires_at", "<=", now.toISOString())
    .orderBy("expires_at")
    .limit(maxRowsAtOnce);
}
