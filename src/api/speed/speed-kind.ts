import { NoBrowser } from "../browser/in-browser.ts";
import { JobFailure } from "../jobs/job.ts";
import type { JobKind } from "../jobs/jobs.ts";
import { OutsideError } from "../outside/outside-error.ts";
import type { World } from "../outside/world.ts";
import { auditByHttp, fetchPage } from "./measure-by-http.ts";
import { startProgress, type Progress } from "./progress.ts";
import { runLighthouse } from "./run-lighthouse.ts";
import type { BrowserAudit, SpeedAudit } from "./speed-audit.ts";
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
  /** Undefined where this machine has none, or wants none. */
  readonly browser: SpeedBrowser | undefined;
  readonly log: { error(fields: object, message: string): void };
}

const minuteMs = 60_000;
/** Tests by HTTP alone cost next to nothing. */
const requestsAtOnce = 2;

/** Testing how fast a site is, as work that is queued. */
export function speedKind({ world, siteUrl, now, browser, log }: Needs): JobKind<SpeedQuestion> {
  return {
    name: "speed",
    lanes: { speed: { concurrency: browser?.atOnce ?? requestsAtOnce, turnMs: minuteMs } },
    laneOf: () => "speed",
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
        const byBrowser = browser && (await auditByBrowser(question, browser.path, progress, signal));
        const audit = byBrowser ? { ...byBrowser, testedAt: now().toISOString() } : await auditByHttp(question, fetched, needs, now());
        progress.reached("scoring", 1);
        return audit;
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof OutsideError ? new JobFailure(error.code, { cause: error }) : error;
      }
    },
  };

  /** Undefined where the browser does not start: whoever runs the server reads why, and the visitor gets what there is. */
  async function auditByBrowser(question: SpeedQuestion, browserPath: string, progress: Progress, signal: AbortSignal): Promise<BrowserAudit | undefined> {
    try {
      return await runLighthouse(question, { browserPath, world, progress, signal });
    } catch (error) {
      if (!(error instanceof NoBrowser)) throw error;
      log.error({ err: error }, "the browser did not start: speed tests have no score");
      return undefined;
    }
  }
}
