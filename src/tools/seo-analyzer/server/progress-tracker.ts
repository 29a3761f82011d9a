import type { stages } from "../contract.ts";

type Stage = (typeof stages)[number];
type Report = (progress: {
  readonly stage: Stage;
  readonly done: number;
  readonly total: number;
}) => void;

/** Counts what has been done of what is to do. It begins with the most that there may be, so that its share never shrinks. */
export interface ProgressTracker {
  enter(stage: Stage): void;
  /** One more request or rule, or several. */
  increment(count?: number): void;
  /** There is less to do than was expected. */
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
