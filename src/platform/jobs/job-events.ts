import { createEventLog, type EventLog } from "./event-log.ts";

/**
 * How long the events of an ended job are repeated from memory; afterwards only its state is
 * reported.
 */
const eventLogTtlMs = 60_000;

type JobOutcome = { readonly state: "done" } | { readonly state: "failed"; readonly code: string };

/** The events of the jobs that this process works on or whose clients it serves. */
export class JobEvents {
  readonly #logs = new Map<string, EventLog>();
  readonly #positions = new Map<string, number>();
  readonly #onExpired: (id: string) => void;

  /** @param onExpired is called when the events of an ended job are deleted */
  constructor(onExpired: (id: string) => void) {
    this.#onExpired = onExpired;
  }

  has(id: string): boolean {
    return this.#logs.has(id);
  }

  /** Returns the event log of a job, and creates it at the first call. */
  get(id: string): EventLog {
    const log = this.#logs.get(id) ?? createEventLog();
    this.#logs.set(id, log);
    return log;
  }

  /** Lists the jobs without their last event. */
  listUnended(): readonly string[] {
    return [...this.#logs].filter(([, log]) => !log.isEnded).map(([id]) => id);
  }

  /** Adds an event where a waiting job's position has changed. */
  publishPosition(id: string, position: number): void {
    if (this.#positions.get(id) === position) return;
    this.#positions.set(id, position);
    this.#logs.get(id)?.add({ type: "queued", position });
  }

  /** A job that begins has no position any more. */
  clearPosition(id: string): void {
    this.#positions.delete(id);
  }

  end(id: string, end: JobOutcome): void {
    this.#logs
      .get(id)
      ?.end(end.state === "done" ? { type: "done" } : { type: "failed", code: end.code });
    this.clearPosition(id);
    setTimeout(() => {
      this.#logs.delete(id);
      this.#onExpired(id);
    }, eventLogTtlMs).unref();
  }
}
