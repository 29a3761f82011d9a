import type { stages } from "../contract.ts";

type Stage = (typeof stages)[number];
type Report = (progress: {
  readonly stage: Stage;
  readonly done: number;
  readonly total: number;
}) => void;

/**
 * Counts finished work against the expected total, which starts at its maximum so that the share
 * done never shrinks.
 */
export interface ProgressTracker {
  enter(stage: Stage): void;
  /** Counts finished requests or rules. */
  increment(count?: number): void;
  /** Subtracts expected work that is not needed after all. */
  reduceExpectedTotal(count: number): void;
}

export function startProgressTracker(expectedTotal: number, report: Report): ProgressTracker {
  let stage: Stage = "fetching";
  let [done, total] = [0, expectedTotal];
  const emit = () => report({ stage, done, total });
  return {
    enter(next) {
      stage = next;
      emit();
    },
    increment(count = 1) {
      done += count;
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
