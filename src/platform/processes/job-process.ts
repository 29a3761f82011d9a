import * as z from "zod/mini";
import { JobFailure } from "#platform/jobs/job.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { createEgressHandler } from "./egress.ts";
import type { ProcessDefinition } from "./process-pool.ts";
import { runTask } from "./run-task.ts";
import type { RequestHandler, TaskLimits } from "./task-options.ts";
import { TaskFailedError, TaskLimitError, type TaskLimit } from "./task-error.ts";

/** The maximum of a stored result, as JSON in UTF-8. An ordinary result has a tenth of it. */
export const maxResultBytes = 1024 * 1024;

/** The events that a job's process sends while it works. */
export type JobEvent =
  | { readonly type: "progress"; readonly progress: unknown }
  /** The browser did not start, which the operator has to know. */
  | { readonly type: "no-browser"; readonly message: string };

export interface JobProcessOptions<Progress, Result> {
  readonly definition: ProcessDefinition;
  readonly task: unknown;
  readonly limits: TaskLimits;
  readonly signal: AbortSignal;
  readonly network: NetworkAdapter;
  /** Answers further requests of the process; returns undefined for an unknown one. */
  readonly handleRequest?: (name: string, signal: AbortSignal) => Promise<unknown> | undefined;
  readonly onProgress: (progress: Progress) => void;
  readonly onNoBrowser: (message: string) => void;
  readonly schemas: {
    readonly progress: z.ZodMiniType<Progress>;
    readonly result: z.ZodMiniType<Result>;
  };
  /** The codes that such a job may fail with. */
  readonly failureCodes: readonly string[];
}

/** Further events are dropped: an analysis of 500 pages sends some hundreds. */
const maxEvents = 5_000;
const maxMessageChars = 2_000;

/**
 * The failure of a page that exceeded a limit. A result that is too large is a mistake of ours, and
 * an internal error.
 */
const failureCodeByLimit: Readonly<Record<Exclude<TaskLimit, "output">, string>> = {
  cpu: "too-large",
  memory: "too-large",
  time: "too-slow",
};

const Event = z.discriminatedUnion("type", [
  z.object({ type: z.literal("progress"), progress: z.unknown() }),
  z.object({
    type: z.literal("no-browser"),
    message: z.string().check(z.maxLength(maxMessageChars)),
  }),
]);

/**
 * Runs a job in a child process, which parses everything that foreign servers send. The parent
 * answers its requests for the network and validates its events and its result.
 * @throws JobFailure with one of the codes; an Error for an unexpected failure; the signal's reason
 */
export async function runJobProcess<Progress, Result>(
  options: JobProcessOptions<Progress, Result>,
): Promise<Result> {
  const { definition, task, limits, signal, schemas, failureCodes } = options;
  try {
    const result = await runTask(definition, task, {
      limits,
      signal,
      onEvent: readEvents(options),
      handleRequest: createRequestHandler(options),
    });
    return schemas.result.parse(result);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TaskLimitError && error.limit !== "output")
      throw new JobFailure(failureCodeByLimit[error.limit], { cause: error });
    if (
      error instanceof TaskFailedError &&
      error.code !== undefined &&
      failureCodes.includes(error.code)
    )
      throw new JobFailure(error.code, { cause: error });
    throw error;
  }
}

function readEvents<Progress, Result>({
  schemas,
  onProgress,
  onNoBrowser,
}: JobProcessOptions<Progress, Result>): (event: unknown) => void {
  let events = 0;
  return (event) => {
    const parsed = Event.safeParse(event);
    if (!parsed.success || ++events > maxEvents) return;
    if (parsed.data.type === "no-browser") return onNoBrowser(parsed.data.message);
    const progress = schemas.progress.safeParse(parsed.data.progress);
    if (progress.success) onProgress(progress.data);
  };
}

function createRequestHandler<Progress, Result>({
  network,
  handleRequest,
}: JobProcessOptions<Progress, Result>): RequestHandler {
  const egress = createEgressHandler(network);
  return async (name, input, signal) => {
    const answered = handleRequest?.(name, signal);
    return answered === undefined ? egress(name, input, signal) : { value: await answered };
  };
}
