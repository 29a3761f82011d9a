interface PollingLoopOptions {
  /** Does what is due. @returns how long to wait before it is called again, in milliseconds */
  readonly work: () => Promise<number>;
  /** How long to wait after work that threw. */
  readonly retryMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Calls work again and again until it is stopped, with a pause that each call decides. `wake` ends
 * the pause; where it comes while the work runs, the work runs once more without one, because it
 * may have looked before there was something to do.
 */
export class PollingLoop {
  readonly #options: PollingLoopOptions;
  #isStopped = false;
  #isWoken = false;
  #endPause: () => void = () => undefined;
  readonly #running: Promise<void>;

  /** Starts at once. */
  constructor(options: PollingLoopOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  wake(): void {
    this.#isWoken = true;
    this.#endPause();
  }

  /** Calls the work no more. @returns a promise that waits for the call that has begun */
  stop(): Promise<void> {
    this.#isStopped = true;
    this.#endPause();
    return this.#running;
  }

  async #run(): Promise<void> {
    const { work, retryMs, onError } = this.#options;
    while (!this.#isStopped) {
      this.#isWoken = false;
      const pauseMs = await work().catch((error: unknown) => {
        onError(error);
        return retryMs;
      });
      if (pauseMs > 0 && !this.#isWoken && !this.#isStopped) await this.#pause(pauseMs);
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
