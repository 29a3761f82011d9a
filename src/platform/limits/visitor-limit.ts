import { RateLimitError } from "#base/rate-limit-error.ts";
import type { HashIp } from "./hash-ip.ts";
import { getWindow, type RateLimiter } from "./rate-limiter.ts";

/**
 * Limits the requests of one visitor to a tool within an hour, for all processes that share the
 * database.
 */
export interface VisitorLimit {
  /** Counts one request. @throws RateLimitError where it exceeds the limit */
  count(ip: string): Promise<void>;
}

const windowMs = 3_600_000;

interface Dependencies {
  readonly limiter: Pick<RateLimiter, "consume">;
  readonly hashIp: HashIp;
  /** What is counted, as its key in the database. */
  readonly name: string;
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
      const isUsed = await limiter.consume({
        key: `${name}:${hashIp(ip, window.start)}`,
        window,
        amount: 1,
        max: maxPerHour,
      });
      if (!isUsed)
        throw new RateLimitError(
          `one address has reached its limit of ${name}`,
          window.retryAfterSeconds,
        );
    },
  };
}
