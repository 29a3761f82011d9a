import { NoBrowser } from "#platform/egress/browser/run-in-browser.ts";
import { serveJobs, type JobHost } from "#platform/processes/job-work.ts";
import { auditByHttp, fetchPage } from "./measure-by-http.ts";
import { startProgress, type Progress } from "./progress.ts";
import { runLighthouse } from "./run-lighthouse.ts";
import type { BrowserAudit, SpeedAudit } from "./speed-audit.ts";
import type { SpeedTask } from "./speed-input.ts";

/*
 * Runs as a process of its own, which speed-kind.ts starts: asks for a page by HTTP and has a browser's process open it,
 * whose only way out is a proxy here.
 */

async function test(task: SpeedTask, host: JobHost): Promise<SpeedAudit> {
  const { question, siteUrl, at } = task;
  const progress = startProgress(host.report);
  progress.reached("reaching", 0);
  const needs = { world: host.world, siteUrl, signal: host.signal };
  const fetched = await fetchPage(question, needs);
  progress.reached("reaching", 1);
  const byBrowser = await auditByBrowser(task, progress, host);
  const audit = byBrowser
    ? { ...byBrowser, testedAt: at }
    : await auditByHttp(question, fetched, needs, new Date(at));
  progress.reached("scoring", 1);
  return audit;
}

/** Undefined where there is no browser, or it does not start: the visitor gets what there is. */
async function auditByBrowser(
  { question, browserPath }: SpeedTask,
  progress: Progress,
  { world, signal, tellNoBrowser }: JobHost,
): Promise<BrowserAudit | undefined> {
  if (browserPath === undefined) return undefined;
  try {
    return await runLighthouse(question, { browserPath, world, progress, signal });
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    tellNoBrowser(error);
    return undefined;
  }
}

serveJobs(test);
