import { RateLimitError } from "#base/rate-limit-error.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import { getWindow, type RateLimiter, type Window } from "#platform/limits/rate-limiter.ts";
import type { BandwidthLimits } from "./bandwidth-limits.ts";

/** A request that was admitted. The caller ends it once, with the bytes that it moved. */
export interface Transfer {
  /**
   * Frees the stream at once; the promise is fulfilled when the bytes that did not move are
   * refunded.
   */
  end(bytes: number): Promise<void>;
}

export interface BandwidthQuota {
  /** @throws RateLimitError where a limit is reached; it names the time to retry after */
  start(ip: string, bytes: number): Promise<Transfer>;
  getRemaining(ip: string): Promise<{
    readonly bytes: number;
    readonly retryAfterSeconds: number;
    readonly isBusy: boolean;
  }>;
}

interface Dependencies {
  readonly limiter: Pick<RateLimiter, "consume" | "refund" | "readUsed">;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

const windowMs = 3_600_000;
/** A stream ends in seconds; @cloudflare/speedtest waits as long as this and retries. */
const streamRetryAfterSeconds = 2;
/**
 * From this share of the streams on, a visitor may measure the server's speed instead of the
 * connection's.
 */
const busyShare = 0.5;
/**
 * One visitor's share of the streams. A test moves one body at a time; the rest is for other tabs
 * and neighbours.
 */
const visitorShare = 1 / 3;

/**
 * Counts bytes by the full hour in the database, and streams, which are connections, in this
 * process.
 */
export function createBandwidthQuota(
  limits: BandwidthLimits,
  { limiter, hashIp, now }: Dependencies,
): BandwidthQuota {
  const streams = new StreamCounter(limits.streams);
  const toUses = (visitor: string, window: Window, amount: number): [Use, Use] => [
    { key: `line:${visitor}`, window, amount, max: limits.visitorBytes },
    { key: "line:all", window, amount, max: limits.allBytes },
  ];

  return {
    async start(ip, bytes) {
      const window = getWindow(now(), windowMs);
      const visitor = hashIp(ip, window.start);
      const release = streams.acquire(visitor);
      try {
        await consume(limiter, toUses(visitor, window, bytes));
      } catch (error) {
        release();
        throw error;
      }
      let isEnded = false;
      return {
        async end(usedBytes) {
          if (isEnded) return;
          isEnded = true;
          release();
          if (usedBytes < bytes)
            await Promise.all(
              toUses(visitor, window, bytes - usedBytes).map((use) => limiter.refund(use)),
            );
        },
      };
    },

    async getRemaining(ip) {
      const window = getWindow(now(), windowMs);
      const [own, all] = await Promise.all(
        toUses(hashIp(ip, window.start), window, 0).map(
          async ({ key, max }) => max - (await limiter.readUsed(key, window)),
        ),
      );
      return {
        bytes: Math.max(0, Math.min(own!, all!)),
        retryAfterSeconds: window.retryAfterSeconds,
        isBusy: streams.isBusy,
      };
    },
  };
}

type Use = Parameters<RateLimiter["consume"]>[0];

/** Charges all bytes at the start, so that concurrent requests cannot pass the limit together. */
async function consume(
  limiter: Pick<RateLimiter, "consume" | "refund">,
  [own, all]: readonly [Use, Use],
): Promise<void> {
  const { retryAfterSeconds } = own.window;
  if (!(await limiter.consume(own)))
    throw new RateLimitError("one visitor has moved an hour's bytes", retryAfterSeconds);
  if (await limiter.consume(all)) return;
  await limiter.refund(own);
  throw new RateLimitError("all visitors have moved an hour's bytes", retryAfterSeconds);
}

/** The concurrent streams of this process, in all and by visitor. */
class StreamCounter {
  readonly #max: number;
  readonly #maxPerVisitor: number;
  readonly #byVisitor = new Map<string, number>();
  #count = 0;

  constructor(max: number) {
    this.#max = max;
    this.#maxPerVisitor = Math.max(1, Math.floor(max * visitorShare));
  }

  get isBusy(): boolean {
    return this.#count >= this.#max * busyShare;
  }

  /** @returns frees the stream @throws RateLimitError */
  acquire(visitor: string): () => void {
    const own = this.#byVisitor.get(visitor) ?? 0;
    if (this.#count >= this.#max)
      throw new RateLimitError("too many concurrent streams", streamRetryAfterSeconds);
    if (own >= this.#maxPerVisitor)
      throw new RateLimitError(
        "too many concurrent streams of one visitor",
        streamRetryAfterSeconds,
      );
    this.#count++;
    this.#byVisitor.set(visitor, own + 1);
    return () => this.#release(visitor);
  }

  #release(visitor: string): void {
    this.#count--;
    const own = this.#byVisitor.get(visitor)! - 1;
    if (own > 0) this.#byVisitor.set(visitor, own);
    else this.#byVisitor.delete(visitor);
  }
}
