import { maxSitePages } from "../contract.ts";
import type { SiteAudit } from "../engine/site-audit/site-audit.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import type { SafeResponse } from "#platform/egress/safe-fetch.ts";
import { robotName } from "#platform/egress/crawler.ts";
import { collectSite, fetchPage } from "./collect-page.ts";
import type { CrawlContext } from "./crawl-context.ts";
import type { PageAuditor } from "./page-auditor.ts";
import type { ProgressTracker } from "./progress-tracker.ts";
import { SiteCrawl } from "./site-crawl.ts";
import { fetchRobots, readSitemaps, type RobotsFile } from "./site-files.ts";

interface CrawlDependencies {
  readonly auditor: Promise<PageAuditor>;
  readonly tracker: ProgressTracker;
  readonly now: () => Date;
  /** The pause before each request to the site, so that a small server is not burdened. */
  readonly intervalMs: number;
  readonly maxPages?: number;
}

/**
 * Crawls up to `maxSitePages` pages of one site, as its robots.txt allows: breadth-first along the
 * links, then what only its sitemaps list. Every other link is asked for, within a budget.
 * @throws JobFailure `not-html`, `robots-forbid`; EgressError where the first page cannot be
 *   fetched
 */
export async function crawlSite(
  requestedUrl: string,
  context: CrawlContext,
  { tracker, maxPages = maxSitePages, ...dependencies }: CrawlDependencies,
): Promise<SiteAudit> {
  tracker.enter("crawling");
  const { fetched, robots } = await fetchFirstPage(requestedUrl, context);
  const crawl = new SiteCrawl(context, {
    ...dependencies,
    tracker,
    maxPages,
    robots,
    site: await collectSite(context, fetched.url, robots),
    siteUrl: fetched.url,
    auditor: await dependencies.auditor,
  });
  await crawl.readFirst(requestedUrl, fetched);
  await crawl.readLinked();
  await crawl.checkLinks();
  await crawl.readLinked();
  crawl.addSitemaps(await readSitemaps(context, robots, fetched.url, maxPages * 4));
  await crawl.readLinked();
  await crawl.checkLinks();
  tracker.reduceExpectedTotal(crawl.unusedRequests);
  tracker.enter("judging");
  return (await dependencies.auditor).auditSite(crawl.toResult(dependencies.now().toISOString()));
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
