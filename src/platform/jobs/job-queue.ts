import { Abandonment } from "./abandonment.ts";
import type { JobEvent } from "./event-log.ts";
import type { JobDefinition } from "./job-definition.ts";
import { JobEvents } from "./job-events.ts";
import type { Job } from "./job.ts";
import type { JobRejection } from "./job-rejection.ts";
import { JobRunner, leaseMs } from "./job-runner.ts";
import type { JobStore } from "./job-store.ts";
import { trackSubscribers, type Subscribers } from "./subscribers.ts";

export interface JobDependencies {
  readonly store: JobStore;
  readonly now: () => Date;
  readonly log: { error(fields: object, message: string): void };
}

export type StartResult = { readonly id: string; readonly isCached: boolean } | JobRejection;

type FoundJob = Job & { readonly position: number | undefined };
type JobListener = (event: JobEvent, isLast: boolean) => void;

/** How often this process looks for jobs that other processes enqueued or cancelled. */
const pollIntervalMs = 500;
const maxAttempts = 2;
const cleanupIntervalMs = 10 * 60_000;
const unlimitedByHour = {
  maxPerVisitorPerHour: Number.MAX_SAFE_INTEGER,
  maxPerVisitorPerHourInLane: undefined,
};

/** Starts to work on the jobs of one kind, until `stop` is called. */
export function startJobQueue<In>(
  definition: JobDefinition<In>,
  dependencies: JobDependencies,
): JobQueue<In> {
  return new JobQueue(definition, dependencies);
}

/** The jobs of one kind. Other processes may work on the same queue. */
export class JobQueue<In> {
  readonly #definition: JobDefinition<In>;
  readonly #dependencies: JobDependencies;
  readonly #subscribers: Subscribers;
  readonly #abandonment: Abandonment;
  readonly #events: JobEvents;
  readonly #runner: JobRunner<In>;
  readonly #timers: readonly NodeJS.Timeout[];
  #isStopped = false;
  #polling: Promise<void> | undefined;
  #cleanup: Promise<void> = Promise.resolve();
  readonly #stopCleanup = new AbortController();
  #shouldPollAgain = false;

