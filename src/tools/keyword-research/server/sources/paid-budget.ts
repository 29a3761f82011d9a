import { windowAt, type RateLimiter } from "#platform/limits/rate-limiter.ts";
import type { PaidLimits } from "./paid-limits.ts";
import { SourceError } from "./source-error.ts";

/** What may be spent on a source that is paid by the question. */
export interface PaidBudget {
  /**
   * Asks one paid question, if it is within the budget. A question that was never put, because the source was closed or
   * it was not its turn, costs nothing.
   * @param ask calls `onAsked` when it is about to be paid for
   * @throws SourceError `limited` where the budget is spent
   */
  spend<T>(visitor: string, ask: (onAsked: () => void) => Promise<T>): Promise<T>;
}

interface Dependencies {
  readonly limiter: Pick<RateLimiter, "consume" | "refund">;
  readonly limits: PaidLimits;
  readonly source: string;
  readonly now: () => Date;
}

const dayMs = 24 * 3_600_000;

export function paidBudget({ limiter, limits, source, now }: Dependencies): PaidBudget {
  return {
    async spend(visitor, ask) {
      const window = windowAt(now(), dayMs);
      const own = { key: `${source}:${visitor}`, window, amount: 1, max: limits.maxPerVisitor };
      const all = { key: `${source}:all`, window, amount: 1, max: limits.maxPerDay };
      if (!(await limiter.consume(own)))
        throw new SourceError("limited", `one visitor has asked ${source} enough for a day`);
      if (!(await limiter.consume(all))) {
        await limiter.refund(own);
        throw new SourceError("limited", `${source} has been asked enough for a day`);
      }
      let isAsked = false;
      try {
        return await ask(() => (isAsked = true));
      } finally {
        if (!isAsked) await Promise.all([limiter.refund(own), limiter.refund(all)]);
      }
    },
  };
}
