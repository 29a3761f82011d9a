import { setTimeout as pause } from "node:timers/promises";
import { maxSitePages } from "../contract.ts";
import { maxAddressChars } from "../engine/addresses.ts";
import type { PageDigest, SiteAudit } from "../engine/site-audit.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import { fetchPage, collectSite, toPageSource } from "./collect-page.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import type { PageJudge } from "./judge-page.ts";
import { fetchRobots, readSitemapUrls } from "./site-files.ts";
import type { ProgressTracker } from "./progress-tracker.ts";
import { robotName } from "#platform/egress/crawler.ts";
import type { CrawlContext } from "./crawl-context.ts";

interface CrawlDependencies {
  readonly judge: Promise<PageJudge>;
  readonly tracker: ProgressTracker;
  readonly now: () => Date;
  /** Between two pages, so that a small server hardly notices. */
  readonly intervalMs: number;
}

const maxConcurrentPages = 2;
/** All addresses of a crawl together: some five thousand. It bounds what is kept and how long robots.txt is asked about them. */
const maxKnownChars = 500_000;
/** Nobody links to these for their markup. */
const files =
  /\.(?:pdf|docx?|xlsx?|pptx?|zip|rar|gz|7z|mp[34]|m4[av]|mov|avi|webm|og[gv]|wav|apk|exe|dmg|png|jpe?g|gif|webp|avif|svg|ico|css|js|mjs|json|xml|rss|atom|txt|woff2?|ttf)$/i;

/**
 * Reads a site page by page along its links, the nearest first, then what only its sitemap knows: as many as
 * sitePagesMost, of one origin, as its robots.txt allows.
 * @throws JobFailure `not-html`, `robots-forbid`; OutsideError where the first page itself cannot be fetched
 */
export async function crawlSite(
  requestedUrl: string,
  context: CrawlContext,
  { judge, tracker, now, intervalMs }: CrawlDependencies,
): Promise<SiteAudit> {
  tracker.enter("crawling");
  const requestedRobots = await fetchRobots(context, requestedUrl);
  if (requestedRobots.status > 0 && !requestedRobots.rules.allows(robotName, requestedUrl))
    throw new JobFailure("robots-forbid");
  // Where nothing answered, the page itself says why.
  const first = await fetchPage(context, requestedUrl);
  if (!first.isHtml) throw new JobFailure("not-html");
  const { origin } = new URL(first.fetched.url);
  const robots =
    origin === new URL(requestedUrl).origin ? requestedRobots : await fetchRobots(context, origin);
  if (!robots.rules.allows(robotName, first.fetched.url)) throw new JobFailure("robots-forbid");
  const site = await collectSite(context, first.fetched.url, robots);
  const known = new Set<string>();
  let knownChars = 0;
  let hasLeftOut = false;
  const digests = new Map<string, PageDigest>();
  const level: string[] = [];

  function enqueue(urls: readonly string[]): void {
    for (const url of urls) {
      const page = toPageUrl(url);
      if (
        page === undefined ||
        known.has(page) ||
        !page.startsWith(`${origin}/`) ||
        page.length > maxAddressChars
      )
        continue;
      if (knownChars > maxKnownChars) {
        hasLeftOut = true;
        return;
      }
      known.add(page); // whether it may be read or not: it is judged once
      knownChars += page.length;
      if (!robots.rules.allows(robotName, page)) continue;
      level.push(page);
    }
  }

  function addDigest(fromUrl: string, digest: PageDigest): void {
    known.add(digest.url);
    if (digests.has(digest.url) || !digest.url.startsWith(`${origin}/`)) return; // redirected to one that is known, or away
    if (digests.size > 0 && digest.url.length > maxAddressChars) return;
    digests.set(digest.url, digest);
    if (fromUrl !== digest.url && digests.size === 1) known.add(fromUrl);
    enqueue(digest.links);
  }

  async function crawlPage(url: string): Promise<void> {
    await pause(intervalMs, undefined, { signal: context.signal });
    const page = await fetchPage(context, url).catch(() => undefined);
    context.signal.throwIfAborted();
    if (page?.isHtml)
      addDigest(url, (await judge).digest(toPageSource(url, page.fetched, robots, site, now())));
    else if (!page || page.fetched.status >= 400)
      addDigest(url, (await judge).digestFailure(url, page?.fetched.status ?? 0));
    tracker.increment();
  }

  addDigest(
    requestedUrl,
    (await judge).digest(toPageSource(requestedUrl, first.fetched, robots, site, now())),
  );
  tracker.increment();
  let readCount = 1;
  for (let hasReadSitemap = false; ;) {
    const next = level.splice(0, maxSitePages - readCount);
    if (next.length === 0 && (hasReadSitemap || readCount >= maxSitePages)) break;
    readCount += next.length;
    await mapConcurrently(next, maxConcurrentPages, crawlPage);
    if (next.length > 0) continue;
    hasReadSitemap = true;
    if (site.sitemap) enqueue(await readSitemapUrls(context, site.sitemap.url, maxSitePages * 2));
  }
  tracker.reduceExpectedTotal(maxSitePages - readCount);
  tracker.enter("judging");
  return (await judge).auditSite([...digests.values()], {
    fetchedAt: now().toISOString(),
    isCut: level.length > 0 || hasLeftOut,
  });
}

/** @returns the address without its fragment, or undefined for what is a file by its name */
function toPageUrl(url: string): string | undefined {
  const parsed = URL.parse(url);
  if (!parsed || files.test(parsed.pathname)) return undefined;
  parsed.hash = "";
  return parsed.href;
}
