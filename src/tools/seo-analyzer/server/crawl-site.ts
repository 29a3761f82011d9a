import { setTimeout as pause } from "node:timers/promises";
import { maxSitePages } from "../contract.ts";
import { maxAddressChars } from "../engine/addresses.ts";
import type { PageDigest, SiteAudit } from "../engine/site-audit/site-audit.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import type { SafeResponse } from "#platform/egress/safe-fetch.ts";
import { fetchPage, collectSite, toPageSource } from "./collect-page.ts";
import { CrawlQueue } from "./crawl-queue.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import type { PageAuditor } from "./page-auditor.ts";
import { fetchRobots, readSitemapUrls, type RobotsFile } from "./site-files.ts";
import type { ProgressTracker } from "./progress-tracker.ts";
import { robotName } from "#platform/egress/crawler.ts";
import type { CrawlContext } from "./crawl-context.ts";

interface CrawlDependencies {
  readonly auditor: Promise<PageAuditor>;
  readonly tracker: ProgressTracker;
  readonly now: () => Date;
  /** The pause before each page, so that the crawl does not burden a small server. */
  readonly intervalMs: number;
}

const maxConcurrentPages = 2;

/**
 * Crawls up to `maxSitePages` pages of one origin, as its robots.txt allows: breadth-first along
 * the links, then what only the sitemap lists.
 * @throws JobFailure `not-html`, `robots-forbid`; EgressError where the first page cannot be
 *   fetched
 */
export async function crawlSite(
  requestedUrl: string,
  context: CrawlContext,
  dependencies: CrawlDependencies,
): Promise<SiteAudit> {
  const { auditor, tracker, now } = dependencies;
  tracker.enter("crawling");
  const { fetched, robots } = await fetchFirstPage(requestedUrl, context);
  const site = await collectSite(context, fetched.url, robots);
  const queue = new CrawlQueue(new URL(fetched.url).origin, robots);
  const digests = new Map<string, PageDigest>();

  const digest = async (url: string, response: SafeResponse): Promise<PageDigest> =>
    (await auditor).digest(toPageSource(url, response, robots, site, now()));

  function addDigest(fromUrl: string, page: PageDigest): void {
    queue.addKnown(page.url);
    // A redirect to a page that is known, or to another origin.
    if (digests.has(page.url) || !queue.isSameOrigin(page.url)) return;
    if (digests.size > 0 && page.url.length > maxAddressChars) return;
    digests.set(page.url, page);
    if (fromUrl !== page.url && digests.size === 1) queue.addKnown(fromUrl);
    queue.enqueue(page.links);
  }

  async function crawlPage(url: string): Promise<void> {
    await pause(dependencies.intervalMs, undefined, { signal: context.signal });
    const page = await fetchPage(context, url).catch(() => undefined);
    context.signal.throwIfAborted();
    if (page?.isHtml) addDigest(url, await digest(url, page.fetched));
    else if (!page || page.fetched.status >= 400)
      addDigest(url, (await auditor).digestFailure(url, page?.fetched.status ?? 0));
    tracker.increment();
  }

  addDigest(requestedUrl, await digest(requestedUrl, fetched));
  tracker.increment();
  const readCount = await crawlQueue(queue, crawlPage, async () =>
    site.sitemap ? readSitemapUrls(context, site.sitemap.url, maxSitePages * 2) : [],
  );
  tracker.reduceExpectedTotal(maxSitePages - readCount);
  tracker.enter("judging");
  return (await auditor).auditSite([...digests.values()], {
    fetchedAt: now().toISOString(),
    isCut: queue.isCut,
  });
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

/**
 * Crawls level by level until the queue is empty or the maximum is reached, reading the sitemap
 * when the links end.
 * @returns the number of pages that were read, the first one included
 */
async function crawlQueue(
  queue: CrawlQueue,
  crawlPage: (url: string) => Promise<void>,
  readSitemap: () => Promise<readonly string[]>,
): Promise<number> {
  let readCount = 1;
  for (let hasReadSitemap = false; ;) {
    const next = queue.take(maxSitePages - readCount);
    if (next.length === 0 && (hasReadSitemap || readCount >= maxSitePages)) return readCount;
    readCount += next.length;
    await mapConcurrently(next, maxConcurrentPages, crawlPage);
    if (next.length > 0) continue;
    hasReadSitemap = true;
    queue.enqueue(await readSitemap());
  }
}
