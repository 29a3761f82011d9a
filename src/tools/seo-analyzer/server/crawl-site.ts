import { defaultSitePages } from "../site-pages.ts";
import type { SiteAudit } from "../engine/site-audit/site-audit.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import type { SafeResponse } from "#platform/egress/safe-fetch.ts";
import { robotName } from "#platform/egress/crawler.ts";
import { collectSite, fetchPage } from "./collect-page.ts";
import type { CrawlCheckpoint } from "./crawl-checkpoint.ts";
import type { CrawlContext } from "./crawl-context.ts";
import type { PageAuditor } from "./page-auditor.ts";
import type { ProgressTracker } from "./progress-tracker.ts";
import { SiteCrawl } from "./site-crawl.ts";
import { fetchRobots, readSitemaps, type RobotsFile } from "./site-files.ts";
import { getSiteLimits, type SiteLimits } from "./site-limits.ts";
import { SiteRequests } from "./site-requests.ts";

interface CrawlDependencies {
  readonly auditor: Promise<PageAuditor>;
  readonly tracker: ProgressTracker;
  readonly now: () => Date;
  /** The pause before each request to the site, so that a small server is not burdened. */
  readonly intervalMs: number;
  readonly maxPages?: number;
  /** What was read before a restart of the server, and is read from now on. */
  readonly checkpoint?: CrawlCheckpoint | undefined;
  readonly limits?: Pick<SiteLimits, "readTimeoutMs" | "requestTimeoutMs" | "maxReadCpuMs">;
}

/** For each page that may be read: its names, and copies that name another as canonical. */
const maxRequestsPerPage = 3;

/**
 * Crawls up to `maxPages` pages of one site, as its robots.txt allows: breadth-first along the
 * links, then what only its sitemaps list. Every other link is asked for, within a budget. A crawl
 * that runs out of time, or that the site refuses, becomes the report of what was read.
 * @throws JobFailure `not-html`, `robots-forbid`; EgressError where the first page cannot be
 *   fetched
 */
export async function crawlSite(
  requestedUrl: string,
  context: CrawlContext,
  dependencies: CrawlDependencies,
): Promise<SiteAudit> {
  const { tracker, maxPages = defaultSitePages, now } = dependencies;
  const { limits = getSiteLimits(maxPages), checkpoint } = dependencies;
  const hasTime = startClock(limits);
  const requestLimit = AbortSignal.timeout(limits.requestTimeoutMs);
  tracker.enter("crawling");
  const { fetched, robots } = await fetchFirstPage(requestedUrl, context);
  const auditor = await dependencies.auditor;
  const site = await collectSite(context, fetched.url, robots);
  const limited = { ...context, signal: AbortSignal.any([context.signal, requestLimit]) };
  const requests = new SiteRequests(limited, {
    siteUrl: fetched.url,
    intervalMs: dependencies.intervalMs,
    crawlDelayMs: robots.rules.getCrawlDelayMs(robotName),
    maxFetches: maxPages * maxRequestsPerPage,
  });
  const options = { tracker, now, maxPages, robots, site, auditor, hasTime, checkpoint };
  const crawl = new SiteCrawl(requests, options);
  try {
    await crawl.readFirst(requestedUrl, fetched);
    await readSite(crawl, () => readSitemaps(requests.context, robots, fetched.url, maxPages * 4));
  } catch (error) {
    context.signal.throwIfAborted();
    if (!requestLimit.aborted) throw error;
    crawl.stop("time");
    crawl.ensureFirst(requestedUrl, fetched);
  }
  tracker.reduceExpectedTotal(crawl.unusedRequests);
  tracker.enter("judging");
  return auditor.auditSite(crawl.toResult(now().toISOString()));
}

async function readSite(
  crawl: SiteCrawl,
  readMaps: () => ReturnType<typeof readSitemaps>,
): Promise<void> {
  await crawl.readLinked();
  await crawl.checkLinks();
  await crawl.readLinked();
  crawl.addSitemaps(await readMaps());
  await crawl.readLinked();
  await crawl.readDeferred();
  await crawl.checkLinks();
}

/** @returns whether there is time, of the clock and of the processor, to read a further page */
function startClock({
  readTimeoutMs,
  maxReadCpuMs,
}: Pick<SiteLimits, "readTimeoutMs" | "maxReadCpuMs">) {
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  return (): boolean => {
    const { user, system } = process.cpuUsage(cpuStart);
    return performance.now() - start < readTimeoutMs && (user + system) / 1_000 < maxReadCpuMs;
  };
}

async function fetchFirstPage(
  requestedUrl: string,
  context: CrawlContext,
): Promise<{ readonly fetched: SafeResponse; readonly robots: RobotsFile }> {
  const requestedRobots = await fetchRobots(context, requestedUrl);
  // Where the server does not answer (status 0), the request for the page fails with the reason.
  if (requestedRobots.status > 0 && !requestedRobots.rules.allows(robotName, requestedUrl))
    throw new JobFailure("robots-forbid");
  const { fetched, isHtml } = await fetchPage(context, requestedUrl);
  if (!isHtml) throw new JobFailure("not-html");
  const { origin } = new URL(fetched.url);
  const robots =
    origin === new URL(requestedUrl).origin ? requestedRobots : await fetchRobots(context, origin);
  if (!robots.rules.allows(robotName, fetched.url)) throw new JobFailure("robots-forbid");
  return { fetched, robots };
}
