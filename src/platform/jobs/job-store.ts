import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Job, JobEnd, NewJob } from "./job.ts";
import { createExpiredJobsDeleter } from "./delete-expired-jobs.ts";
import { claimJob, findNextJob, type Claim } from "./job-claim.ts";
import {
  cancelJob,
  countUpTo,
  findCachedJob,
  findJob,
  findOwnedJob,
  finishJob,
  insertJob,
  lockKind,
  recordJobPoll,
  releaseJobs,
  renewLease,
  type JobStoreLimits,
} from "./job-queries.ts";
import type { JobRejection } from "./job-rejection.ts";
import { toJob } from "./job-rows.ts";

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

const idBytes = 16;
const defaultLimits: JobStoreLimits = { maxResultBytes: 1e9, maxFinished: 100_000 };

/** @param options how much finished jobs may take in the database; failed ones, which have no result, are counted too */
export function createJobStore(
  database: Database,
  options: Partial<JobStoreLimits> = {},
): JobStore {
  const { read, write, writer } = database;
  const limits = { ...defaultLimits, ...options };
  const writeLocked = <T>(kind: string, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
    write(async (db) => {
      if (database.kind === "postgres") await lockKind(db, kind); // SQLite has one writer anyway
      return work(db);
    });
  // A power cut that takes a lease takes its owner too, and a poll is recorded again within seconds.
  const renew = writer(renewLease, { isDurable: false });
  const recordPoll = writer(recordJobPoll, { isDurable: false });

  return {
    add(job) {
      const id = randomBytes(idBytes).toString("base64url"); // chosen before the first attempt, which may be repeated
      return writeLocked(job.kind, (db) => insertJob(db, id, job));
    },
    findCachedResult: async (kind, input, after) =>
      (await read((db) => findCachedJob(db, kind, input, after)))?.id,
    async find(id, now) {
      const row = await read((db) => findJob(db, id, now));
      return row && toJob(row);
    },
    getPosition: async (id) => (await read((db) => countUpTo(db, id))) || undefined,
    async claim(claim) {
      // Most polls find nothing, and reading alone needs no lock.
      for (;;) {
        const candidate = await read((db) => findNextJob(db, claim));
        if (!candidate) return undefined;
        const claimed = await writeLocked(claim.kind, (db) => claimJob(db, candidate, claim));
        if (claimed) return toJob(claimed);
      }
    },
    async findOwned(id, owner) {
      const row = await read((db) => findOwnedJob(db, id, owner));
      return row && toJob(row);
    },
    recordPoll: (id, now) => recordPoll({ id, now }),
    renew,
    finish: (id, owner, end, now) => write((db) => finishJob(db, { id, owner, end, now }, limits)),
    release: (owner) => write((db) => releaseJobs(db, owner)),
    cancel: (id, now) => write((db) => cancelJob(db, id, now)),
    deleteExpired: createExpiredJobsDeleter(database),
  };
}
