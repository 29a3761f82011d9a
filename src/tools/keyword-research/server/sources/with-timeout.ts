import { SourceError } from "./source-error.ts";

/**
 * Waits for a result with a timeout, without cancelling the work: a late answer, which may have
 * been paid for, is still cached for the next visitor.
 * @throws SourceError `slow`; the error of the work itself
 */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new SourceError("slow", `no answer in ${Math.round(ms)} ms`)),
    Math.max(0, ms),
  );
  work.catch(() => undefined); // a rejection after the timeout is not an unhandled one
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
