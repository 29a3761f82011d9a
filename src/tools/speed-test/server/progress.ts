import { stages, type Stage } from "../contract.ts";

export type Report = (progress: {
  readonly stage: Stage;
  readonly done: number;
  readonly total: number;
}) => void;

/**
 * The end of each stage, in percent of the duration of an average test (`npm run bench -- speed`).
 */
const stageEnds: Readonly<Record<Stage, number>> = {
  reaching: 5,
  opening: 15,
  loading: 60,
  gathering: 80,
  scoring: 100,
};
const total = 100;

/** The progress of a test, which never decreases. */
export interface Progress {
  /** @param share of this stage, from 0 to 1 */
  report(stage: Stage, share: number): void;
}

export function startProgress(report: Report): Progress {
  let last = -1;
  return {
    report(stage, share) {
      const begin = stage === stages[0] ? 0 : stageEnds[stages[stages.indexOf(stage) - 1]!];
      const done = Math.floor(begin + (stageEnds[stage] - begin) * Math.min(1, share));
      if (done <= last) return;
      last = done;
      report({ stage, done, total });
    },
  };
}
