import { setImmediate as nextTurn } from "node:timers/promises";
import { maxSitePages } from "../contract.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import { serveJobs, type JobHost } from "#platform/processes/job-work.ts";
import { crawlSite } from "./crawl-site.ts";
import { collectPage, maxRequests } from "./collect-page.ts";
import type { PageJudge } from "./judge-page.ts";
import { createPageRenderer } from "./render-page.ts";
import type { SeoAudit } from "./seo-audit.ts";
import type { SeoTask } from "./seo-task.ts";
import { startProgressTracker } from "./progress-tracker.ts";

/*
 * Runs as a process of its own, which seo-kind.ts starts: fetches a page or a site, reads it and judges it.
 */

/** The rules take longer to load than all that fetches: they are loaded while the first answer is on its way. */
let judging: Promise<typeof import("./judge-page.ts")> | undefined;

async function loadJudge(): Promise<PageJudge> {
  await nextTurn();
  const { startPageJudge } = await (judging ??= import("./judge-page.ts"));
  return startPageJudge();
}

async function analyse(
  { question, siteUrl, at, crawlIntervalMs, browserPath, rules, timeoutMs }: SeoTask,
  host: JobHost,
): Promise<SeoAudit> {
  const late = AbortSignal.timeout(timeoutMs);
  const ended = new AbortController(); // a browser that is still open when the rest has failed
  const signal = AbortSignal.any([host.signal, late, ended.signal]);
  const visit = { network: host.network, siteUrl, signal };
  const judge = loadJudge();
  const now = () => new Date(at);
  try {
    if (question.scope === "site")
      return await crawlSite(question.url, visit, {
        judge,
        tracker: startProgressTracker(maxSitePages, host.report),
        now,
        intervalMs: crawlIntervalMs,
      });
    const tracker = startProgressTracker(maxRequests + rules, host.report);
    const look = browserPath === undefined ? undefined : createPageRenderer(browserPath, host);
    const source = await collectPage(question.url, visit, {
      judge,
      tracker,
      now,
      renderPage: look,
      isRendered: question.rendered === true,
    });
    tracker.enter("judging");
    const audit = (await judge).audit(source);
    tracker.increment(rules);
    return audit;
  } catch (error) {
    throw late.aborted ? new JobFailure("too-slow", { cause: error }) : error;
  } finally {
    ended.abort(new Error("the analysis has ended"));
  }
}

serveJobs(analyse);
