import { getWindow, type RateLimiter } from "#platform/limits/rate-limiter.ts";
import type { PaidLimits } from "./paid-limits.ts";
import { SourceError } from "./source-error.ts";

/** The daily budget of a source that is paid by the request. */
export interface PaidBudget {
  /**
   * Makes one paid request, if it is within the budget. A request that was not sent, because the
   * circuit was open or the rate limit reached, costs nothing.
   * @param send calls `onRequest` right before the request that will be paid for
   * @throws SourceError `limited` where the budget is spent
   */
  spend<T>(visitor: string, send: (onRequest: () => void) => Promise<T>): Promise<T>;
}

interface Dependencies {
  readonly limiter: Pick<RateLimiter, "consume" | "refund">;
  readonly limits: PaidLimits;
  readonly source: string;
  readonly now: () => Date;
}

const dayMs = 24 * 3_600_000;

export function createPaidBudget({ limiter, limits, source, now }: Dependencies): PaidBudget {
  return {
    async spend(visitor, send) {
      const window = getWindow(now(), dayMs);
      const own = { key: `${source}:${visitor}`, window, amount: 1, max: limits.maxPerVisitor };
      const all = { key: `${source}:all`, window, amount: 1, max: limits.maxPerDay };
      if (!(await limiter.consume(own)))
        throw new SourceError("limited", `one visitor's daily requests to ${source} are used up`);
      if (!(await limiter.consume(all))) {
        await limiter.refund(own);
        throw new SourceError("limited", `the daily requests to ${source} are used up`);
      }
      let isSent = false;
      try {
        return await send(() => (isSent = true));
      } finally {
        if (!isSent) await Promise.all([limiter.refund(own), limiter.refund(all)]);
      }
    },
  };
}
