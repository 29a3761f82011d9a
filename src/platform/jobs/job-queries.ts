import { sql, type Kysely, type Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";
import { claimJob, type Claim } from "./job-claim.ts";
import type { JobEnd, NewJob } from "./job.ts";
import { findJobRejection, hourMs, type JobRejection } from "./job-rejection.ts";
import { emptyRow, hashInput, toEndColumns, toRow } from "./job-rows.ts";
import type { JobRow } from "./jobs-table.ts";

/** The maximum size and number of finished jobs in the database. */
export interface JobStoreLimits {
  readonly maxResultBytes: number;
  readonly maxFinished: number;
}

/**
 * Each job that ends adds one result, so more than one is deleted only after a limit was lowered.
 */
const maxDeletedAtOnce = 500;
/** The rest is listed the next time. */
const maxUnpolledAtOnce = 100;

/**
 * Locks the jobs of a kind until the transaction ends. Without it, two processes on PostgreSQL
 * could count at the same time and both find room for a new or claimed job. SQLite has one writer
 * anyway.
 */
async function lockKind(
  db: Kysely<Tables>,
  kind: string,
  database: Database["kind"],
): Promise<void> {
  if (database === "sqlite") return;
  await sql`select pg_advisory_xact_lock(hashtext(${`jobs ${kind}`}))`.execute(db);
}

async function insertJob(
  db: Kysely<Tables>,
  { id, job }: { readonly id: string; readonly job: NewJob },
  database: Database["kind"],
): Promise<{ readonly id: string } | JobRejection> {
  await lockKind(db, job.kind, database);
  const rejection = await findJobRejection(db, id, job);
  if (rejection) return rejection;
  const turn = await findTurn(db, id, job);
  await db
    .insertInto("jobs")
    .values({ ...emptyRow, ...toRow(job), ...turn, id })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return { id };
}

/**
 * Finds the visitor's hash for a new job, and its turn: now for the first job, and `turnMs` later
 * for each unfinished job that the visitor has in the lane. The hash of the day before is used
 * while one of its jobs still counts, so that a visitor does not become two at midnight.
 */
async function findTurn(
  db: Kysely<Tables>,
  id: string,
  { kind, lane, visitor, previousVisitor, turnMs, now }: NewJob,
) {
  const own = db
    .selectFrom("jobs")
    .where("kind", "=", kind)
    .where("id", "!=", id)
    .where("visitor", "in", [visitor, previousVisitor]);
  const unfinished = await own
    .where("state", "in", ["queued", "running"])
    .select(["visitor", "lane"])
    .execute();
  const recent = await own
    .where("created_at", ">", new Date(now.getTime() - hourMs).toISOString())
    .select("visitor")
    .execute();
  const isNamedAsBefore = [...unfinished, ...recent].some((job) => job.visitor === previousVisitor);
  const inLane = unfinished.filter((job) => job.lane === lane).length;
  return {
    visitor: isNamedAsBefore ? previousVisitor : visitor,
    turn_at: new Date(now.getTime() + inLane * turnMs).toISOString(),
  };
}

async function claim(
  db: Kysely<Tables>,
  { candidate, ...claimed }: Claim & { readonly candidate: Selectable<JobRow> },
  database: Database["kind"],
): Promise<Selectable<JobRow> | undefined> {
  await lockKind(db, claimed.kind, database);
  return claimJob(db, candidate, claimed);
}

export function findCachedJob(db: Kysely<Tables>, kind: string, input: unknown, after: Date) {
  return db
    .selectFrom("jobs")
    .select("id")
    .where("question", "=", hashInput(kind, input))
    .where("state", "=", "done")
    .where("finished_at", ">", after.toISOString())
    .orderBy("finished_at", "desc")
    .executeTakeFirst();
}

export function findJob(db: Kysely<Tables>, id: string, now: Date) {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

export function findOwnedJob(db: Kysely<Tables>, id: string, owner: string) {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "running")
    .where("owner", "=", owner)
    .executeTakeFirst();
}

/**
 * Counts the waiting jobs of a job's lane up to and including itself.
 * @returns 0 where it does not wait
 */
export async function countUpTo(db: Kysely<Tables>, id: string): Promise<number> {
  const waiting = await db
    .selectFrom("jobs")
    .innerJoin("jobs as before", (join) =>
      join
        .onRef("before.kind", "=", "jobs.kind")
        .onRef("before.lane", "=", "jobs.lane")
        .on("before.state", "=", "queued"),
    )
    .where("jobs.id", "=", id)
    .where("jobs.state", "=", "queued")
    .where(({ eb, ref, and, or }) =>
      or([
        eb("before.turn_at", "<", ref("jobs.turn_at")),
        and([
          eb("before.turn_at", "=", ref("jobs.turn_at")),
          eb("before.id", "<=", ref("jobs.id")),
        ]),
      ]),
    )
    .select(({ fn }) => fn.countAll().as("all"))
    .executeTakeFirst();
  return Number(waiting?.all ?? 0);
}

function updateOwned(db: Kysely<Tables>, id: string, owner: string) {
  return db
    .updateTable("jobs")
    .where("id", "=", id)
    .where("state", "=", "running")
    .where("owner", "=", owner);
}

/**
 * Deletes what the oldest results can do without, until so many bytes are free.
 * @returns how many bytes are still to be freed by deleting results
 */
async function dropExtras(db: Kysely<Tables>, excessBytes: number): Promise<number> {
  if (excessBytes <= 0) return excessBytes;
  const oldest = await db
    .selectFrom("jobs")
    .select(["id", "extra_bytes"])
    .where("extra_bytes", "is not", null)
    .orderBy("finished_at")
    .orderBy("id")
    .limit(maxDeletedAtOnce)
    .execute();
  const ids: string[] = [];
  let leftBytes = excessBytes;
  for (const { id, extra_bytes: size } of oldest) {
    if (leftBytes <= 0) break;
    ids.push(id);
    leftBytes -= size!;
  }
  if (ids.length === 0) return leftBytes;
  await db
    .updateTable("jobs")
    .where("id", "in", ids)
    .set(({ eb }) => ({
      extra: null,
      extra_bytes: null,
      result_bytes: eb("result_bytes", "-", eb.ref("extra_bytes")),
    }))
    .execute();
  return ids.length < maxDeletedAtOnce ? leftBytes : 0; // the rest is dropped the next time
}

/**
 * Deletes the oldest finished jobs where there are too many, or where their results are too large
 * together, also without what they can do without.
 */
async function deleteOldest(
  db: Kysely<Tables>,
  { maxResultBytes, maxFinished }: JobStoreLimits,
): Promise<void> {
  const finished = db.selectFrom("jobs").where("finished_at", "is not", null);
  const { bytes, count } = await finished
    .select(({ fn }) => [fn.sum("result_bytes").as("bytes"), fn.countAll().as("count")])
    .executeTakeFirstOrThrow();
  let [excessBytes, excessJobs] = [
    Number(bytes ?? 0) - maxResultBytes,
    Number(count) - maxFinished,
  ];
  excessBytes = await dropExtras(db, excessBytes);
  if (excessBytes <= 0 && excessJobs <= 0) return;
  const oldest = await finished
    .select(["id", "result_bytes"])
    .orderBy("finished_at")
    .orderBy("id")
    .limit(maxDeletedAtOnce)
    .execute();
  const ids: string[] = [];
  for (const { id, result_bytes: size } of oldest) {
    if (excessBytes <= 0 && excessJobs <= 0) break;
    ids.push(id);
    excessBytes -= size ?? 0;
    excessJobs--;
  }
  await db.deleteFrom("jobs").where("id", "in", ids).execute();
}

async function renewLease(
  db: Kysely<Tables>,
  { id, owner, until }: { readonly id: string; readonly owner: string; readonly until: Date },
): Promise<void> {
  await updateOwned(db, id, owner).set({ leased_until: until.toISOString() }).execute();
}

async function recordJobPoll(
  db: Kysely<Tables>,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await updateUnfinished(db, id).set({ watched_at: now.toISOString() }).execute();
}

interface FinishedJob {
  readonly id: string;
  readonly owner: string;
  readonly end: JobEnd;
  readonly now: Date;
  readonly limits: JobStoreLimits;
}

/** Stores the end of a job. @returns false where the job does not belong to the owner any more */
async function finishJob(
  db: Kysely<Tables>,
  { id, owner, end, now, limits }: FinishedJob,
): Promise<boolean> {
  const { numUpdatedRows } = await updateOwned(db, id, owner)
    .set(toEndColumns(end, now))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await deleteOldest(db, limits);
  return numUpdatedRows > 0n;
}

async function releaseJobs(db: Kysely<Tables>, owner: string): Promise<void> {
  await db
    .updateTable("jobs")
    .where("owner", "=", owner)
    .where("state", "=", "running")
    .set(({ eb }) => ({
      state: "queued",
      owner: null,
      leased_until: null,
      attempts: eb("attempts", "-", 1),
    }))
    .execute();
}

export function listUnpolledJobs(db: Kysely<Tables>, kind: string, before: Date) {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("kind", "=", kind)
    .where("state", "=", "queued")
    .where(({ fn }) => fn.coalesce("watched_at", "created_at"), "<", before.toISOString())
    .limit(maxUnpolledAtOnce)
    .execute();
}

/** Whether a job waits or runs. */
export async function isUnfinished(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("jobs")
    .select("id")
    .where("id", "=", id)
    .where("state", "in", ["queued", "running"])
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores that a job was cancelled. @returns false where it had ended before */
async function cancelJob(
  db: Kysely<Tables>,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await updateUnfinished(db, id)
    .set(toEndColumns({ state: "failed", code: "cancelled" }, now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function updateUnfinished(db: Kysely<Tables>, id: string) {
  return db.updateTable("jobs").where("id", "=", id).where("state", "in", ["queued", "running"]);
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, {
  insertJob,
  claim,
  renewLease,
  recordJobPoll,
  finishJob,
  releaseJobs,
  cancelJob,
});
