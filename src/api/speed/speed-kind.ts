import { JobFailure } from "../jobs/job.ts";
import type { JobKind } from "../jobs/jobs.ts";
import { OutsideError } from "../outside/outside-error.ts";
import type { World } from "../outside/world.ts";
import { auditByHttp, fetchPage } from "./measure-by-http.ts";
import { startProgress } from "./progress.ts";
import type { SpeedAudit } from "./speed-audit.ts";
import type { SpeedQuestion } from "./speed-question.ts";

/** The browser of this machine, and how many of it may be open at once. */
export interface SpeedBrowser {
  readonly path: string;
  readonly atOnce: number;
}

interface Needs {
  readonly world: World;
  readonly siteUrl: string;
  readonly now: () => Date;
}

const minuteMs = 60_000;

/** Testing how fast a site is, as work that is queued. */
export function speedKind({ world, siteUrl, now }: Needs): JobKind<SpeedQuestion> {
  return {
    name: "speed",
    concurrency: 2,
    most: { ofVisitor: 2, ofAll: 40, ofVisitorAnHour: 20 },
    keepMs: 30 * 24 * 60 * minuteMs,
    freshMs: 5 * minuteMs,
    unwatchedMs: 5_000,
    async run(question, report, signal): Promise<SpeedAudit> {
      const progress = startProgress(report);
      progress.reached("reaching", 0);
      try {
        const needs = { world, siteUrl, signal };
        const fetched = await fetchPage(question, needs);
        progress.reached("reaching", 1);
        const audit = await auditByHttp(question, fetched, needs, now());
        progress.reached("scoring", 1);
        return audit;
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof OutsideError ? new JobFailure(error.code, { cause: error }) : error;
      }
    },
  };
}
