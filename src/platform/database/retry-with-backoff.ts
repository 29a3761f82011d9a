import { setTimeout } from "node:timers/promises";
import { AppError } from "#base/app-error.ts";

/**
 * The state of the database after an error: `again` may pass within seconds, `later` does not pass
 * while a visitor waits; undefined for any other error.
 */
export type Unavailability = "again" | "later" | undefined;

const initialDelayMs = 10;
const maxDelayMs = 250;

/**
 * Repeats work while the database is unavailable, with exponential backoff and full jitter.
 * @param classify decides from a thrown error whether a retry may help
 * @param timeoutMs after this time no further attempt is made
 * @throws AppError `busy` where the database stays unavailable; any other error of the work as it
 *   is
 * @see https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
export async function retryWithBackoff<T>(
  work: () => Promise<T>,
  classify: (error: unknown) => Unavailability,
  timeoutMs: number,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (let delayMs = initialDelayMs; ; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
    try {
      return await work();
    } catch (error) {
      const unavailability = classify(error);
      if (unavailability === undefined) throw error;
      if (unavailability === "later" || performance.now() > deadline)
        throw new AppError("busy", "the database is unavailable", { cause: error });
      await setTimeout(Math.random() * delayMs);
    }
  }
}
