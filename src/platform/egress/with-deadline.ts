import type { EgressErrorCode } from "#base/job-contract.ts";
import { EgressError } from "./egress-error.ts";

/**
 * Runs work with a timeout.
 * @param what describes the work in the error's message
 * @param code the code of the error after the timeout
 * @throws EgressError with that code; the reason of the caller's signal when it aborts
 */
export async function withDeadline<T>(
  what: string,
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
  code: EgressErrorCode = "too-slow",
): Promise<T> {
  const timeoutController = new AbortController();
  const timer = setTimeout(
    () => timeoutController.abort(new EgressError(code, `${what} took over ${ms} ms`)),
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
