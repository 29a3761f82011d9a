import { setImmediate } from "node:timers/promises";

export interface FairQueueOptions {
  readonly maxRunning: number;
  readonly maxRunningPerKey: number;
  readonly maxWaiting: number;
  /** How many of them one key may have, so that one visitor does not fill a short queue. */
  readonly maxWaitingPerKey?: number;
}

type Release = () => void;

/**
 * Starts tasks round-robin: one task of each key, then the next one of each. Between two starts the
 * event loop handles other events, so that tasks of some milliseconds do not block it together.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #waitingCount = 0;
  #runningCount = 0;
  #isStarting = false;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /**
   * Waits for the turn of a key.
   * @param signal ends the wait and frees its place; it has no effect once the task has begun
   * @returns a function that ends the task; undefined where too many are waiting already
   * @throws the signal's reason
   */
  async acquire(key: string, signal?: AbortSignal): Promise<Release | undefined> {
    signal?.throwIfAborted();
    if (this.#waitingCount >= this.#options.maxWaiting) return undefined;
    const own = this.#waiting.get(key) ?? [];
    if (own.length >= (this.#options.maxWaitingPerKey ?? Infinity)) return undefined;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.set(key, [...own, resolve]);
    this.#waitingCount++;
    const leave = (): void => {
      if (this.#remove(key, resolve)) reject(signal?.reason);
    };
    signal?.addEventListener("abort", leave, { once: true });
    void this.#start();
    await promise.finally(() => signal?.removeEventListener("abort", leave));
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#release(key);
    };
  }

  /** Removes a task that waits. @returns whether it was still waiting */
  #remove(key: string, resolve: () => void): boolean {
    const own = this.#waiting.get(key) ?? [];
    const others = own.filter((other) => other !== resolve);
    if (others.length === own.length) return false;
    if (others.length > 0) this.#waiting.set(key, others);
    else this.#waiting.delete(key);
    this.#waitingCount--;
    return true;
  }

  async #start(): Promise<void> {
    if (this.#isStarting) return;
    this.#isStarting = true;
    for (let key = this.#findNextKey(); key !== undefined; key = this.#findNextKey()) {
      this.#begin(key);
      await setImmediate();
    }
    this.#isStarting = false;
  }

  /** Returns the key that has waited longest and may start another task. */
  #findNextKey(): string | undefined {
    if (this.#runningCount >= this.#options.maxRunning) return undefined;
    for (const key of this.#waiting.keys())
      if ((this.#running.get(key) ?? 0) < this.#options.maxRunningPerKey) return key;
    return undefined;
  }

  #begin(key: string): void {
    const [first, ...rest] = this.#waiting.get(key)!;
    this.#waiting.delete(key); // a key with more tasks is added again at the end
    if (rest.length > 0) this.#waiting.set(key, rest);
    this.#waitingCount--;
    this.#runningCount++;
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
    first!();
  }

  #release(key: string): void {
    this.#runningCount--;
    const count = this.#running.get(key)! - 1;
    if (count > 0) this.#running.set(key, count);
    else this.#running.delete(key);
    void this.#start();
  }
}
