import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { toEndColumns } from "./job-rows.ts";
import type { JobRow } from "./jobs-table.ts";

/** The process that claims a job, and its lease. */
export interface Claim {
  readonly kind: string;
  readonly lane: string;
  readonly owner: string;
  readonly now: Date;
  readonly until: Date;
  /**
   * A job that was started this often without an end fails: it may be the job that crashes the
   * process.
   */
  readonly maxAttempts: number;
}

/**
 * Runs two queries, because SQLite executes one with OR by reading the whole lane, including ended
 * jobs.
 */
export async function findNextJob(
  db: Kysely<Tables>,
  { kind, lane, owner, now }: Claim,
): Promise<Selectable<JobRow> | undefined> {
  const next = db
    .selectFrom("jobs")
    .selectAll()
    .where("kind", "=", kind)
    .where("lane", "=", lane)
    .where((eb) => isVisitorFree(eb, now))
    .orderBy("turn_at")
    .orderBy("id")
    .limit(1);
  const [queued, abandoned] = await Promise.all([
    next.where("state", "=", "queued").executeTakeFirst(),
    // A process whose own lease has expired still works on its jobs.
    next
      .where("state", "=", "running")
      .where("leased_until", "<", now.toISOString())
      .where("owner", "!=", owner)
      .executeTakeFirst(),
  ]);
  if (!queued || !abandoned) return queued ?? abandoned;
  const isQueuedFirst =
    queued.turn_at < abandoned.turn_at ||
    (queued.turn_at === abandoned.turn_at && queued.id < abandoned.id);
  return isQueuedFirst ? queued : abandoned;
}

/** Whether no other job of the same visitor and kind runs under a lease. */
function isVisitorFree(eb: ExpressionBuilder<Tables, "jobs">, now: Date) {
  const others = eb
    .selectFrom("jobs as other")
    .select("other.id")
    .whereRef("other.visitor", "=", "jobs.visitor")
    .whereRef("other.kind", "=", "jobs.kind")
    .whereRef("other.id", "!=", "jobs.id")
    .where("other.state", "=", "running")
    .where("other.leased_until", ">=", now.toISOString());
  return eb.not(eb.exists(others));
}

/**
 * Claims a candidate of `findNextJob`. A job that was started too often fails instead.
 * @returns undefined where another process was faster, or where the job has failed
 */
export async function claimJob(
  db: Kysely<Tables>,
  candidate: Selectable<JobRow>,
  { owner, now, until, maxAttempts }: Claim,
): Promise<Selectable<JobRow> | undefined> {
  const updateUnchanged = db
    .updateTable("jobs")
    .where("id", "=", candidate.id)
    .where("state", "=", candidate.state)
    .where("attempts", "=", candidate.attempts)
    .where((eb) => isVisitorFree(eb, now));
  if (candidate.attempts >= maxAttempts) {
    await updateUnchanged.set(toEndColumns({ state: "failed", code: "internal" }, now)).execute();
    return undefined;
  }
  return updateUnchanged
    .set({
      state: "running",
      owner,
      leased_until: until.toISOString(),
      attempts: candidate.attempts + 1,
    })
    .returningAll()
    .executeTakeFirst();
}
