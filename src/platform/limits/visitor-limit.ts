import { RateLimitError } from "#base/rate-limit-error.ts";
import type { HashIp } from "./hash-ip.ts";
import { getWindow, type RateLimiter } from "./rate-limiter.ts";
import { consumeForVisitor, refundForVisitor } from "./visitor-use.ts";

/**
 * Limits the requests of one visitor to a tool within an hour, and those of one network, for all
 * processes that share the database.
 */
export interface VisitorLimit {
  /**
   * Counts one request.
   * @returns a function that subtracts it again, for a request that was refused after all
   * @throws RateLimitError where it exceeds a limit
   */
  count(ip: string): Promise<() => Promise<void>>;
}

const windowMs = 3_600_000;

interface Dependencies {
  readonly limiter: Pick<RateLimiter, "consume" | "refund">;
  readonly hashIp: HashIp;
  /** What is counted, as its key in the database. */
  readonly name: string;
  /** Of one visitor; a network has `visitorsPerNetwork` times as many. */
  readonly maxPerHour: number;
  readonly now: () => Date;
}

export function createVisitorLimit({
  limiter,
  hashIp,
  name,
  maxPerHour,
  now,
}: Dependencies): VisitorLimit {
  return {
    async count(ip) {
      const window = getWindow(now(), windowMs);
      const use = { name, ip, window, amount: 1, max: maxPerHour };
      if (!(await consumeForVisitor({ limiter, hashIp }, use)))
        throw new RateLimitError(
          `one address or network has reached its limit of ${name}`,
          window.retryAfterSeconds,
        );
      return () => refundForVisitor({ limiter, hashIp }, use);
    },
  };
}
