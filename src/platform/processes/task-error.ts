import { CodedError } from "#base/coded-error.ts";

export type TaskLimit = "cpu" | "memory" | "time" | "output";

/** A task was ended because it exceeded one of its limits. */
export class TaskLimitError extends Error {
  override name = "TaskLimitError";
  readonly limit: TaskLimit;
  constructor(limit: TaskLimit, message: string) {
    super(message);
    this.limit = limit;
  }
}

/** The process of a task ended before the task did, without being killed by us. */
export class TaskProcessDiedError extends Error {
  override name = "TaskProcessDiedError";
}

/**
 * A task failed inside its process: with a code where the failure was expected, else without one.
 */
export class TaskFailedError extends CodedError<string | undefined> {
  override name = "TaskFailedError";
}
