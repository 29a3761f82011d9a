import { SourceError } from "./source-error.ts";

/**
 * Waits for an answer as long as a visitor does. One that comes later is not wasted: it was asked for, and perhaps paid,
 * and whoever asked for it keeps it for the next visitor.
 * @throws SourceError `slow`; whatever the answer failed with
 */
export async function withPatience<T>(answer: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new SourceError("slow", `no answer in ${Math.round(ms)} ms`)),
    Math.max(0, ms),
  );
  answer.catch(() => undefined); // who has given up hears no more of it
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
