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

/** The process of a task ended before the task did, for no reason of ours. */
export class TaskProcessDiedError extends Error {
  override name = "TaskProcessDiedError";
}

/** A task failed inside its process: as expected, with a code, or with an error that nobody expected. */
export class TaskFailedError extends Error {
  override name = "TaskFailedError";
  readonly code: string | undefined;
  constructor(code: string | undefined, message: string) {
    super(message);
    this.code = code;
  }
}
