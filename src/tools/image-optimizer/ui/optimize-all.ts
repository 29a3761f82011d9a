import { getRunLimits } from "../engine/run-limits.ts";
import type { Settings } from "../engine/settings.ts";
import type { CodecPool } from "./codec-pool.ts";
import { canOptimize, toDone, type Item } from "./item.ts";
import { OptimizeFailure, optimizePicture, type Optimized } from "./optimize-picture.ts";
import { runParallel } from "./run-parallel.ts";
import { createRunProgress } from "./run-progress.ts";

interface RunOptions {
  readonly pool: CodecPool;
  readonly settings: Settings;
  readonly signal: AbortSignal;
  /** The pictures at this moment: more may be added during a run. */
  readonly getItems: () => readonly Item[];
  readonly update: (id: number, change: Partial<Item>) => void;
  readonly onResult: (id: number, result: Optimized) => void;
  readonly onProgress: (share: number) => void;
}

/**
 * Optimizes every picture that waits, in parallel where the device allows it.
 * @returns false when `signal` was aborted
 */
export async function optimizeAll(options: RunOptions): Promise<boolean> {
  const { pool, settings, signal, getItems, update, onResult, onProgress } = options;
  const progress = createRunProgress();
  const listWaiting = (): readonly Item[] =>
    getItems().filter((item) => item.phase === "ready" && canOptimize(item, settings));

  function report(item: Item, share: number): void {
    const waitingPixels = listWaiting().reduce((sum, each) => sum + countPixels(each), 0);
    onProgress(progress.update(item.id, countPixels(item), share, waitingPixels));
  }

  async function start(item: Item): Promise<void> {
    const { id, file } = item;
    let percent = 0;
    update(id, { phase: "working", percent });
    try {
      const result = await optimizePicture(pool, file, settings, {
        pixelCount: countPixels(item),
        signal,
        onProgress(share) {
          if (signal.aborted) return;
          report(item, share);
          const next = Math.min(99, Math.floor(share * 100));
          if (next > percent) update(id, { percent: (percent = next) });
        },
      });
      update(id, toDone(result));
      onResult(id, result);
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof OptimizeFailure ? error.code : "crashed";
      update(id, { phase: "failed", failure });
    }
    report(item, 1);
  }

  const limits = getRunLimits(navigator, {
    format: settings.format,
    hasThreads: crossOriginIsolated,
  });
  const isComplete = await runParallel({
    findNext: () => listWaiting()[0],
    countPixels,
    start,
    limits,
    signal,
  });
  pool.trim();
  return isComplete;
}

/** The pixels of a picture, for what it needs of memory and time. */
function countPixels({ header, file }: Item): number {
  // The browser alone knows some sizes; a photo has about three bytes for ten pixels.
  return header === undefined || header.width === 0 ? file.size * 3 : header.width * header.height;
}
