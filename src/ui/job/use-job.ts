import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from "react";
import type { JobClient } from "#base/job-client.ts";
import { JobFailure, type JobProblem } from "#base/job-failure.ts";
import type { JobEvent, JobState } from "#base/job-contract.ts";
import type { Locale } from "#i18n/messages.ts";

type Done<State> = Extract<State, { state: "done" }>;
type Code<State> =
  Extract<State, { state: "failed" }> extends { code: infer C extends string }
    ? C | JobProblem
    : JobProblem;
type Stage<Event> =
  Extract<Event, { type: "progress" }> extends { stage: infer S extends string } ? S : never;

export interface Working<S extends string = string> {
  readonly phase: "working";
  /** Place in the queue; null once the job runs. */
  readonly position: number | null;
  readonly stage: S | null;
  readonly done: number;
  readonly total: number;
  /** Of a crawl: how many pages were read, and how many are read at most. */
  readonly pages?: { readonly read: number; readonly max: number } | undefined;
}

export type Job<State extends JobState, Event extends JobEvent> =
  | { readonly phase: "idle" }
  | Working<Stage<Event>>
  | {
      readonly phase: "done";
      readonly id: string;
      readonly value: Done<State>;
      readonly isCached: boolean;
    }
  | { readonly phase: "failed"; readonly code: Code<State> };

interface Running {
  readonly controller: AbortController;
  /** The id of the job that the server is still running; `cancel` ends that job. */
  id: string | null;
}

interface JobControl<Input, State extends JobState, Event extends JobEvent> {
  readonly job: Job<State, Event>;
  readonly start: (input: Input) => Promise<void>;
  /** Ends the running job, on the server too, and clears the shown result. */
  readonly cancel: () => void;
  /** Shows a stored result, or continues with a job that is still running. */
  readonly open: (id: string) => Promise<void>;
}

const initialWorking = {
  phase: "working",
  position: null,
  stage: null,
  done: 0,
  total: 0,
} as const;
/**
 * The server may send "done" a moment before the result can be read; it is read at most this many
 * times.
 */
const maxReads = 5;
const retryIntervalMs = 300;

/**
 * Runs one job at a time: a new start ends the previous job. Leaving the page does not end it: a
 * reload continues with it.
 * @param loadClient loads the client, which is not needed before the page is used
 * @param onId receives the id of the shown result or of the running job, null when there is none
 */
export function useJob<Input, State extends JobState, Event extends JobEvent>(
  loadClient: () => Promise<JobClient<Input, State, Event>>,
  locale: Locale,
  onId: (id: string | null) => void,
): JobControl<Input, State, Event> {
  const [job, setJob] = useState<Job<State, Event>>({ phase: "idle" });
  const running = useRef<Running | null>(null);
  useEffect(() => {
    // Fetched ahead, so that the first press does not wait for it. A failure shows up there.
    loadClient().catch(() => undefined);
    return () => running.current?.controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function getClient(): Promise<JobClient<Input, State, Event>> {
    return loadClient().catch((cause: unknown) => {
      throw new JobFailure("offline", { cause });
    });
  }

  async function run(work: (current: Running) => Promise<Job<State, Event>>): Promise<void> {
    end();
    const current: Running = { controller: new AbortController(), id: null };
    running.current = current;
    setJob(initialWorking);
    const next = await work(current).catch(toFailure<State>);
    if (current.controller.signal.aborted) return;
    running.current = null;
    setJob(next);
    if (next.phase !== "done") onId(null);
  }

  /** Ends the running job, on the server too. */
  function end(): void {
    const current = running.current;
    running.current = null;
    current?.controller.abort();
    const id = current?.id;
    if (id) void getClient().then((client) => client.cancel(id));
  }

  const start = (input: Input): Promise<void> =>
    run(async (current) => {
      const client = await getClient();
      const { id, isCached } = await client.start(input, current.controller.signal);
      onId(id);
      return awaitResult({ client, locale, setJob }, current, id, isCached);
    });

  const open = (id: string): Promise<void> =>
    run(async (current) => {
      onId(id);
      const client = await getClient();
      return awaitResult({ client, locale, setJob }, current, id, false);
    });

  function cancel(): void {
    end();
    setJob({ phase: "idle" });
    onId(null);
  }

  return { job, start, cancel, open };
}

interface ResultDependencies<Input, State extends JobState, Event extends JobEvent> {
  readonly client: JobClient<Input, State, Event>;
  readonly locale: Locale;
  readonly setJob: Dispatch<SetStateAction<Job<State, Event>>>;
}

/**
 * Follows a job to its end and reads its result.
 * @throws JobFailure; the signal's reason when it is aborted
 */
async function awaitResult<Input, State extends JobState, Event extends JobEvent>(
  { client, locale, setJob }: ResultDependencies<Input, State, Event>,
  current: Running,
  id: string,
  isCached: boolean,
): Promise<Job<State, Event>> {
  const { signal } = current.controller;
  let state = await client.read(id, locale, signal);
  for (let reads = 1; state.state === "queued" || state.state === "running"; reads++) {
    // From here on `cancel` ends the job on the server, also one that a reload continued.
    current.id = id;
    if (state.state === "queued") setJob({ ...initialWorking, position: state.position });
    await client.follow(id, (event) => setJob((previous) => applyEvent(previous, event)), signal);
    state = await client.read(id, locale, signal);
    if (reads > maxReads) throw new JobFailure("internal");
    if (state.state === "queued" || state.state === "running")
      await new Promise((resolve) => setTimeout(resolve, retryIntervalMs));
  }
  return state.state === "done"
    ? { phase: "done", id, value: state as Done<State>, isCached }
    : { phase: "failed", code: state.code as Code<State> };
}

function toFailure<State extends JobState>(
  error: unknown,
): {
  readonly phase: "failed";
  readonly code: Code<State>;
} {
  const code = error instanceof JobFailure ? error.code : "internal";
  return { phase: "failed", code: code as Code<State> };
}

/**
 * Returns the job after an event. Progress never decreases, although the total of the work may
 * grow.
 */
function applyEvent<State extends JobState, Event extends JobEvent>(
  previous: Job<State, Event>,
  event: Event,
): Working<Stage<Event>> {
  const working: Working<Stage<Event>> = previous.phase === "working" ? previous : initialWorking;
  if (event.type === "queued") return { ...working, position: event.position };
  if (event.type !== "progress")
    return { ...working, done: Math.max(1, working.total), total: Math.max(1, working.total) };
  const { done, total, pages } = event;
  const stage = event.stage as Stage<Event>;
  const isBehind = working.total > 0 && done * working.total < working.done * total;
  return isBehind
    ? { ...working, position: null, stage, pages }
    : { phase: "working", position: null, stage, done, total, pages };
}
