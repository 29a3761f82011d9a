import { BrowserUnavailableError } from "#platform/egress/browser/run-in-browser.ts";
import { serveJobs, type JobContext } from "#platform/processes/job-work.ts";
import { auditByHttp, fetchPage } from "./measure-by-http.ts";
import { startProgress, type Progress } from "./progress.ts";
import { runLighthouse } from "./run-lighthouse.ts";
import type { BrowserAudit, SpeedAudit } from "./speed-audit.ts";
import type { SpeedTask } from "./speed-input.ts";

/*
 * The entry point of the process that speed-job.ts starts: fetches a page by HTTP, then starts a
 * browser process that reaches the network through a proxy in this process only.
 */

async function runTest(task: SpeedTask, host: JobContext): Promise<SpeedAudit> {
  const { input, siteUrl, at } = task;
  const progress = startProgress(host.report);
  progress.report("reaching", 0);
  const dependencies = { network: host.network, siteUrl, signal: host.signal };
  const fetched = await fetchPage(input, dependencies);
  progress.report("reaching", 1);
  const byBrowser = await auditByBrowser(task, progress, host);
  const audit = byBrowser
    ? { ...byBrowser, testedAt: at }
    : await auditByHttp(input, fetched, dependencies, new Date(at));
  progress.report("scoring", 1);
  return audit;
}

/** Undefined where there is no browser or it does not start: the test then uses HTTP only. */
async function auditByBrowser(
  { input, browserPath }: SpeedTask,
  progress: Progress,
  { network, signal, reportNoBrowser }: JobContext,
): Promise<BrowserAudit | undefined> {
  if (browserPath === undefined) return undefined;
  try {
    return await runLighthouse(input, { browserPath, network, progress, signal });
  } catch (error) {
    if (!(error instanceof BrowserUnavailableError)) throw error;
    reportNoBrowser(error);
    return undefined;
  }
}

serveJobs(runTest);
