import { setTimeout } from "node:timers/promises";
import { AppError } from "#base/app-error.ts";

/** What a failure says of the database: `again` may pass within moments, `later` does not pass while a visitor waits. */
export type Away = "again" | "later" | undefined;

const firstPauseMs = 10;
const longestPauseMs = 250;

/**
 * Repeats a piece of work while the database cannot be had, pausing a random and growing time.
 * @param judge says of what was thrown whether trying again may help, or waiting longer than we do
 * @param patienceMs after which the work fails with AppError `busy`
 */
export async function retryWhenBusy<T>(
  work: () => Promise<T>,
  judge: (error: unknown) => Away,
  patienceMs: number,
): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      const away = judge(error);
      if (away === undefined) throw error;
      if (away === "later" || performance.now() > deadline)
        throw new AppError("busy", "the database cannot be had", { cause: error });
      await setTimeout(Math.random() * pauseMs);
    }
  }
}
