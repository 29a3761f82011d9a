import { EgressError } from "./egress-error.ts";

/**
 * Runs work with a timeout.
 * @throws EgressError `too-slow` when the time is over; the caller's own reason when its signal aborts
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
