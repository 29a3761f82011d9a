/** Repeats work while there is some, and else waits for a time or to be woken. */
export class PausedLoop {
  readonly #pauseMs: number;
  readonly #work: () => Promise<boolean>;
  #isStopped = false;
  #isWoken = false;
  #wakeUp: () => void = () => undefined;
  #running: Promise<void> = Promise.resolve();

  /** @param work returns whether there may be more */
  constructor(pauseMs: number, work: () => Promise<boolean>) {
    this.#pauseMs = pauseMs;
    this.#work = work;
  }

  start(onError: (error: unknown) => void): void {
    this.#running = this.#run(onError);
  }

  wake(): void {
    this.#isWoken = true;
    this.#wakeUp();
  }

  /** Waits for the piece of work that has begun. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wakeUp();
    await this.#running;
  }

  async #run(onError: (error: unknown) => void): Promise<void> {
    while (!this.#isStopped) {
      this.#isWoken = false;
      const hasMore = await this.#work().catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (!hasMore && !this.#isWoken && !this.#isStopped) await this.#pause();
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#pauseMs);
      this.#wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
