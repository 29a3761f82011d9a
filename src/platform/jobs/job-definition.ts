import type { JobLimits } from "./job.ts";

/** One kind of work, as a tool describes it. */
export interface JobDefinition<In> {
  readonly name: string;
  /** The lanes by name. */
  readonly lanes: Readonly<Record<string, Lane>>;
  /** Returns the name of the lane that a job waits in. */
  getLane(input: In): string;
  readonly limits: JobLimits;
  /**
   * A job that no client has watched or polled for so long is cancelled. Without it, jobs always
   * run to their end.
   */
  readonly abandonAfterMs?: number;
  /** How long a result is stored, and for how long it is reused for the same input. */
  readonly resultTtlMs: number;
  readonly reuseTtlMs: number;
  /**
   * Whether a result is given to others who ask the same: not where it lacks something because the
   * server was busy. Without it, every result is.
   */
  isReusable?(result: unknown): boolean;
  /**
   * The properties of a result that it can do without. They are stored beside it and deleted before
   * any whole result is, where the results of all jobs take too much room.
   */
  readonly droppable?: readonly string[];
  /**
   * Does the work. Its result is stored as JSON.
   * @param report sends `{type: "progress", …}` to the subscribers
   * @param signal aborts when the job is cancelled or abandoned, or, with a `ServerStoppingError`,
   *   when the server stops: the work has a second to end
   * @param job its id, which stays the same where another process begins it anew, and the hash of
   *   the visitor's address
   * @throws JobFailure with a code of this kind; every other error is reported as `internal`
   */
  run(
    input: In,
    report: (progress: object) => void,
    signal: AbortSignal,
    job: { readonly id: string; readonly visitor: string },
  ): Promise<unknown>;
}

/** Jobs that wait for each other and for no others. */
export interface Lane {
  /** How many jobs this process works on at the same time. */
  readonly concurrency: number;
  /**
   * About as long as the longest job takes. Each further unfinished job of one visitor counts as if
   * it had been enqueued so much later: jobs of other visitors come first, but it is never
   * postponed for ever.
   */
  readonly turnMs: number;
  /**
   * How many jobs of all visitors may be unfinished; the kind's own limit where it is not set. A
   * visitor without one is admitted up to three times as many.
   */
  readonly maxUnfinished?: number;
  /** How many jobs of one visitor may be unfinished; the kind's own limit where it is not set. */
  readonly maxPerVisitor?: number;
  /**
   * How many jobs one visitor may request in an hour; only the kind's own limit where it is not
   * set.
   */
  readonly maxPerVisitorPerHour?: number;
}
