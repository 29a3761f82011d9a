import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eventLog, type EventLog, type JobEvent } from "./event-log.ts";
import { JobFailure, type Job, type JobEnd, type MostJobs } from "./job.ts";
import type { JobStore } from "./job-store.ts";
import type { Refusal } from "./job-rejection.ts";
import { startWatchers } from "./subscribers.ts";

/** One sort of work, as a tool describes it. */
export interface JobKind<In> {
  readonly name: string;
  /** By their names. */
  readonly lanes: Readonly<Record<string, Lane>>;
  /** The name of the lane that a job waits in. */
  laneOf(input: In): string;
  readonly most: MostJobs;
  /** Work that nobody has watched or asked after for so long is given up. Without it, work goes on for whoever comes back. */
  readonly unwatchedMs?: number;
  /** How long a result is kept to be shared, and for how long it answers the same question again. */
  readonly keepMs: number;
  readonly freshMs: number;
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

export interface JobNeeds {
  readonly store: JobStore;
  readonly now: () => Date;
  readonly log: { error(fields: object, message: string): void };
}

export type Started = { readonly id: string; readonly isCached: boolean } | Refusal;

/** The jobs of one kind, as this process sees them; others may work on the same queue. */
export interface Jobs<In> {
  /** @param previousVisitor what the same visitor was called before midnight, where names change by the day */
  start(input: In, visitor: string, previousVisitor?: string): Promise<Started>;
  find(id: string): Promise<(Job & { readonly position: number | undefined }) | undefined>;
  /** Ends the work, if it has not ended. */
  cancel(id: string): Promise<void>;
  /** Tells all that happens to a job, until its last event. @returns the way to stop listening, or undefined for no such job */
  watch(
    id: string,
    lastId: number,
    listener: (event: JobEvent, isLast: boolean) => void,
  ): Promise<(() => void) | undefined>;
  /** Takes no more work and puts back what is not finished, for the next process. */
  stop(): Promise<void>;
}

/** A process that says nothing for so long is taken for dead, and its work is begun again. */
const leaseMs = 15_000;
const renewMs = 5_000;
/** How soon a job that was cancelled elsewhere ends here, and how soon work that came elsewhere is seen. */
const glanceMs = 500;
const mostAttempts = 2;
/** What stopped work may take to clear up after itself before the process goes. */
const clearUpMs = 1_000;
/** How long an ended job's events are repeated from memory; after that its state alone is told. */
const rememberMs = 60_000;
/** How often what may not be kept any longer is thrown away. */
const forgetMs = 10 * 60_000;

const stopping = new Error("the server stops");
const unwanted = new Error("nobody wants it any more");

export function startJobs<In>(kind: JobKind<In>, { store, now, log }: JobNeeds): Jobs<In> {
  const owner = randomUUID();
  const working = new Map<
    string,
    { readonly controller: AbortController; readonly lane: string }
  >();
  const ends = new Set<Promise<void>>();
  const runs = new Set<Promise<unknown>>();
  const logs = new Map<string, EventLog>();
  const waiting = new Map<string, number>();
  const watchers = startWatchers(now);
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let looksAgain = false;

  const failed = (error: unknown): void =>
    log.error({ err: error, kind: kind.name }, "jobs cannot be looked after");

  /** Looks for work and at what became of what is waited for; one look at a time. */
  function look(): Promise<void> {
    looksAgain = !isStopped;
    looking ??= (async () => {
      while (looksAgain) {
        looksAgain = false;
        await lookOnce().catch(failed);
      }
    })().finally(() => (looking = undefined));
    return looking;
  }

  async function lookOnce(): Promise<void> {
    for (const lane of Object.keys(kind.lanes)) await fill(lane);
    for (const [id, { controller }] of working) {
      const job = await store.findOwned(id, owner);
      if (!job) controller.abort(unwanted);
      else if (isLonely(job)) await cancel(id);
    }
    for (const [id, events] of logs)
      if (!working.has(id) && !events.isEnded) await tellOfOthers(id, events);
  }

  /** Begins what waits in a lane, for as long as there is room in it. */
  async function fill(lane: string): Promise<void> {
    const { concurrency } = kind.lanes[lane]!;
    while (
      !isStopped &&
      [...working.values()].filter((job) => job.lane === lane).length < concurrency
    ) {
      const until = new Date(now().getTime() + leaseMs);
      const job = await store.claim({
        kind: kind.name,
        lane,
        owner,
        now: now(),
        until,
        mostAttempts,
      });
      if (!job) return;
      if (isLonely(job)) {
        await cancel(job.id);
        continue;
      }
      const ending = work(job, lane).catch(failed);
      ends.add(ending);
      void ending.finally(() => ends.delete(ending));
    }
  }

  /** Whether whoever waited for it has been gone for too long. */
  function isLonely({ id, watchedAt }: Job): boolean {
    if (kind.unwatchedMs === undefined || watchers.isWatched(id)) return false;
    return (
      now().getTime() - Math.max(watchedAt.getTime(), watchers.lastSeen(id)) > kind.unwatchedMs
    );
  }

  /** Whoever works on it may be another process, which cannot see who waits here. */
  async function tellThatWatched(id: string): Promise<void> {
    if (kind.unwatchedMs !== undefined && !working.has(id) && watchers.isToBeTold(id))
      await store.noteWatched(id, now());
  }

  /** What is watched here and not worked on here: it waits, or another process has it. */
  async function tellOfOthers(id: string, events: EventLog): Promise<void> {
    const job = await store.find(id, now());
    if (working.has(id)) return;
    if (watchers.isWatched(id)) await tellThatWatched(id);
    if (job?.state === "queued") {
      const position = await store.positionOf(id);
      if (position === undefined || waiting.get(id) === position) return;
      waiting.set(id, position);
      events.add({ type: "queued", position });
    } else if (job?.state !== "running") {
      finish(
        id,
        job?.state === "done" ? { type: "done" } : { type: "failed", code: job?.code ?? "expired" },
      );
    }
  }

  function finish(id: string, event: object): void {
    logs.get(id)?.end(event);
    waiting.delete(id);
    setTimeout(() => {
      logs.delete(id);
      watchers.forget(id);
    }, rememberMs).unref();
  }

  async function cancel(id: string): Promise<void> {
    if (!(await store.cancel(id, now()))) return;
    working.get(id)?.controller.abort(unwanted);
    finish(id, { type: "failed", code: "cancelled" });
    void look();
  }

  async function work(job: Job, lane: string): Promise<void> {
    const controller = new AbortController();
    working.set(job.id, { controller, lane });
    waiting.delete(job.id);
    const renewing = setInterval(
      () =>
        void store
          .renew({ id: job.id, owner, until: new Date(now().getTime() + leaseMs) })
          .catch(failed),
      renewMs,
    );
    try {
      const end = await endOf(job, controller.signal);
      if (controller.signal.reason === stopping) return;
      const isKept = await store.finish(job.id, owner, end, now());
      if (isKept)
        finish(
          job.id,
          end.state === "done" ? { type: "done" } : { type: "failed", code: end.code },
        );
    } finally {
      clearInterval(renewing);
      working.delete(job.id);
      void look();
    }
  }

  /** How the work ends; work that does not hear that it is unwanted is left alone with it. */
  async function endOf(job: Job, signal: AbortSignal): Promise<JobEnd> {
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    try {
      const running = kind.run(
        job.input as In,
        (progress) => signal.aborted || logOf(job.id).add({ type: "progress", ...progress }),
        signal,
      );
      runs.add(running);
      running.catch(() => undefined).finally(() => runs.delete(running));
      return { state: "done", result: await Promise.race([running, aborted]) };
    } catch (error) {
      if (error instanceof JobFailure) return { state: "failed", code: error.code };
      if (!signal.aborted) log.error({ err: error, kind: kind.name }, "a job failed");
      return { state: "failed", code: signal.aborted ? "cancelled" : "internal" };
    }
  }

  function logOf(id: string): EventLog {
    const known = logs.get(id) ?? eventLog();
    logs.set(id, known);
    return known;
  }

  const forget = () => void store.forgetExpired(now()).catch(failed);
  forget();
  const forgetting = setInterval(forget, forgetMs).unref();
  const glances = setInterval(() => void look(), glanceMs).unref();

  return {
    async start(input, visitor, previousVisitor = visitor) {
      const answer = await store.findAnswer(
        kind.name,
        input,
        new Date(now().getTime() - kind.freshMs),
      );
      if (answer !== undefined) return { id: answer, isCached: true };
      const lane = kind.laneOf(input);
      const { turnMs, maxUnfinished = kind.most.ofAll } = kind.lanes[lane]!;
      const added = await store.add({
        kind: kind.name,
        lane,
        turnMs,
        input,
        visitor,
        previousVisitor,
        now: now(),
        keepMs: kind.keepMs,
        most: { ...kind.most, ofAll: maxUnfinished },
      });
      if ("refused" in added) return added;
      void look();
      return { ...added, isCached: false };
    },
    async find(id) {
      const job = await store.find(id, now());
      if (job?.kind !== kind.name) return undefined;
      if (job.state === "queued" || job.state === "running") {
        watchers.look(id);
        await tellThatWatched(id);
      }
      return { ...job, position: await store.positionOf(id) };
    },
    cancel,
    async watch(id, lastId, listener) {
      if (!logs.has(id) && (await store.find(id, now()))?.kind !== kind.name) return undefined;
      const leave = watchers.arrive(id);
      const stopListening = logOf(id).listen(lastId, listener);
      void look();
      return () => {
        stopListening();
        leave();
      };
    },
    async stop() {
      isStopped = true;
      clearInterval(forgetting);
      clearInterval(glances);
      for (const { controller } of working.values()) controller.abort(stopping);
      await Promise.all(ends);
      await Promise.race([Promise.allSettled(runs), wait(clearUpMs, undefined, { ref: false })]);
      await looking;
      // A database that is gone cannot be told; what is held is let go when its lease ends.
      await store.release(owner).catch(() => undefined);
    },
  };
}
