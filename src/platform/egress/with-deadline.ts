import { EgressError } from "./egress-error.ts";

/**
 * Runs a piece of work that has to end in time.
 * @throws OutsideError `too-slow` when the time is over; the caller's own reason when its signal aborts
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
    timeoutController.signal.throwIfAborted(); // whatever broke, it broke because the time was over
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
