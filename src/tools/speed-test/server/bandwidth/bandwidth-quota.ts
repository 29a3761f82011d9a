import { RateLimitError } from "#base/rate-limit-error.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import { windowAt, type RateLimiter, type Window } from "#platform/limits/rate-limiter.ts";
import type { BandwidthLimits } from "./line-limits.ts";

/** A request that was let in. Whoever holds it says once what it came to. */
export interface Transfer {
  /** Frees the place at once; the promise is fulfilled when what was not moved is given back. */
  end(bytes: number): Promise<void>;
}

export interface BandwidthQuota {
  /** @throws TooMany where a limit is reached; it says when to come again */
  start(ip: string, bytes: number): Promise<Transfer>;
  getRemaining(ip: string): Promise<{
    readonly bytes: number;
    readonly retryAfterSeconds: number;
    readonly isBusy: boolean;
  }>;
}

interface Dependencies {
  readonly limiter: Pick<RateLimiter, "consume" | "refund" | "used">;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

const windowMs = 3_600_000;
/** A stream ends in seconds; @cloudflare/speedtest waits as long as it is told and asks again. */
const streamRetryAfterSeconds = 2;
/** From this share of the streams on, what a visitor reads may be the server's speed and not the line's. */
const busyShare = 0.5;
/** One visitor's share of the streams. A measurement moves one body at a time; the rest are other tabs and neighbours. */
const visitorShare = 1 / 3;

/** Counts bytes by the full hour in the database, and streams, which are connections, in this process. */
export function createBandwidthQuota(
  limits: BandwidthLimits,
  { limiter, hashIp, now }: Dependencies,
): BandwidthQuota {
  const maxVisitorStreams = Math.max(1, Math.floor(limits.streams * visitorShare));
  const streamsBy = new Map<string, number>();
  let streams = 0;

  const usesOf = (visitor: string, window: Window, amount: number) => [
    { key: `line:${visitor}`, window, amount, max: limits.visitorBytes },
    { key: "line:all", window, amount, max: limits.allBytes },
  ];

  function leave(visitor: string): void {
    streams--;
    const own = streamsBy.get(visitor)! - 1;
    if (own > 0) streamsBy.set(visitor, own);
    else streamsBy.delete(visitor);
  }

  /** All of it counts from the start, so that requests side by side cannot pass the limit together. */
  async function pay(visitor: string, window: Window, bytes: number): Promise<void> {
    const [own, all] = usesOf(visitor, window, bytes) as [UseOfLine, UseOfLine];
    if (!(await limiter.consume(own)))
      throw new RateLimitError("one visitor has moved an hour's bytes", window.retryAfterSeconds);
    if (await limiter.consume(all)) return;
    await limiter.refund(own);
    throw new RateLimitError("all visitors have moved an hour's bytes", window.retryAfterSeconds);
  }

  return {
    async start(ip, bytes) {
      const window = windowAt(now(), windowMs);
      const visitor = hashIp(ip, window.start);
      const own = streamsBy.get(visitor) ?? 0;
      if (streams >= limits.streams)
        throw new RateLimitError("too many lines are measured at once", streamRetryAfterSeconds);
      if (own >= maxVisitorStreams)
        throw new RateLimitError("one visitor measures too much at once", streamRetryAfterSeconds);
      streams++;
      streamsBy.set(visitor, own + 1);
      try {
        await pay(visitor, window, bytes);
      } catch (error) {
        leave(visitor);
        throw error;
      }
      let isEnded = false;
      return {
        async end(usedBytes) {
          if (isEnded) return;
          isEnded = true;
          leave(visitor);
          if (usedBytes < bytes)
            await Promise.all(
              usesOf(visitor, window, bytes - usedBytes).map((use) => limiter.refund(use)),
            );
        },
      };
    },

    async getRemaining(ip) {
      const window = windowAt(now(), windowMs);
      const [own, all] = await Promise.all(
        usesOf(hashIp(ip, window.start), window, 0).map(
          async ({ key, max }) => max - (await limiter.used(key, window)),
        ),
      );
      return {
        bytes: Math.max(0, Math.min(own!, all!)),
        retryAfterSeconds: window.retryAfterSeconds,
        isBusy: streams >= limits.streams * busyShare,
      };
    },
  };
}

type UseOfLine = Parameters<RateLimiter["consume"]>[0];
