import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { hourMs } from "./job-rejection.ts";

/**
 * SQLite blocks the event loop: rows with long results are deleted in batches of some milliseconds.
 */
const maxRowsAtOnce = 100;
/** The pause between two batches, in which requests are answered. */
const batchIntervalMs = 5;

type FindIds = (db: Kysely<Tables>) => Promise<readonly { readonly id: string }[]>;

/**
 * Creates `JobStore.deleteExpired`. The ids are read from indexes only, so that no results are
 * read. Deletions that a power cut undoes are repeated the next time.
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

  /**
   * Calls `work` with one batch after another, until no more ids are found or the signal aborts.
   */
  async function processBatches(
    findIds: FindIds,
    work: (ids: readonly string[]) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<void> {
    while (!signal?.aborted) {
      const ids = (await read(findIds)).map(({ id }) => id);
      if (ids.length > 0) await work(ids);
      if (ids.length < maxRowsAtOnce) return;
      await wait(batchIntervalMs);
    }
  }

  return async (now: Date, signal?: AbortSignal): Promise<number> => {
    let deleted = 0;
    await processBatches((db) => findNamedVisitors(db, now).execute(), removeVisitors, signal);
    await processBatches(
      (db) => findExpired(db, now).execute(),
      async (ids) => void (deleted += await deleteJobs(ids)),
      signal,
    );
    return deleted;
  };
}

/**
 * Jobs that ended, were created more than an hour ago and still contain the hash of their visitor.
 */
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
