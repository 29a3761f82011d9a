import type { JobDefinition } from "./job-definition.ts";
import type { Job } from "./job.ts";
import type { JobStore } from "./job-store.ts";
import type { Subscribers } from "./subscribers.ts";

interface AbandonmentDependencies {
  readonly store: Pick<JobStore, "recordPoll" | "listUnpolled">;
  readonly subscribers: Subscribers;
  readonly now: () => Date;
}

/** Finds the jobs of one kind that no client waits for any more. */
export class Abandonment {
  readonly #definition: Pick<JobDefinition<never>, "name" | "abandonAfterMs">;
  readonly #dependencies: AbandonmentDependencies;
  #nextListAt = 0;

  constructor(
    definition: Pick<JobDefinition<never>, "name" | "abandonAfterMs">,
    dependencies: AbandonmentDependencies,
  ) {
    this.#definition = definition;
    this.#dependencies = dependencies;
  }

  /** Whether no client has waited for the job for too long. */
  isAbandoned({ id, lastPolledAt }: Job): boolean {
    const { abandonAfterMs } = this.#definition;
    const { subscribers, now } = this.#dependencies;
    if (abandonAfterMs === undefined || subscribers.hasSubscribers(id)) return false;
    const lastPollMs = Math.max(lastPolledAt.getTime(), subscribers.getLastPollMs(id));
    return now().getTime() - lastPollMs > abandonAfterMs;
  }

  /**
   * Lists waiting jobs that are abandoned, at most a few times within `abandonAfterMs`: they take
   * the room of others for as long as their turn does not come.
   */
  async listWaiting(): Promise<readonly string[]> {
    const { name, abandonAfterMs } = this.#definition;
    const { store, now } = this.#dependencies;
    const nowMs = now().getTime();
    if (abandonAfterMs === undefined || nowMs < this.#nextListAt) return [];
    this.#nextListAt = nowMs + abandonAfterMs / 3;
    const unpolled = await store.listUnpolled(name, new Date(nowMs - abandonAfterMs));
    return unpolled.filter((job) => this.isAbandoned(job)).map(({ id }) => id);
  }

  /**
   * Stores that a client of this process waits for a job, because another process may work on it.
   */
  async announce(id: string): Promise<void> {
    const { store, subscribers, now } = this.#dependencies;
    if (this.#definition.abandonAfterMs !== undefined && subscribers.shouldAnnounce(id))
      await store.recordPoll(id, now());
  }
}
