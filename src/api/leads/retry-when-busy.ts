import { setTimeout } from "node:timers/promises";
import { AppError } from "#base/app-error.ts";

const firstPauseMs = 10;
const longestPauseMs = 250;

/**
 * Repeats a piece of work while SQLite says that another process holds the database, pausing a random and growing
 * time off the event loop.
 * @param patienceMs after which the work fails with AppError `busy`
 */
export async function retryWhenBusy<T>(work: () => Promise<T>, patienceMs: number): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > deadline) throw new AppError("busy", "the database stayed locked", { cause: error });
      await setTimeout(Math.random() * pauseMs);
    }
  }
}

/** SQLITE_BUSY (5) and SQLITE_LOCKED (6), whatever their extended code. @see https://www.sqlite.org/rescode.html */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return false;
  const primaryCode = error.errcode & 0xff;
  return primaryCode === 5 || primaryCode === 6;
}
