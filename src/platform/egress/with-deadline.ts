import { EgressError } from "./egress-error.ts";

/**
 * Runs work with a timeout.
 * @param what describes the work in the error's message
 * @throws EgressError `too-slow` after the timeout; the reason of the caller's signal when it
 *   aborts
 */
export async function withDeadline<T>(
  what: string,
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeoutController = new AbortController();
  const timer = setTimeout(
    () => timeoutController.abort(new EgressError("too-slow", `${what} took over ${ms} ms`)),
    ms,
  );
  try {
    return await work(AbortSignal.any([signal, timeoutController.signal]));
  } catch (error) {
    signal.throwIfAborted();
    timeoutController.signal.throwIfAborted(); // after the timeout, it is the cause of any error
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