  constructor(definition: JobDefinition<In>, dependencies: JobDependencies) {
    this.#definition = definition;
    this.#dependencies = dependencies;
    this.#subscribers = trackSubscribers(dependencies.now, definition.abandonAfterMs);
    const subscribers = this.#subscribers;
    this.#abandonment = new Abandonment(definition, { ...dependencies, subscribers });
    this.#events = new JobEvents((id) => this.#subscribers.remove(id));
    this.#runner = new JobRunner(definition, {
      ...dependencies,
      events: this.#events,
      logFailure: this.#logFailure,
      onEnd: () => void this.#poll(),
    });
    this.#deleteExpired();
    this.#timers = [
      setInterval(() => this.#deleteExpired(), cleanupIntervalMs).unref(),
      setInterval(() => void this.#poll(), pollIntervalMs).unref(),
    ];
  }

  /**
   * Enqueues a job, or finds a stored result of the same input.
   * @param visitor the hash of the visitor's address
   * @param previousVisitor the visitor's hash of the day before: hashes change at midnight
   * @param isFresh whether a new job is wanted although there is a stored result
   * @param isLimitedByHour false for jobs of this server, which something else bounds
   */
  async start(
    input: In,
    visitor: string,
    previousVisitor = visitor,
    isFresh = false,
    isLimitedByHour = true,
  ): Promise<StartResult> {
    const { name, resultTtlMs, lanes, limits } = this.#definition;
    const { store, now } = this.#dependencies;
    const cachedId = isFresh ? undefined : await this.#findCachedResult(input);
    if (cachedId !== undefined) return { id: cachedId, isCached: true };
    const lane = this.#definition.getLane(input);
    const { turnMs, maxUnfinished = limits.maxTotal, ...own } = lanes[lane]!;
    const added = await store.add({
      kind: name,
      lane,
      turnMs,
      input,
      visitor,
      previousVisitor,
      now: now(),
      resultTtlMs,
      limits: {
        ...limits,
        maxTotal: maxUnfinished,
        maxPerVisitorInLane: own.maxPerVisitor,
        maxPerVisitorPerHourInLane: own.maxPerVisitorPerHour,
        ...(!isLimitedByHour && unlimitedByHour),
      },
    });
    if ("rejectedBy" in added) return added;
    void this.#poll();
    return { ...added, isCached: false };
  }

  async #findCachedResult(input: In): Promise<string | undefined> {
    const { name, reuseTtlMs } = this.#definition;
    const { store, now } = this.#dependencies;
    return store.findCachedResult(name, input, new Date(now().getTime() - reuseTtlMs));
  }

  async find(id: string): Promise<FoundJob | undefined> {
    const { store, now } = this.#dependencies;
    const job = await store.find(id, now());
    if (job?.kind !== this.#definition.name) return undefined;
    if (job.state === "queued" || job.state === "running") {
      this.#subscribers.recordPoll(id);
      await this.#announceSubscribers(id);
    }
    return { ...job, position: await store.getPosition(id) };
  }

  /** Cancels a job that has not ended. */
  async cancel(id: string): Promise<void> {
    const { store, now } = this.#dependencies;
    if (!(await store.cancel(id, now()))) return;
    this.#runner.abandon(id);
    this.#events.end(id, { state: "failed", code: "cancelled" });
    void this.#poll();
  }

  /**
   * Passes the events of a job to a listener, until the last one.
   * @param lastId the id of the last event that the client has received; 0 without one
   * @returns a function that ends the subscription; undefined where there is no such job
   */
  async subscribe(
    id: string,
    lastId: number,
    listener: JobListener,
  ): Promise<(() => void) | undefined> {
    const { store, now } = this.#dependencies;
    if (!this.#events.has(id) && (await store.find(id, now()))?.kind !== this.#definition.name)
      return undefined;
    const unsubscribe = this.#subscribers.subscribe(id);
    const stopListening = this.#events.get(id).listen(lastId, listener);
    void this.#poll();
    return () => {
      stopListening();
      unsubscribe();
    };
  }

  /** Stops claiming jobs, aborts running ones, and releases them for the next process. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#runner.stop();
    this.#stopCleanup.abort();
    await Promise.all([this.#polling, this.#cleanup]);
    // Where the database is away, other processes claim the jobs after their leases have expired.
    await this.#dependencies.store.release(this.#runner.owner).catch(() => undefined);
  }

  readonly #logFailure = (error: unknown): void =>
    this.#dependencies.log.error(
      { err: error, kind: this.#definition.name },
      "the job queue could not be processed",
    );

  #deleteExpired(): void {
    const { store, now } = this.#dependencies;
    this.#cleanup = this.#cleanup
      .then(() => store.deleteExpired(now(), this.#stopCleanup.signal))
      .then(() => undefined, this.#logFailure);
  }

  /** Looks for new jobs and for changes by other processes; one poll at a time. */
  #poll(): Promise<void> {
    this.#shouldPollAgain = !this.#isStopped;
    this.#polling ??= this.#pollUntilQuiet().finally(() => (this.#polling = undefined));
    return this.#polling;
  }

  async #pollUntilQuiet(): Promise<void> {
    while (this.#shouldPollAgain) {
      this.#shouldPollAgain = false;
      await this.#pollOnce().catch(this.#logFailure);
    }
  }

  async #pollOnce(): Promise<void> {
    const { store } = this.#dependencies;
    for (const lane of Object.keys(this.#definition.lanes)) await this.#fill(lane);
    for (const id of this.#runner.listActive()) {
      const job = await store.findOwned(id, this.#runner.owner);
      if (!job) this.#runner.abandon(id);
      else if (this.#abandonment.isAbandoned(job)) await this.cancel(id);
    }
    for (const id of await this.#abandonment.listWaiting()) await this.cancel(id);
    for (const id of this.#events.listUnended())
      if (!this.#runner.isActive(id)) await this.#publishRemoteState(id);
  }

  /** Starts waiting jobs of a lane up to its concurrency. */
  async #fill(lane: string): Promise<void> {
    const { store, now } = this.#dependencies;
    const { name: kind, lanes } = this.#definition;
    const { owner } = this.#runner;
    while (!this.#isStopped && this.#runner.countActive(lane) < lanes[lane]!.concurrency) {
      const until = new Date(now().getTime() + leaseMs);
      const job = await store.claim({ kind, lane, owner, now: now(), until, maxAttempts });
      if (!job) return;
      if (this.#abandonment.isAbandoned(job)) await this.cancel(job.id);
      else this.#runner.start(job, lane);
    }
  }

  async #announceSubscribers(id: string): Promise<void> {
    if (!this.#runner.isActive(id)) await this.#abandonment.announce(id);
  }

  /**
   * Publishes the state of a job that has subscribers here but does not run here: it waits, or
   * another process runs it.
   */
  async #publishRemoteState(id: string): Promise<void> {
    const { store, now } = this.#dependencies;
    const job = await store.find(id, now());
    if (this.#runner.isActive(id)) return;
    if (this.#subscribers.hasSubscribers(id)) await this.#announceSubscribers(id);
    if (job?.state === "queued") {
      const position = await store.getPosition(id);
      if (position !== undefined) this.#events.publishPosition(id, position);
    } else if (job?.state === "done") this.#events.end(id, { state: "done" });
    else if (job?.state !== "running")
      this.#events.end(id, { state: "failed", code: job?.code ?? "expired" });
  }
}
