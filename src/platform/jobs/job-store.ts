import { randomBytes } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import type { Job, JobEnd, NewJob } from "./job.ts";
import { createExpiredJobsDeleter } from "./delete-expired-jobs.ts";
import { findNextJob, type Claim } from "./job-claim.ts";
import {
  countUpTo,
  findCachedJob,
  findJob,
  findOwnedJob,
  isUnfinished,
  listUnpolledJobs,
  writes,
  type JobStoreLimits,
} from "./job-queries.ts";
import type { JobRejection } from "./job-rejection.ts";
import { toJob } from "./job-rows.ts";

/**
 * Stores the jobs of all processes that share the database. Every method throws AppError `busy`
 * where it is unavailable.
 */
export interface JobStore {
  /** Adds a job. @returns its id, or the limit that rejects it */
  add(job: NewJob): Promise<{ readonly id: string } | JobRejection>;
  /** Finds the id of the latest job with the same input that was done after a time. */
  findCachedResult(kind: string, input: unknown, after: Date): Promise<string | undefined>;
  find(id: string, now: Date): Promise<Job | undefined>;
  /**
   * Returns the position of a waiting job in its lane: 1 is next. Undefined where it does not wait.
   */
  getPosition(id: string): Promise<number | undefined>;
  /**
   * Claims the next job of a lane: one that waits, or whose owner's lease has expired, and whose
   * visitor has no other running job of this kind.
   */
  claim(claim: Claim): Promise<Job | undefined>;
  /** Finds a running job, if it still belongs to its owner. */
  findOwned(id: string, owner: string): Promise<Job | undefined>;
  /** Lists waiting jobs that no client is known to have waited for since a time, some at a time. */
  listUnpolled(kind: string, before: Date): Promise<readonly Job[]>;
  /** Records that a client waits for a job that has not ended. */
  recordPoll(id: string, now: Date): Promise<void>;
  /** Renews the owner's lease. */
  renew(job: { readonly id: string; readonly owner: string; readonly until: Date }): Promise<void>;
  /**
   * Stores the end of a job.
   * @returns false where it was cancelled or claimed by another process: nothing is stored
   */
  finish(id: string, owner: string, end: JobEnd, now: Date): Promise<boolean>;
  /**
   * Puts the running jobs of an owner back to their old positions, as if they had not been started.
   */
  release(owner: string): Promise<void>;
  /** Cancels a job. @returns false where it had ended before */
  cancel(id: string, now: Date): Promise<boolean>;
  /**
   * Deletes expired jobs, and the visitors' hashes of jobs older than an hour, in batches with
   * pauses between them.
   * @param signal ends it early: the rest is deleted the next time
   * @returns how many jobs were deleted
   */
  deleteExpired(now: Date, signal?: AbortSignal): Promise<number>;
}

const idBytes = 16;
const defaultLimits: JobStoreLimits = { maxResultBytes: 1e9, maxFinished: 100_000 };

/**
 * Creates the store.
 * @param options limits for finished jobs; failed jobs, which have no result, count as well
 */
export function createJobStore(
  database: Database,
  options: Partial<JobStoreLimits> = {},
): JobStore {
  const { read, write } = database;
  const limits = { ...defaultLimits, ...options };
  // A power cut that loses a lease ends its owner too, and a poll is recorded again within seconds.
  const fast = { isDurable: false };

  return {
    add(job) {
      // Chosen before the first attempt, which may be repeated.
      const id = randomBytes(idBytes).toString("base64url");
      return write(writes.insertJob, { id, job });
    },
    findCachedResult: async (kind, input, after) =>
      (await read((db) => findCachedJob(db, kind, input, after)))?.id,
    async find(id, now) {
      const row = await read((db) => findJob(db, id, now));
      return row && toJob(row);
    },
    getPosition: async (id) => (await read((db) => countUpTo(db, id))) || undefined,
    async claim(claim) {
      // Most polls find nothing, and reading needs no lock.
      for (;;) {
        const candidate = await read((db) => findNextJob(db, claim));
        if (!candidate) return undefined;
        const claimed = await write(writes.claim, { ...claim, candidate });
        if (claimed) return toJob(claimed);
      }
    },
    async findOwned(id, owner) {
      const row = await read((db) => findOwnedJob(db, id, owner));
      return row && toJob(row);
    },
    listUnpolled: async (kind, before) =>
      (await read((db) => listUnpolledJobs(db, kind, before))).map(toJob),
    recordPoll: (id, now) => write(writes.recordJobPoll, { id, now }, fast),
    renew: (job) => write(writes.renewLease, job, fast),
    finish: (id, owner, end, now) => write(writes.finishJob, { id, owner, end, now, limits }),
    release: (owner) => write(writes.releaseJobs, owner),
    async cancel(id, now) {
      // Reading needs no lock, and anyone may ask for any id: what does not exist is not written.
      if (!(await read((db) => isUnfinished(db, id)))) return false;
      return write(writes.cancelJob, { id, now });
    },
    deleteExpired: createExpiredJobsDeleter(database),
  };
}
