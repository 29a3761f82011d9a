import type { stages } from "../contract.ts";

type Stage = (typeof stages)[number];
type Report = (progress: {
  readonly stage: Stage;
  readonly done: number;
  readonly total: number;
  /** Of a crawl: how many pages were read, and how many are read at most. */
  readonly pages?: { readonly read: number; readonly max: number };
}) => void;

/**
 * Counts finished work against the expected total, which starts at its maximum so that the share
 * done never shrinks.
 */
export interface ProgressTracker {
  enter(stage: Stage): void;
  /** Counts finished requests or rules. */
  increment(count?: number): void;
  /** Counts a page of a site that was read. */
  countPage(): void;
  /** Subtracts expected work that is not needed after all. */
  reduceExpectedTotal(count: number): void;
}

/** @param maxPages of a crawl; without it, pages are not reported */
export function startProgressTracker(
  expectedTotal: number,
  report: Report,
  maxPages?: number,
): ProgressTracker {
  let stage: Stage = "fetching";
  let [done, total, read] = [0, expectedTotal, 0];
  const emit = () =>
    report({
      stage,
      done,
      total,
      ...(maxPages !== undefined && { pages: { read, max: maxPages } }),
    });
  return {
    enter(next) {
      stage = next;
      emit();
    },
    increment(count = 1) {
      done += count;
      emit();
    },
    countPage() {
      done++;
      read++;
      emit();
    },
    reduceExpectedTotal(count) {
      total -= count;
      emit();
    },
  };
}

/** Counts requests as finished once their work has ended. */
export async function trackWork<T>(
  tracker: ProgressTracker,
  work: Promise<T>,
  requests = 1,
): Promise<T> {
  const result = await work;
  tracker.increment(requests);
  return result;
}
