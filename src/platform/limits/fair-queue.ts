import { setImmediate } from "node:timers/promises";

export interface FairQueueOptions {
  readonly maxRunning: number;
  readonly maxRunningPerKey: number;
  readonly maxWaiting: number;
}

type Release = () => void;

/**
 * Lets work begin in turns: one piece of each key, then the next of each. Between two beginnings the event loop
 * serves what else has arrived, so that pieces of some milliseconds never run back to back.
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
   * Waits for the key's turn.
   * @returns what ends the piece of work; undefined where too many wait already
   */
  async acquire(key: string): Promise<Release | undefined> {
    if (this.#waitingCount >= this.#options.maxWaiting) return undefined;
    const own = this.#waiting.get(key) ?? [];
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.set(key, [...own, resolve]);
    this.#waitingCount++;
    void this.#start();
    await promise;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#release(key);
    };
  }

  async #start(): Promise<void> {
    if (this.#isStarting) return;
    this.#isStarting = true;
    for (let key = this.#nextKey(); key !== undefined; key = this.#nextKey()) {
      this.#begin(key);
      await setImmediate();
    }
    this.#isStarting = false;
  }

  /** The first key in the order of waiting that may begin another piece. */
  #nextKey(): string | undefined {
    if (this.#runningCount >= this.#options.maxRunning) return undefined;
    for (const key of this.#waiting.keys())
      if ((this.#running.get(key) ?? 0) < this.#options.maxRunningPerKey) return key;
    return undefined;
  }

  #begin(key: string): void {
    const [first, ...rest] = this.#waiting.get(key)!;
    this.#waiting.delete(key); // and to the end of the turns, where more of it waits
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
