import { SourceError } from "./source-error.ts";

/**
 * Waits for an answer as long as a visitor does. One that comes later is not wasted: it was asked for, and perhaps paid,
 * and whoever asked for it keeps it for the next visitor.
 * @throws SourceError `slow`; whatever the answer failed with
 */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new SourceError("slow", `no answer in ${Math.round(ms)} ms`)),
    Math.max(0, ms),
  );
  work.catch(() => undefined); // who has given up hears no more of it
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
