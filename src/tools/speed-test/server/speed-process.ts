import { BrowserUnavailableError } from "#platform/egress/browser/run-in-browser.ts";
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
  progress.report("reaching", 0);
  const dependencies = { network: host.network, siteUrl, signal: host.signal };
  const fetched = await fetchPage(question, dependencies);
  progress.report("reaching", 1);
  const byBrowser = await auditByBrowser(task, progress, host);
  const audit = byBrowser
    ? { ...byBrowser, testedAt: at }
    : await auditByHttp(question, fetched, dependencies, new Date(at));
  progress.report("scoring", 1);
  return audit;
}

/** Undefined where there is no browser, or it does not start: the visitor gets what there is. */
async function auditByBrowser(
  { question, browserPath }: SpeedTask,
  progress: Progress,
  { network, signal, tellNoBrowser }: JobHost,
): Promise<BrowserAudit | undefined> {
  if (browserPath === undefined) return undefined;
  try {
    return await runLighthouse(question, { browserPath, network, progress, signal });
  } catch (error) {
    if (!(error instanceof BrowserUnavailableError)) throw error;
    tellNoBrowser(error);
    return undefined;
  }
}

serveJobs(test);
