const initialDelayMs = 30_000;
const maxDelayMs = 3_600_000;

/** After so many attempts, about four days, a notification becomes a dead letter, kept until the agency decides. */
export const maxAttempts = 200;

/**
 * How long to wait after a failed try: a random share of a span that doubles with every try, up to an hour ("full
 * jitter"). Those who failed together do not come back together.
 * @param attempts how many have failed, one at least
 * @param random from 0 to below 1
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function getRetryDelayMs(attempts: number, random: number): number {
  return Math.round(
    random * Math.min(maxDelayMs, initialDelayMs * 2 ** Math.min(attempts - 1, 20)),
  );
}
