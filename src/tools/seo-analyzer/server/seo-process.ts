import { setImmediate as nextTurn } from "node:timers/promises";
import { JobFailure } from "#platform/jobs/job.ts";
import { serveJobs, type JobContext } from "#platform/processes/job-work.ts";
import { CrawlCheckpoint } from "./crawl-checkpoint.ts";
import { crawlSite } from "./crawl-site.ts";
import { maxChecks } from "./site-crawl.ts";
import { collectPage } from "./collect-page.ts";
import { maxRequests } from "./collect-references.ts";
import type { PageAuditor } from "./page-auditor.ts";
import { createPageRenderer } from "./render-page.ts";
import type { SeoAudit } from "./seo-audit.ts";
import type { SeoTask } from "./seo-task.ts";
import { startProgressTracker } from "./progress-tracker.ts";

/*
 * The entry point of the process that `seo-job.ts` starts: fetches a page or a site, parses it and
 * audits it.
 */

/**
 * The rules take longer to load than the code that fetches, so they are loaded during the first
 * request.
 */
let loading: Promise<typeof import("./page-auditor.ts")> | undefined;

async function loadAuditor(): Promise<PageAuditor> {
  await nextTurn();
  const { createPageAuditor } = await (loading ??= import("./page-auditor.ts"));
  return createPageAuditor();
}

async function analyse(
  { input, siteUrl, at, browserPath, ruleCount, timeoutMs, ...crawl }: SeoTask,
  host: JobContext,
): Promise<SeoAudit> {
  const timeout = AbortSignal.timeout(timeoutMs);
  // Closes a browser that is still open when the rest has failed
  const ended = new AbortController();
  const signal = AbortSignal.any([host.signal, timeout, ended.signal]);
  const context = { network: host.network, siteUrl, signal };
  const auditor = loadAuditor();
  const now = () => new Date(at);
  try {
    if (input.scope === "site") {
      const { maxPages, crawlIntervalMs: intervalMs, checkpointFile } = crawl;
      const tracker = startProgressTracker(maxPages + maxChecks, host.report, maxPages);
      const checkpoint =
        checkpointFile === undefined ? undefined : new CrawlCheckpoint(checkpointFile);
      const options = { auditor, tracker, now, intervalMs, maxPages, checkpoint };
      return await crawlSite(input.url, context, options);
    }
    const tracker = startProgressTracker(maxRequests + ruleCount, host.report);
    const renderPage =
      browserPath === undefined ? undefined : createPageRenderer(browserPath, host);
    const source = await collectPage(input.url, context, {
      auditor: auditor,
      tracker,
      now,
      renderPage,
      isRendered: input.rendered === true,
    });
    tracker.enter("judging");
    const audit = (await auditor).audit(source);
    tracker.increment(ruleCount);
    return audit;
  } catch (error) {
    throw timeout.aborted ? new JobFailure("too-slow", { cause: error }) : error;
  } finally {
    ended.abort(new Error("the analysis has ended"));
  }
}

serveJobs(analyse);
