import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { JobDefinition } from "./job-definition.ts";
import type { JobEvents } from "./job-events.ts";
import { JobFailure, ServerStoppingError, type Job, type JobEnd } from "./job.ts";
import type { JobStore } from "./job-store.ts";

/**
 * A process that does not renew its lease for this long counts as dead, and another one restarts
 * its jobs.
 */
export const leaseMs = 15_000;
const renewIntervalMs = 5_000;
/** How long aborted work may clean up before the process ends. */
const shutdownTimeoutMs = 1_000;

const stoppingError = new ServerStoppingError("the server is stopping");
const abandonedError = new Error("no client waits for the job any more");

interface JobRunnerDependencies {
  readonly store: Pick<JobStore, "renew" | "finish">;
  readonly events: JobEvents;
  readonly now: () => Date;
  readonly log: { error(fields: object, message: string): void };
  /** Logs an error outside a job's own work. */
  readonly logFailure: (error: unknown) => void;
  /** Is called when a job has ended and there is room for another. */
  readonly onEnd: () => void;
}

interface ActiveJob {
  readonly controller: AbortController;
  readonly lane: string;
}

/** The jobs of one kind that this process works on. */
export class JobRunner<In> {
  /** Identifies this process in the store. */
  readonly owner = randomUUID();
  readonly #definition: JobDefinition<In>;
  readonly #dependencies: JobRunnerDependencies;
  readonly #activeJobs = new Map<string, ActiveJob>();
  /** Settle when the ends of the jobs are stored. */
  readonly #completions = new Set<Promise<void>>();
  /** The promises of the definition's own work, which may continue after an abort. */
  readonly #executions = new Set<Promise<unknown>>();

  constructor(definition: JobDefinition<In>, dependencies: JobRunnerDependencies) {
    this.#definition = definition;
    this.#dependencies = dependencies;
  }

  isActive(id: string): boolean {
    return this.#activeJobs.has(id);
  }

  listActive(): readonly string[] {
    return [...this.#activeJobs.keys()];
  }

  countActive(lane: string): number {
    return [...this.#activeJobs.values()].filter((job) => job.lane === lane).length;
  }

  /** Starts a job that this process has claimed. */
  start(job: Job, lane: string): void {
    const completion = this.#execute(job, lane).catch(this.#dependencies.logFailure);
    this.#completions.add(completion);
    void completion.finally(() => this.#completions.delete(completion));
  }

  abandon(id: string): void {
    this.#activeJobs.get(id)?.controller.abort(abandonedError);
  }

  /** Aborts all jobs, whose ends are not stored, and waits for them. */
  async stop(): Promise<void> {
    for (const { controller } of this.#activeJobs.values()) controller.abort(stoppingError);
    await Promise.all(this.#completions);
    await Promise.race([
      Promise.allSettled(this.#executions),
      wait(shutdownTimeoutMs, undefined, { ref: false }),
    ]);
  }

  async #execute(job: Job, lane: string): Promise<void> {
    const { store, events, now, onEnd } = this.#dependencies;
    const controller = new AbortController();
    this.#activeJobs.set(job.id, { controller, lane });
    events.clearPosition(job.id);
    const renewTimer = setInterval(() => this.#renewLease(job.id), renewIntervalMs);
    try {
      const end = await this.#runToEnd(job, controller.signal);
      if (controller.signal.reason === stoppingError) return;
      const isStored = await store.finish(job.id, this.owner, end, now());
      if (isStored) events.end(job.id, end);
    } finally {
      clearInterval(renewTimer);
      this.#activeJobs.delete(job.id);
      onEnd();
    }
  }

  #renewLease(id: string): void {
    const { store, now, logFailure } = this.#dependencies;
    const until = new Date(now().getTime() + leaseMs);
    void store.renew({ id, owner: this.owner, until }).catch(logFailure);
  }

  /**
   * Runs the work and returns how it ended. Work that does not react to its signal is not awaited.
   */
  async #runToEnd(job: Job, signal: AbortSignal): Promise<JobEnd> {
    const { events, log } = this.#dependencies;
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    try {
      const running = this.#definition.run(
        job.input as In,
        (progress) => signal.aborted || events.get(job.id).add({ type: "progress", ...progress }),
        signal,
        { id: job.id, visitor: job.visitor ?? job.id },
      );
      this.#executions.add(running);
      running.catch(() => undefined).finally(() => this.#executions.delete(running));
      const result = await Promise.race([running, aborted]);
      const { droppable } = this.#definition;
      const isReusable = this.#definition.isReusable?.(result) ?? true;
      return { state: "done", result, isReusable, droppable };
    } catch (error) {
      if (error instanceof JobFailure) return { state: "failed", code: error.code };
      if (!signal.aborted) log.error({ err: error, kind: this.#definition.name }, "a job failed");
      return { state: "failed", code: signal.aborted ? "cancelled" : "internal" };
    }
  }
}
