import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";
import { hourMs } from "./job-rejection.ts";

/**
 * SQLite has one writer, for which forms wait: rows with long results are deleted in batches of
 * some milliseconds.
 */
const maxRowsAtOnce = 100;
/** The pause between two batches, in which others write. */
const batchIntervalMs = 5;

type FindIds = (db: Kysely<Tables>) => Promise<readonly { readonly id: string }[]>;

/**
 * Creates `JobStore.deleteExpired`. The ids are read from indexes only, so that no results are
 * read. Deletions that a power cut undoes are repeated the next time.
 */
export function createExpiredJobsDeleter({ read, write }: Pick<Database, "read" | "write">) {
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
    await processBatches(
      (db) => findNamedVisitors(db, now).execute(),
      (ids) => write(writes.removeVisitors, ids, { isDurable: false }),
      signal,
    );
    await processBatches(
      (db) => findExpired(db, now).execute(),
      async (ids) => void (deleted += await write(writes.deleteJobs, ids, { isDurable: false })),
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

async function removeVisitors(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await db.updateTable("jobs").where("id", "in", ids).set({ visitor: null }).execute();
}

async function deleteJobs(db: Kysely<Tables>, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("jobs")
    .where("id", "in", ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, { removeVisitors, deleteJobs });
