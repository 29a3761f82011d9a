import { CodedError } from "#base/coded-error.ts";

/** What a visitor asked for and the server does in its own time. */
export interface Job {
  /** Nobody can guess it: who knows it may see the result. */
  readonly id: string;
  readonly kind: string;
  readonly state: JobState;
  readonly createdAt: Date;
  /** When somebody was last known to wait for it, as far as that is told to all processes. */
  readonly lastPolledAt: Date;
  /** JSON, as `input` was given. */
  readonly input: unknown;
  /** JSON, once it is done. */
  readonly result: unknown;
  /** Why it failed, as a code of its kind. */
  readonly code: string | undefined;
  /** When it is forgotten. */
  readonly expiresAt: Date;
}

export type JobState = "queued" | "running" | "done" | "failed";

/** A job that has not begun to exist. */
export interface NewJob {
  readonly kind: string;
  readonly input: unknown;
  readonly visitor: string;
  /** What the same visitor was called the day before: jobs of before midnight are theirs too. */
  readonly previousVisitor: string;
  readonly lane: string;
  /** How much later each further unfinished job of one visitor counts as asked for. */
  readonly turnMs: number;
  readonly now: Date;
  readonly resultTtlMs: number;
  readonly limits: JobLimits;
}

/**
 * What of one kind may be unfinished, of one visitor in all lanes and of all visitors in one lane, and how much one
 * visitor may ask for in an hour.
 */
export interface JobLimits {
  readonly maxPerVisitor: number;
  readonly maxTotal: number;
  readonly maxPerVisitorPerHour: number;
}

/** How a job ended. */
export type JobEnd =
  | { readonly state: "done"; readonly result: unknown }
  | { readonly state: "failed"; readonly code: string };

/** An end that was to be expected: the code is for the visitor. */
export class JobFailure extends CodedError {
  override name = "JobFailure";
  constructor(code: string, options?: ErrorOptions) {
    super(code, `the job ended with ${code}`, options);
  }
}
