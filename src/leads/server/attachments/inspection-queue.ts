import { AppError } from "#base/app-error.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";

export interface InspectionQueueOptions {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  /** The waiting documents of a visitor and the one that is being inspected. */
  readonly maxPerVisitor: number;
  /**
   * Visitors who have used more processor time wait for the others, and never take the last free
   * slot.
   */
  readonly lightCpuMs: number;
}

interface Visitor {
  readonly waiting: (() => void)[];
  isRunning: boolean;
  usedCpuMs: number;
}

/** The `Retry-After` of a refused document. */
const retryAfterSeconds = 30;

/**
 * Orders the inspection of documents: one at a time for each visitor, and round-robin between
 * visitors, so that a visitor who sends many documents delays no one else.
 */
export class InspectionQueue {
  readonly #options: InspectionQueueOptions;
  /** The visitors with documents in the queue, the next one first. */
  readonly #visitors = new Map<string, Visitor>();
  #waiting = 0;

  constructor(options: InspectionQueueOptions) {
    this.#options = options;
  }

  /**
   * Runs `work` when its turn has come.
   * @param usedCpuMs the processor time of the visitor's earlier documents, from the database
   * @param work calls `onCpuUsed` with the processor time it has used
   * @throws RateLimitError where too many documents of the visitor wait, AppError `busy` where too
   *   many of all visitors do
   */
  async run<T>(
    { name, usedCpuMs }: { readonly name: string; readonly usedCpuMs: number },
    work: (onCpuUsed: (cpuMs: number) => void) => Promise<T>,
  ): Promise<T> {
    const visitor = this.#visitors.get(name) ?? { waiting: [], isRunning: false, usedCpuMs: 0 };
    visitor.usedCpuMs = Math.max(visitor.usedCpuMs, usedCpuMs);
    if (visitor.waiting.length + Number(visitor.isRunning) >= this.#options.maxPerVisitor)
      throw new RateLimitError(
        "one address has too many documents inspected at once",
        retryAfterSeconds,
      );
    if (this.#waiting >= this.#options.maxWaiting)
      throw new AppError("busy", `${this.#waiting} documents wait to be inspected`);
    this.#visitors.set(name, visitor);
    this.#waiting++;
    const turn = new Promise<void>((resolve) => visitor.waiting.push(resolve));
    this.#startNext();
    await turn;
    try {
      return await work((cpuMs) => (visitor.usedCpuMs += cpuMs));
    } finally {
      visitor.isRunning = false;
      this.#visitors.delete(name);
      if (visitor.waiting.length > 0) this.#visitors.set(name, visitor); // behind all others
      this.#startNext();
    }
  }

  #startNext(): void {
    for (let next = this.#findNext(); next !== undefined; next = this.#findNext()) {
      next.isRunning = true;
      this.#waiting--;
      next.waiting.shift()!();
    }
  }

  #findNext(): Visitor | undefined {
    const { maxRunning } = this.#options;
    const visitors = [...this.#visitors.values()];
    const running = visitors.filter(({ isRunning }) => isRunning);
    if (running.length >= maxRunning) return undefined;
    const ready = visitors.filter(({ isRunning, waiting }) => !isRunning && waiting.length > 0);
    const heavyRunning = running.filter((visitor) => !this.#isLight(visitor)).length;
    return (
      ready.find((visitor) => this.#isLight(visitor)) ??
      (heavyRunning < Math.max(1, maxRunning - 1) ? ready[0] : undefined)
    );
  }

  #isLight({ usedCpuMs }: Visitor): boolean {
    return usedCpuMs <= this.#options.lightCpuMs;
  }
}
