import { useEffect, useRef, useState } from "react";
import {
  JobFailure,
  type JobClient,
  type JobEvent,
  type JobProblem,
  type JobState,
} from "#base/job-client.ts";
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
  /** Place in the queue; null once it runs. */
  readonly position: number | null;
  readonly stage: S | null;
  readonly done: number;
  readonly total: number;
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
  /** Of work that the server does for us and that a cancel ends. */
  id: string | null;
}

interface JobControl<Input, State extends JobState, Event extends JobEvent> {
  readonly job: Job<State, Event>;
  readonly start: (input: Input) => Promise<void>;
  /** Ends what runs, on the server too, and forgets what is shown. */
  readonly cancel: () => void;
  /** Shows a kept result, or goes on with work that runs. */
  readonly open: (id: string) => Promise<void>;
}

const initialWorking = {
  phase: "working",
  position: null,
  stage: null,
  done: 0,
  total: 0,
} as const;
/** The server keeps the result a moment after it tells that it is done; asked this often at most. */
const maxReads = 5;
const retryIntervalMs = 300;

/**
 * One job at a time: a new start ends the work before it. Leaving the page does not: a reload goes on with it.
 * @param onId what to do with the id of the result that is shown or worked at, null when there is none
 */
export function useJob<Input, State extends JobState, Event extends JobEvent>(
  client: JobClient<Input, State, Event>,
  locale: Locale,
  onId: (id: string | null) => void,
): JobControl<Input, State, Event> {
  type ShownJob = Job<State, Event>;
  const [job, setJob] = useState<ShownJob>({ phase: "idle" });
  const running = useRef<Running | null>(null);
  useEffect(() => () => running.current?.controller.abort(), []);

  async function run(work: (current: Running) => Promise<ShownJob>): Promise<void> {
    end();
    const current: Running = { controller: new AbortController(), id: null };
    running.current = current;
    const { signal } = current.controller;
    setJob(initialWorking);
    let next: ShownJob;
    try {
      next = await work(current);
    } catch (error) {
      next = {
        phase: "failed",
        code: (error instanceof JobFailure ? error.code : "internal") as Code<State>,
      };
    }
    if (signal.aborted) return;
    running.current = null;
    setJob(next);
    if (next.phase !== "done") onId(null);
  }

  /** Ends what runs, on the server too. */
  function end(): void {
    const current = running.current;
    running.current = null;
    current?.controller.abort();
    if (current?.id) client.cancel(current.id);
  }

  async function finish(current: Running, id: string, isCached: boolean): Promise<ShownJob> {
    const { signal } = current.controller;
    let state = await client.read(id, locale, signal);
    for (let reads = 1; state.state === "queued" || state.state === "running"; reads++) {
      // Work that goes on is ours to cancel, after a reload too.
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

  const start = (input: Input): Promise<void> =>
    run(async (current) => {
      const { id, isCached } = await client.start(input, current.controller.signal);
      onId(id);
      return finish(current, id, isCached);
    });

  const open = (id: string): Promise<void> =>
    run(async (current) => {
      onId(id);
      return finish(current, id, false);
    });

  function cancel(): void {
    end();
    setJob({ phase: "idle" });
    onId(null);
  }

  return { job, start, cancel, open };

  /** What is shown after an event: progress never goes back, though more work may be found on the way. */
  function applyEvent(previous: ShownJob, event: Event): ShownJob {
    const working: Working<Stage<Event>> = previous.phase === "working" ? previous : initialWorking;
    if (event.type === "queued") return { ...working, position: event.position };
    if (event.type !== "progress")
      return { ...working, done: Math.max(1, working.total), total: Math.max(1, working.total) };
    const { done, total } = event;
    const stage = event.stage as Stage<Event>;
    const isBehind = working.total > 0 && done * working.total < working.done * total;
    return isBehind
      ? { ...working, position: null, stage }
      : { phase: "working", position: null, stage, done, total };
  }
}
