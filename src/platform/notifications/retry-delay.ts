const initialDelayMs = 30_000;
const maxDelayMs = 3_600_000;

/**
 * After this many attempts, about four days, a notification becomes a dead letter, which is kept
 * until the agency retries or drops it.
 */
export const maxAttempts = 200;

/**
 * Returns the delay after a failed attempt, in milliseconds: a random share of a time that doubles
 * with every attempt, up to an hour ("full jitter"), so that deliveries that failed together are
 * not retried together.
 * @param attempts how many attempts have failed, at least one
 * @param random from 0 to below 1
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function getRetryDelayMs(attempts: number, random: number): number {
  return Math.round(
    random * Math.min(maxDelayMs, initialDelayMs * 2 ** Math.min(attempts - 1, 20)),
  );
}
