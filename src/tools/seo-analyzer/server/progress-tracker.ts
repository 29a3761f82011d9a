import type { stages } from "../contract.ts";

type Stage = (typeof stages)[number];
type Report = (progress: {
  readonly stage: Stage;
  readonly done: number;
  readonly total: number;
}) => void;

/** Counts what has been done of what is to do. It begins with the most that there may be, so that its share never shrinks. */
export interface Tally {
  enter(stage: Stage): void;
  /** One more request or rule, or several. */
  did(count?: number): void;
  /** There is less to do than was expected. */
  spare(count: number): void;
}

export function startTally(most: number, report: Report): Tally {
  let stage: Stage = "fetching";
  let [done, total] = [0, most];
  const tell = () => report({ stage, done, total });
  return {
    enter(next) {
      stage = next;
      tell();
    },
    did(count = 1) {
      done += count;
      tell();
    },
    spare(count) {
      total -= count;
      tell();
    },
  };
}
