import { CodedError } from "#base/coded-error.ts";

/** A task that a visitor requests and that the server works on in the background. */
export interface Job {
  /** Random and not guessable: everyone who knows it may see the result. */
  readonly id: string;
  readonly kind: string;
  /** The hash of the visitor's address; undefined where it has been deleted. */
  readonly visitor: string | undefined;
  readonly state: JobState;
  readonly createdAt: Date;
  /**
   * The last time a client is known to have waited for this job, as far as it is stored for all
   * processes.
   */
  readonly lastPolledAt: Date;
  /** The input, parsed from JSON. */
  readonly input: unknown;
  /** The result, parsed from JSON; undefined before the job is done. */
  readonly result: unknown;
  /** Why it failed, as a code of its kind of job. */
  readonly code: string | undefined;
  /** When it is deleted. */
  readonly expiresAt: Date;
}

export type JobState = "queued" | "running" | "done" | "failed";

/** A job that is not stored yet. */
export interface NewJob {
  readonly kind: string;
  readonly input: unknown;
  /** The hash of the visitor's address, which begins with that of its network (`hashVisitor`). */
  readonly visitor: string;
  /** The visitor's hash of the day before: jobs from before midnight belong to the same visitor. */
  readonly previousVisitor: string;
  readonly lane: string;
  /** How much later each further unfinished job of one visitor counts as enqueued. */
  readonly turnMs: number;
  readonly now: Date;
  readonly resultTtlMs: number;
  readonly limits: JobLimits;
}

/**
 * How many jobs of a kind may be unfinished, of one visitor in all lanes and in one, and of all
 * visitors in one lane, and how many one visitor may request in an hour, in all lanes and in one.
 */
export interface JobLimits {
  readonly maxPerVisitor: number;
  readonly maxPerVisitorInLane?: number | undefined;
  readonly maxTotal: number;
  readonly maxPerVisitorPerHour: number;
  readonly maxPerVisitorPerHourInLane?: number | undefined;
}

/** How a job ended. */
export type JobEnd =
  | {
      readonly state: "done";
      readonly result: unknown;
      readonly isReusable?: boolean;
      readonly droppable?: readonly string[] | undefined;
    }
  | { readonly state: "failed"; readonly code: string };

/** Why a signal aborts the work on a job that goes on after the restart of the server. */
export class ServerStoppingError extends Error {
  override name = "ServerStoppingError";
}

/** An expected failure of a job: the code is for the visitor. */
export class JobFailure extends CodedError {
  override name = "JobFailure";
  constructor(code: string, options?: ErrorOptions) {
    super(code, `the job ended with ${code}`, options);
  }
}
