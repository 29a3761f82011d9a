import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createEventLog, type EventLog, type JobEvent } from "./event-log.ts";
import { JobFailure, type Job, type JobEnd, type JobLimits } from "./job.ts";
import type { JobStore } from "./job-store.ts";
import type { JobRejection } from "./job-rejection.ts";
import { trackSubscribers } from "./subscribers.ts";

/** One sort of work, as a tool describes it. */
export interface JobDefinition<In> {
  readonly name: string;
  /** By their names. */
  readonly lanes: Readonly<Record<string, Lane>>;
  /** The name of the lane that a job waits in. */
  laneOf(input: In): string;
  readonly limits: JobLimits;
  /** Work that nobody has watched or asked after for so long is given up. Without it, work goes on for whoever comes back. */
  readonly abandonAfterMs?: number;
  /** How long a result is kept to be shared, and for how long it answers the same question again. */
  readonly resultTtlMs: number;
  readonly reuseTtlMs: number;
  /**
   * Does the work; what it returns is kept as JSON.
   * @param report tells whoever watches, as `{type: "progress", …}`
   * @param signal aborts when nobody wants the result any more: the work has a second to end
   * @throws JobFailure with a code of this kind; anything else is told as `internal`
   */
  run(input: In, report: (progress: object) => void, signal: AbortSignal): Promise<unknown>;
}

/** Jobs that wait for each other and for no others. */
export interface Lane {
  /** How many are worked on at once by this process. */
  readonly concurrency: number;
  /**
   * About as long as the longest job takes. A visitor's second unfinished job counts as asked for so much later, so
   * that whoever comes meanwhile goes first, and it is not put off for ever.
   */
  readonly turnMs: number;
  /** How many of all visitors may be unfinished; as many as in any lane of the kind where it is not said. */
  readonly maxUnfinished?: number;
}

export interface JobDependencies {
  readonly store: JobStore;
  readonly now: () => Date;
  readonly log: { error(fields: object, message: string): void };
}

export type StartResult = { readonly id: string; readonly isCached: boolean } | JobRejection;

/** The jobs of one kind, as this process sees them; others may work on the same queue. */
export interface JobQueue<In> {
  /** @param previousVisitor what the same visitor was called before midnight, where names change by the day */
  start(input: In, visitor: string, previousVisitor?: string): Promise<StartResult>;
  find(id: string): Promise<(Job & { readonly position: number | undefined }) | undefined>;
  /** Ends the work, if it has not ended. */
  cancel(id: string): Promise<void>;
  /** Tells all that happens to a job, until its last event. @returns the way to stop listening, or undefined for no such job */
  subscribe(
    id: string,
    lastId: number,
    listener: (event: JobEvent, isLast: boolean) => void,
  ): Promise<(() => void) | undefined>;
  /** Takes no more work and puts back what is not finished, for the next process. */
  stop(): Promise<void>;
}

/** A process that says nothing for so long is taken for dead, and its work is begun again. */
const leaseMs = 15_000;
const renewIntervalMs = 5_000;
/** How soon a job that was cancelled elsewhere ends here, and how soon work that came elsewhere is seen. */
const pollIntervalMs = 500;
const maxAttempts = 2;
/** What stopped work may take to clear up after itself before the process goes. */
const shutdownTimeoutMs = 1_000;
/** How long an ended job's events are repeated from memory; after that its state alone is told. */
const eventLogTtlMs = 60_000;
/** How often what may not be kept any longer is thrown away. */
const cleanupIntervalMs = 10 * 60_000;

const stoppingError = new Error("the server stops");
const abandonedError = new Error("nobody wants it any more");

