import * as z from "zod/mini";
import { JobFailure } from "#platform/jobs/job.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { answerEgress } from "./egress.ts";
import type { ProcessDefinition } from "./process-pool.ts";
import { runTask, type Answers, type TaskLimits } from "./run-task.ts";
import { TaskFailedError, TaskLimitError, type TaskLimit } from "./task-error.ts";

/** What a row of results may hold, as JSON in UTF-8. Honest results have a tenth of it. */
export const maxResultBytes = 1024 * 1024;

/** What a job's process tells while it works. */
export type JobEvent =
  | { readonly type: "progress"; readonly progress: unknown }
  /** The browser did not start: whoever runs the server has to know. */
  | { readonly type: "no-browser"; readonly message: string };

export interface JobProcessOptions<Progress, Result> {
  readonly definition: ProcessDefinition;
  readonly task: unknown;
  readonly limits: TaskLimits;
  readonly signal: AbortSignal;
  readonly network: NetworkAdapter;
  /** Further questions of the process; undefined is for what they do not know. */
  readonly answer?: (question: string, signal: AbortSignal) => Promise<unknown> | undefined;
  readonly onProgress: (progress: Progress) => void;
  readonly onNoBrowser: (message: string) => void;
  readonly schemas: {
    readonly progress: z.ZodMiniType<Progress>;
    readonly result: z.ZodMiniType<Result>;
  };
  /** The codes with which such a job may fail. */
  readonly failureCodes: readonly string[];
}

/** More is not told: an analysis of fifty pages tells some hundreds. */
const maxEvents = 5_000;
const maxMessageChars = 2_000;

/** What a page was that exceeded a limit. A result that is too large was to be prevented by us, and is an internal error. */
const codeOfLimit: Readonly<Record<Exclude<TaskLimit, "output">, string>> = {
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
 * Carries out a job in a process of its own, which reads all that strangers send; here its questions about the network
 * are answered, and what it says is checked before it is believed.
 * @throws JobFailure with one of the codes; an Error for what should not happen; the signal's own reason
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
      answer: answersOf(options),
    });
    return schemas.result.parse(result);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TaskLimitError && error.limit !== "output")
      throw new JobFailure(codeOfLimit[error.limit], { cause: error });
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
    const told = Event.safeParse(event);
    if (!told.success || ++events > maxEvents) return;
    if (told.data.type === "no-browser") return onNoBrowser(told.data.message);
    const progress = schemas.progress.safeParse(told.data.progress);
    if (progress.success) onProgress(progress.data);
  };
}

function answersOf<Progress, Result>({
  network,
  answer,
}: JobProcessOptions<Progress, Result>): Answers {
  const egress = answerEgress(network);
  return async (question, input, signal) => {
    const answered = answer?.(question, signal);
    return answered === undefined ? egress(question, input, signal) : { value: await answered };
  };
}
