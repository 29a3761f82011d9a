import { createHash, randomBytes } from "node:crypto";
import { sql, type ExpressionBuilder, type Kysely, type Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { JobRow } from "./jobs-table.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Job, JobEnd, NewJob } from "./job.ts";
import { createExpiredJobsDeleter } from "./delete-expired-jobs.ts";
import { hourMs, findJobRejection, type JobRejection } from "./job-rejection.ts";

/** Who asks for work, and until when it is theirs. */
export interface Claim {
  readonly kind: string;
  readonly lane: string;
  readonly owner: string;
  readonly now: Date;
  readonly until: Date;
  /** A job that was begun so often without an end is given up: it may be what ends the process. */
  readonly maxAttempts: number;
}

/** Where jobs are kept, for all processes that share the database. Every method throws AppError `busy` where it is away. */
export interface JobStore {
  /** @returns the id, or which limit forbids it */
  add(job: NewJob): Promise<{ readonly id: string } | JobRejection>;
  /** The latest job that answered the same question after a moment. */
  findCachedResult(kind: string, input: unknown, after: Date): Promise<string | undefined>;
  find(id: string, now: Date): Promise<Job | undefined>;
  /** How many wait in its lane whose turn comes before, itself included: 1 is next. Undefined where it does not wait. */
  getPosition(id: string): Promise<number | undefined>;
  /**
   * The job of a lane whose turn is next, of those that wait or whose owner has not been heard of, and whose visitor has
   * no other one of this kind running anywhere: now it is the claimer's.
   */
  claim(claim: Claim): Promise<Job | undefined>;
  /** A job that still is its owner's to work on. */
  findOwned(id: string, owner: string): Promise<Job | undefined>;
  /** Says that somebody waits for a job that has not ended. */
  recordPoll(id: string, now: Date): Promise<void>;
  /** Says that the owner is alive. */
  renew(job: { readonly id: string; readonly owner: string; readonly until: Date }): Promise<void>;
  /** @returns false where it was cancelled or taken over meanwhile, and nothing is kept */
  finish(id: string, owner: string, end: JobEnd, now: Date): Promise<boolean>;
  /** Puts back what an owner cannot finish, at its old place, and as if it had not begun. */
  release(owner: string): Promise<void>;
  /** @returns whether there was anything to end */
  cancel(id: string, now: Date): Promise<boolean>;
  /**
   * Deletes jobs that have expired, and who asked for what is older than an hour, in pieces between which other work is done.
   * @param signal ends it early: the rest is for the next time
   * @returns how many jobs were deleted
   */
  deleteExpired(now: Date, signal?: AbortSignal): Promise<number>;
}

/** How much finished jobs may take in the database; the oldest are deleted first. */
export interface JobStoreOptions {
  readonly maxResultBytes?: number;
  /** Failed ones, which have no result, included. */
  readonly maxFinished?: number;
}

const idBytes = 16;
const usualMaxResultBytes = 1e9;
/** One job that ends brings one result: more are only deleted where a limit was lowered. */
const maxDeletedAtOnce = 500;

export function createJobStore(
  { read, write, writer, kind: database }: Database,
  { maxResultBytes = usualMaxResultBytes, maxFinished = 100_000 }: JobStoreOptions = {},
): JobStore {
  /** PostgreSQL lets two count at once and both find room: who adds or takes a job of a kind does so alone. SQLite writes alone anyway. */
  const writeInTransaction = <T>(
    kind: string,
    work: (db: Kysely<Tables>) => Promise<T>,
  ): Promise<T> =>
    write(async (db) => {
      if (database === "postgres")
        await sql`select pg_advisory_xact_lock(hashtext(${`jobs ${kind}`}))`.execute(db);
      return work(db);
    });

  const renew = writer(
    async (
      db,
      { id, owner, until }: { readonly id: string; readonly owner: string; readonly until: Date },
    ) => {
      await updateOwned(db, id, owner).set({ leased_until: until.toISOString() }).execute();
    },
    { isDurable: false }, // a lease that the power took with it is over, and so is its owner
  );

  const recordPoll = writer(
    async (db, { id, now }: { readonly id: string; readonly now: Date }) => {
      await db
        .updateTable("jobs")
        .where("id", "=", id)
        .where("state", "in", ["queued", "running"])
        .set({ watched_at: now.toISOString() })
        .execute();
    },
    { isDurable: false }, // it is said again within seconds
  );

  return {
    add(job) {
      const id = randomBytes(idBytes).toString("base64url"); // chosen before the first try, which may be repeated
      return writeInTransaction(job.kind, async (db) => {
        const rejection = await findJobRejection(db, id, job);
        if (rejection) return rejection;
        const turn = await turnOf(db, id, job);
        await db
          .insertInto("jobs")
          .values({ ...emptyRow, ...toRow(job), ...turn, id })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute();
        return { id };
      });
    },

    async findCachedResult(kind, input, after) {
      const row = await read((db) =>
        db
          .selectFrom("jobs")
          .select("id")
          .where("question", "=", hashInput(kind, input))
          .where("state", "=", "done")
          .where("finished_at", ">", after.toISOString())
          .orderBy("finished_at", "desc")
          .executeTakeFirst(),
      );
      return row?.id;
    },

    async find(id, now) {
      const row = await read((db) =>
        db
          .selectFrom("jobs")
          .selectAll()
          .where("id", "=", id)
          .where("expires_at", ">", now.toISOString())
          .executeTakeFirst(),
      );
      return row && toJob(row);
    },

    async getPosition(id) {
      const waiting = await read((db) =>
        db
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
          .executeTakeFirst(),
      );
      return Number(waiting?.all ?? 0) || undefined;
    },

    async claim(claim) {
      // Most looks find nothing, and a look alone disturbs nobody.
      for (;;) {
        const candidate = await read((db) => findNextJob(db, claim));
        if (!candidate) return undefined;
        const claimedRow = await writeInTransaction(claim.kind, (db) =>
          claimJob(db, candidate, claim),
        );
        if (claimedRow) return toJob(claimedRow);
      }
    },

    async findOwned(id, owner) {
      const row = await read((db) =>
        db
          .selectFrom("jobs")
          .selectAll()
          .where("id", "=", id)
          .where("state", "=", "running")
          .where("owner", "=", owner)
          .executeTakeFirst(),
      );
      return row && toJob(row);
    },

    recordPoll: (id, now) => recordPoll({ id, now }),

    renew,

    async finish(id, owner, end, now) {
      return write(async (db) => {
        const { numUpdatedRows } = await updateOwned(db, id, owner)
          .set(toEndColumns(end, now))
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) await deleteOldest(db, { maxResultBytes, maxFinished });
        return numUpdatedRows > 0n;
      });
    },

    async release(owner) {
      await write((db) =>
        db
          .updateTable("jobs")
          .where("owner", "=", owner)
          .where("state", "=", "running")
          .set(({ eb }) => ({
            state: "queued",
            owner: null,
            leased_until: null,
            attempts: eb("attempts", "-", 1),
          }))
          .execute(),
      );
    },

    async cancel(id, now) {
      const { numUpdatedRows } = await write((db) =>
        db
          .updateTable("jobs")
          .where("id", "=", id)
          .where("state", "in", ["queued", "running"])
          .set(toEndColumns({ state: "failed", code: "cancelled" }, now))
          .executeTakeFirstOrThrow(),
      );
      return numUpdatedRows > 0n;
    },

    deleteExpired: createExpiredJobsDeleter({ read, writer }),
  };
}

