import { keepProcess, takeProcess, type ProcessDefinition } from "./process-pool.ts";
import { TaskFailedError } from "./task-error.ts";
import type { TaskOptions } from "./task-options.ts";
import { TaskSession } from "./task-session.ts";

/**
 * Runs one task in a child process and returns its result. When the promise settles, the process is
 * idle or has ended.
 * @returns the parsed JSON: its size is checked, its shape is not
 * @throws TaskLimitError, TaskProcessDiedError, TaskFailedError; the signal's reason
 */
export async function runTask(
  definition: ProcessDefinition,
  task: unknown,
  options: TaskOptions,
): Promise<unknown> {
  options.signal.throwIfAborted();
  const session = new TaskSession(takeProcess(definition), options);
  try {
    const result = await session.run(task);
    if (await session.isReusable()) keepProcess(definition, session.child);
    else await session.end();
    return result;
  } catch (error) {
    // A failure with a code is an ordinary end of a task, after which the process is clean.
    if (
      error instanceof TaskFailedError &&
      error.code !== undefined &&
      !options.signal.aborted &&
      (await session.isReusable())
    )
      keepProcess(definition, session.child);
    else await session.end();
    options.signal.throwIfAborted();
    throw error;
  }
}