export function startJobQueue<In>(
  definition: JobDefinition<In>,
  { store, now, log }: JobDependencies,
): JobQueue<In> {
  const owner = randomUUID();
  const activeJobs = new Map<
    string,
    { readonly controller: AbortController; readonly lane: string }
  >();
  const completions = new Set<Promise<void>>();
  const executions = new Set<Promise<unknown>>();
  const eventLogs = new Map<string, EventLog>();
  const queuePositions = new Map<string, number>();
  const subscribers = trackSubscribers(now);
  let isStopped = false;
  let polling: Promise<void> | undefined;
  let shouldPollAgain = false;

  const logFailure = (error: unknown): void =>
    log.error({ err: error, kind: definition.name }, "jobs cannot be looked after");

  /** Looks for work and at what became of what is waited for; one look at a time. */
  function poll(): Promise<void> {
    shouldPollAgain = !isStopped;
    polling ??= (async () => {
      while (shouldPollAgain) {
        shouldPollAgain = false;
        await pollOnce().catch(logFailure);
      }
    })().finally(() => (polling = undefined));
    return polling;
  }

  async function pollOnce(): Promise<void> {
    for (const lane of Object.keys(definition.lanes)) await fill(lane);
    for (const [id, { controller }] of activeJobs) {
      const job = await store.findOwned(id, owner);
      if (!job) controller.abort(abandonedError);
      else if (isAbandoned(job)) await cancel(id);
    }
    for (const [id, events] of eventLogs)
      if (!activeJobs.has(id) && !events.isEnded) await publishRemoteState(id, events);
  }

  /** Begins what waits in a lane, for as long as there is room in it. */
  async function fill(lane: string): Promise<void> {
    const { concurrency } = definition.lanes[lane]!;
    while (
      !isStopped &&
      [...activeJobs.values()].filter((job) => job.lane === lane).length < concurrency
    ) {
      const until = new Date(now().getTime() + leaseMs);
      const job = await store.claim({
        kind: definition.name,
        lane,
        owner,
        now: now(),
        until,
        maxAttempts,
      });
      if (!job) return;
      if (isAbandoned(job)) {
        await cancel(job.id);
        continue;
      }
      const ending = execute(job, lane).catch(logFailure);
      completions.add(ending);
      void ending.finally(() => completions.delete(ending));
    }
  }

  /** Whether whoever waited for it has been gone for too long. */
  function isAbandoned({ id, lastPolledAt }: Job): boolean {
    if (definition.abandonAfterMs === undefined || subscribers.hasSubscribers(id)) return false;
    return (
      now().getTime() - Math.max(lastPolledAt.getTime(), subscribers.getLastPollMs(id)) >
      definition.abandonAfterMs
    );
  }

  /** Whoever works on it may be another process, which cannot see who waits here. */
  async function announceSubscribers(id: string): Promise<void> {
    if (
      definition.abandonAfterMs !== undefined &&
      !activeJobs.has(id) &&
      subscribers.shouldAnnounce(id)
    )
      await store.recordPoll(id, now());
  }

  /** What is watched here and not worked on here: it waits, or another process has it. */
  async function publishRemoteState(id: string, events: EventLog): Promise<void> {
    const job = await store.find(id, now());
    if (activeJobs.has(id)) return;
    if (subscribers.hasSubscribers(id)) await announceSubscribers(id);
    if (job?.state === "queued") {
      const position = await store.getPosition(id);
      if (position === undefined || queuePositions.get(id) === position) return;
      queuePositions.set(id, position);
      events.add({ type: "queued", position });
    } else if (job?.state !== "running") {
      finish(
        id,
        job?.state === "done" ? { type: "done" } : { type: "failed", code: job?.code ?? "expired" },
      );
    }
  }

  function finish(id: string, event: object): void {
    eventLogs.get(id)?.end(event);
    queuePositions.delete(id);
    setTimeout(() => {
      eventLogs.delete(id);
      subscribers.remove(id);
    }, eventLogTtlMs).unref();
  }

  async function cancel(id: string): Promise<void> {
    if (!(await store.cancel(id, now()))) return;
    activeJobs.get(id)?.controller.abort(abandonedError);
    finish(id, { type: "failed", code: "cancelled" });
    void poll();
  }

  async function execute(job: Job, lane: string): Promise<void> {
    const controller = new AbortController();
    activeJobs.set(job.id, { controller, lane });
    queuePositions.delete(job.id);
    const renewTimer = setInterval(
      () =>
        void store
          .renew({ id: job.id, owner, until: new Date(now().getTime() + leaseMs) })
          .catch(logFailure),
      renewIntervalMs,
    );
    try {
      const end = await runToEnd(job, controller.signal);
      if (controller.signal.reason === stoppingError) return;
      const isStored = await store.finish(job.id, owner, end, now());
      if (isStored)
        finish(
          job.id,
          end.state === "done" ? { type: "done" } : { type: "failed", code: end.code },
        );
    } finally {
      clearInterval(renewTimer);
      activeJobs.delete(job.id);
      void poll();
    }
  }

  /** How the work ends; work that does not hear that it is unwanted is left alone with it. */
  async function runToEnd(job: Job, signal: AbortSignal): Promise<JobEnd> {
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    try {
      const running = definition.run(
        job.input as In,
        (progress) => signal.aborted || getEventLog(job.id).add({ type: "progress", ...progress }),
        signal,
      );
      executions.add(running);
      running.catch(() => undefined).finally(() => executions.delete(running));
      return { state: "done", result: await Promise.race([running, aborted]) };
    } catch (error) {
      if (error instanceof JobFailure) return { state: "failed", code: error.code };
      if (!signal.aborted) log.error({ err: error, kind: definition.name }, "a job failed");
      return { state: "failed", code: signal.aborted ? "cancelled" : "internal" };
    }
  }

  function getEventLog(id: string): EventLog {
    const known = eventLogs.get(id) ?? createEventLog();
    eventLogs.set(id, known);
    return known;
  }

  const cleanupController = new AbortController();
  let cleanup = Promise.resolve();
  const deleteExpired = () => {
    cleanup = cleanup
      .then(() => store.deleteExpired(now(), cleanupController.signal))
      .then(() => undefined, logFailure);
  };
  deleteExpired();
  const cleanupTimer = setInterval(deleteExpired, cleanupIntervalMs).unref();
  const pollTimer = setInterval(() => void poll(), pollIntervalMs).unref();

  return {
    async start(input, visitor, previousVisitor = visitor) {
      const cachedId = await store.findCachedResult(
        definition.name,
        input,
        new Date(now().getTime() - definition.reuseTtlMs),
      );
      if (cachedId !== undefined) return { id: cachedId, isCached: true };
      const lane = definition.laneOf(input);
      const { turnMs, maxUnfinished = definition.limits.maxTotal } = definition.lanes[lane]!;
      const added = await store.add({
        kind: definition.name,
        lane,
        turnMs,
        input,
        visitor,
        previousVisitor,
        now: now(),
        resultTtlMs: definition.resultTtlMs,
        limits: { ...definition.limits, maxTotal: maxUnfinished },
      });
      if ("rejectedBy" in added) return added;
      void poll();
      return { ...added, isCached: false };
    },
    async find(id) {
      const job = await store.find(id, now());
      if (job?.kind !== definition.name) return undefined;
      if (job.state === "queued" || job.state === "running") {
        subscribers.recordPoll(id);
        await announceSubscribers(id);
      }
      return { ...job, position: await store.getPosition(id) };
    },
    cancel,
    async subscribe(id, lastId, listener) {
      if (!eventLogs.has(id) && (await store.find(id, now()))?.kind !== definition.name)
        return undefined;
      const unsubscribe = subscribers.subscribe(id);
      const stopListening = getEventLog(id).listen(lastId, listener);
      void poll();
      return () => {
        stopListening();
        unsubscribe();
      };
    },
    async stop() {
      isStopped = true;
      clearInterval(cleanupTimer);
      clearInterval(pollTimer);
      for (const { controller } of activeJobs.values()) controller.abort(stoppingError);
      await Promise.all(completions);
      await Promise.race([
        Promise.allSettled(executions),
        wait(shutdownTimeoutMs, undefined, { ref: false }),
      ]);
      cleanupController.abort();
      await Promise.all([polling, cleanup]);
      // A database that is gone cannot be told; what is held is let go when its lease ends.
      await store.release(owner).catch(() => undefined);
    },
  };
}
