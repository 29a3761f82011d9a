import { setTimeout } from "node:timers/promises";
import { AppError } from "#base/app-error.ts";

/** What a failure says of the database: `again` may pass within moments, `later` does not pass while a visitor waits. */
export type Unavailability = "again" | "later" | undefined;

const initialDelayMs = 10;
const maxDelayMs = 250;

/**
 * Repeats a piece of work while the database cannot be had, pausing a random and growing time.
 * @param classify says of what was thrown whether trying again may help, or waiting longer than we do
 * @param timeoutMs after which the work fails with AppError `busy`
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
        throw new AppError("busy", "the database cannot be had", { cause: error });
      await setTimeout(Math.random() * delayMs);
    }
  }
}
