import { setTimeout as pause } from "node:timers/promises";

interface HostState {
  running: number;
  readonly waiting: (() => void)[];
  maxAtOnce: number;
  /** The pause before each request. */
  intervalMs: number;
  /** No request begins before this time, on the clock of `performance.now`. */
  heldUntil: number;
}

/** Requests to one host at once: as many as a visitor's browser has for a page that it reads. */
const maxAtOnce = 2;

/** Limits how many requests one host gets at once, and pauses before each of them. */
export class HostPacer {
  readonly #intervalMs: number;
  readonly #hosts = new Map<string, HostState>();

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  /**
   * Runs a request to a host when it is its turn.
   * @throws what the request throws; the signal's reason while it waits
   */
  async run<T>(host: string, signal: AbortSignal, request: () => Promise<T>): Promise<T> {
    const state = this.#get(host);
    if (state.running >= state.maxAtOnce)
      await new Promise<void>((resolve) => state.waiting.push(resolve));
    else state.running++;
    try {
      let pauseMs = state.intervalMs;
      do {
        await pause(pauseMs, undefined, { signal });
        // Another request may have been refused meanwhile.
        pauseMs = state.heldUntil - performance.now();
      } while (pauseMs > 0);
      return await request();
    } finally {
      this.#release(state);
    }
  }

  /** From now on a host gets one request at a time, each at least so long after the last one. */
  slowDown(host: string, intervalMs: number): void {
    const state = this.#get(host);
    state.maxAtOnce = 1;
    state.intervalMs = Math.max(state.intervalMs, intervalMs);
  }

  /** A host gets no request for so long. */
  hold(host: string, waitMs: number): void {
    const state = this.#get(host);
    state.heldUntil = Math.max(state.heldUntil, performance.now() + waitMs);
  }

  #get(host: string): HostState {
    const state = this.#hosts.get(host) ?? {
      running: 0,
      waiting: [],
      maxAtOnce,
      intervalMs: this.#intervalMs,
      heldUntil: 0,
    };
    this.#hosts.set(host, state);
    return state;
  }

  /** Passes the place of an ended request on, unless the host now gets fewer at once. */
  #release(state: HostState): void {
    const next = state.running <= state.maxAtOnce ? state.waiting.shift() : undefined;
    if (next === undefined) state.running--;
    else next();
  }
}