const emptyRow = {
  state: "queued",
  owner: null,
  leased_until: null,
  attempts: 0,
  code: null,
  result: null,
  result_bytes: null,
  finished_at: null,
  watched_at: null,
} as const;

function toRow({ kind, lane, input, now, resultTtlMs }: NewJob) {
  const expires = new Date(now.getTime() + resultTtlMs).toISOString();
  return {
    kind,
    lane,
    input: JSON.stringify(input),
    question: hashInput(kind, input),
    created_at: now.toISOString(),
    expires_at: expires,
  };
}

/**
 * Under which name a job is its visitor's, and when its turn is: now for the first, and later by `turnMs` for each
 * that the visitor has unfinished in the lane. Whoever was here before midnight keeps the name of then for as long as
 * a job of then is counted, so that it is one visitor who runs one job.
 */
async function turnOf(
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

/** Equal inputs have their keys in the same order: they come out of the same schema. */
function hashInput(kind: string, input: unknown): string {
  return createHash("sha256")
    .update(`${kind}\n${JSON.stringify(input)}`)
    .digest("hex");
}

function toJob(row: Selectable<JobRow>): Job {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    createdAt: new Date(row.created_at),
    lastPolledAt: new Date(row.watched_at ?? row.created_at),
    input: JSON.parse(row.input),
    result: row.result === null ? undefined : JSON.parse(row.result),
    code: row.code ?? undefined,
    expiresAt: new Date(row.expires_at),
  };
}

/** Two queries, because SQLite serves one with OR by reading the whole lane, all that has ended included. */
async function findNextJob(
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
    // A process that slept past its own lease still works on what it has.
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

/** Whether no other job of the same visitor and kind is being worked on by whoever is still heard of. */
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

/** Takes a job as it was seen, or nothing where another was faster. One that was begun too often ends here. */
async function claimJob(
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

function updateOwned(db: Kysely<Tables>, id: string, owner: string) {
  return db
    .updateTable("jobs")
    .where("id", "=", id)
    .where("state", "=", "running")
    .where("owner", "=", owner);
}

/** Deletes the finished jobs that are too many, or whose results take too much room, the oldest first. */
async function deleteOldest(
  db: Kysely<Tables>,
  { maxResultBytes, maxFinished }: Required<JobStoreOptions>,
): Promise<void> {
  const finished = db.selectFrom("jobs").where("finished_at", "is not", null);
  const { bytes, count } = await finished
    .select(({ fn }) => [fn.sum("result_bytes").as("bytes"), fn.countAll().as("count")])
    .executeTakeFirstOrThrow();
  let [tooManyBytes, tooMany] = [Number(bytes ?? 0) - maxResultBytes, Number(count) - maxFinished];
  if (tooManyBytes <= 0 && tooMany <= 0) return;
  const oldest = await finished
    .select(["id", "result_bytes"])
    .orderBy("finished_at")
    .orderBy("id")
    .limit(maxDeletedAtOnce)
    .execute();
  const ids: string[] = [];
  for (const { id, result_bytes: size } of oldest) {
    if (tooManyBytes <= 0 && tooMany <= 0) break;
    ids.push(id);
    tooManyBytes -= size ?? 0;
    tooMany--;
  }
  await db.deleteFrom("jobs").where("id", "in", ids).execute();
}

function toEndColumns(end: JobEnd, now: Date) {
  const result = end.state === "done" ? JSON.stringify(end.result ?? null) : null;
  return {
    state: end.state,
    code: end.state === "failed" ? end.code : null,
    result,
    result_bytes: result === null ? null : Buffer.byteLength(result),
    finished_at: now.toISOString(),
    owner: null,
    leased_until: null,
  };
}
