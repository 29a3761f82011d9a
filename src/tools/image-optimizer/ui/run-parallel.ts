import type { RunLimits } from "../engine/run-limits.ts";

interface Work<T> {
  /** The next that waits; one that `start` was called with waits no longer. */
  readonly findNext: () => T | undefined;
  readonly countPixels: (item: T) => number;
  /** Never rejects: a failure belongs to its item. */
  readonly start: (item: T) => Promise<void>;
  readonly limits: RunLimits;
  readonly signal: AbortSignal;
}

/**
 * Works on what waits, several at the same time within the limits, until nothing waits. What is
 * added meanwhile is worked on too.
 * @returns false when `signal` was aborted
 */
export async function runParallel<T>(work: Work<T>): Promise<boolean> {
  const { findNext, countPixels, start, limits, signal } = work;
  const running = new Set<Promise<void>>();
  let runningPixels = 0;
  const hasRoom = (pixels: number): boolean =>
    running.size === 0 ||
    (running.size < limits.maxPictures && runningPixels + pixels <= limits.maxPixels);

  while (!signal.aborted) {
    const next = findNext();
    const pixels = next === undefined ? 0 : countPixels(next);
    if (next !== undefined && hasRoom(pixels)) {
      runningPixels += pixels;
      const own = start(next).finally(() => {
        running.delete(own);
        runningPixels -= pixels;
      });
      running.add(own);
    } else if (running.size > 0) await Promise.race(running);
    else return true;
  }
  return false;
}
