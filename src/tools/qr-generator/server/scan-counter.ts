import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { LinkStore } from "./link-store.ts";
import type { ScanBatch, ScanCount } from "./link-writes.ts";

interface ScanCounterDependencies {
  readonly store: Pick<LinkStore, "addScans">;
  /** Reports that scans wait for the database. */
  readonly warn: (error: unknown) => void;
  readonly now: () => Date;
}

export interface ScanCounterOptions {
  /** How long the scans of a batch are gathered before it is written. */
  readonly gatherMs?: number;
  /** The pause after a write that failed. */
  readonly retryIntervalMs?: number;
}

/** A statement with so many rows stays far below the parameters that both databases take. */
const maxBatchSize = 500;
/** How often a server that stops tries to write its last scans. */
const maxLastAttempts = 3;
/** Whoever reads the counts waits no longer for a database that is away. */
const flushTimeoutMs = 2_000;

/**
 * Counts scans without letting a redirect wait for the disk: a scan is added in memory, and a batch
 * is written as soon as the one before it is on the disk. A process that is killed loses the scans
 * of one batch, those of `gatherMs` and of one write. A batch that is written twice counts once.
 */
export class ScanCounter {
  readonly #dependencies: ScanCounterDependencies;
  readonly #options: Required<ScanCounterOptions>;
  readonly #writer = randomUUID();
  readonly #waiting = new Map<string, ScanCount>();
  readonly #closing = new AbortController();
  #sequence = 0;
  /** The number of the last batch that is on the disk. */
  #written = 0;
  /** Who waits, for which batch. */
  readonly #readers = new Set<{ readonly sequence: number; readonly resume: () => void }>();
  /** The batch that was not written yet, or whose write has failed: it is repeated as it was. */
  #batch: ScanBatch | undefined;
  #writing: Promise<void> | undefined;

  constructor(
    dependencies: ScanCounterDependencies,
    { gatherMs = 20, retryIntervalMs = 1_000 }: ScanCounterOptions = {},
  ) {
    this.#dependencies = dependencies;
    this.#options = { gatherMs, retryIntervalMs };
  }

  /** Counts one scan of a link on this day in UTC, or one that is beyond the limit of its line. */
  count(id: string, { isRepeat }: { readonly isRepeat: boolean }): void {
    const day = this.#dependencies.now().toISOString().slice(0, 10);
    const key = `${id} ${day}`;
    const { scans, repeats } = this.#waiting.get(key) ?? { scans: 0, repeats: 0 };
    this.#waiting.set(
      key,
      isRepeat ? { id, day, scans, repeats: repeats + 1 } : { id, day, scans: scans + 1, repeats },
    );
    this.#writing ??= this.#writeAll();
  }

  /** Waits until what was counted so far is on the disk, for two seconds at most. */
  async flush(): Promise<void> {
    // Scans that arrive later are behind those that wait now, and are not waited for.
    const sequence = this.#sequence + Math.ceil(this.#waiting.size / maxBatchSize);
    if (this.#written >= sequence) return;
    const timeout = setTimeout(flushTimeoutMs, undefined, { ref: false });
    const written = new Promise<void>((resume) => this.#readers.add({ sequence, resume }));
    await Promise.race([written, timeout]);
  }

  /** Writes what waits, for the last time. To be called when no request is left. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#writing;
    for (let i = 0; i < maxLastAttempts && this.#hasWork(); i++)
      await this.#writeBatch().catch(this.#dependencies.warn);
  }

  #hasWork(): boolean {
    return this.#batch !== undefined || this.#waiting.size > 0;
  }

  async #writeAll(): Promise<void> {
    await this.#pause(this.#options.gatherMs);
    while (this.#hasWork() && !this.#closing.signal.aborted) {
      try {
        await this.#writeBatch();
        if (this.#hasWork()) await this.#pause(this.#options.gatherMs);
      } catch (error) {
        this.#dependencies.warn(error);
        await this.#pause(this.#options.retryIntervalMs);
      }
    }
    this.#writing = undefined;
  }

  /** Waits, unless the counter is being closed. */
  async #pause(ms: number): Promise<void> {
    const options = { ref: false, signal: this.#closing.signal };
    await setTimeout(ms, undefined, options).catch(() => undefined);
  }

  async #writeBatch(): Promise<void> {
    this.#batch ??= this.#takeBatch();
    await this.#dependencies.store.addScans(this.#batch);
    this.#written = this.#batch.sequence;
    this.#batch = undefined;
    for (const reader of this.#readers)
      if (reader.sequence <= this.#written) {
        this.#readers.delete(reader);
        reader.resume();
      }
  }

  #takeBatch(): ScanBatch {
    const counts = [...this.#waiting.values()].slice(0, maxBatchSize);
    for (const { id, day } of counts) this.#waiting.delete(`${id} ${day}`);
    return {
      writer: this.#writer,
      sequence: ++this.#sequence,
      at: this.#dependencies.now().toISOString(),
      counts,
    };
  }
}
