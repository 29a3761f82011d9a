import { setTimeout } from "node:timers/promises";
import { SourceError, type Reason } from "./source-error.ts";
import type { RateLimit, RateLimiter } from "./rate-limiter.ts";

/**
 * All requests to a source go through its circuit breaker: within its rate limit, not while the
 * circuit is open, with a timeout.
 */
export interface CircuitBreaker {
  /** Waits for the rate limit, then makes the request. @throws SourceError */
  run<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

interface CircuitBreakerDependencies {
  readonly source: string;
  readonly rateLimit: RateLimit;
  readonly rateLimiter: RateLimiter;
  readonly now: () => Date;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
  /** For one request, without the wait for the rate limit. */
  readonly requestTimeoutMs?: number;
}

/**
 * A request that would wait longer fails: the answer of another source is better than a late one.
 */
const queueTimeoutMs = 1_000;
/** The circuit opens after this many failures in a row, whatever their reason. */
const failureThreshold = 3;
const openCircuitMs = { failing: 30_000, requested: 60_000 };

/** Reasons that a retry within seconds does not change: they open the circuit at once. */
const lastingReasons: ReadonlySet<Reason> = new Set(["refused", "unpaid", "limited"]);

export function createCircuitBreaker({
  source,
  rateLimit,
  rateLimiter,
  now,
  stopping,
  requestTimeoutMs = 15_000,
}: CircuitBreakerDependencies): CircuitBreaker {
  let failures = 0;

  async function waitForSlot(): Promise<void> {
    for (let waitedMs = 0; ;) {
      const delay = await rateLimiter.acquire(source, rateLimit, now());
      if (delay === undefined) return;
      waitedMs += delay.waitMs;
      if (delay.blockedFor !== undefined || waitedMs > queueTimeoutMs)
        throw new SourceError(
          delay.blockedFor ?? "limited",
          `no requests to ${source} for ${delay.waitMs} ms`,
        );
      await setTimeout(delay.waitMs, undefined, { signal: stopping });
    }
  }

  async function openCircuit({ reason, retryAfterMs }: SourceError): Promise<void> {
    const openForMs =
      lastingReasons.has(reason) || retryAfterMs !== undefined
        ? (retryAfterMs ?? openCircuitMs.requested)
        : ++failures >= failureThreshold
          ? openCircuitMs.failing
          : 0;
    if (openForMs > 0)
      await rateLimiter.block(source, new Date(now().getTime() + openForMs), reason);
  }

  return {
    async run(request) {
      await waitForSlot();
      const timeoutController = new AbortController();
      const timer = globalThis.setTimeout(
        () =>
          timeoutController.abort(
            new SourceError("slow", `${source} took over ${requestTimeoutMs} ms`),
          ),
        requestTimeoutMs,
      );
      try {
        const result = await request(AbortSignal.any([stopping, timeoutController.signal]));
        failures = 0;
        return result;
      } catch (error) {
        if (error instanceof SourceError && error.reason !== "empty" && !stopping.aborted)
          await openCircuit(error);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
