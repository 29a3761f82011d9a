import { setTimeout as pause } from "node:timers/promises";
import { sitePagesMost } from "../contract.ts";
import { maxAddressChars } from "../engine/addresses.ts";
import type { PageDigest, SiteAudit } from "../engine/site-audit.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import { fetchPage, gatherSite, sourceOf } from "./collect-page.ts";
import { inParallel } from "./map-concurrently.ts";
import type { PageJudge } from "./judge-page.ts";
import { fetchRobots, sitemapAddresses } from "./site-files.ts";
import type { Tally } from "./progress-tracker.ts";
import { robotName, type Visit } from "./crawl-context.ts";

interface Needs {
  readonly judge: Promise<PageJudge>;
  readonly tally: Tally;
  readonly now: () => Date;
  /** Between two pages, so that a small server hardly notices. */
  readonly pauseMs: number;
}

const pagesAtOnce = 2;
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
  askedUrl: string,
  visit: Visit,
  { judge, tally, now, pauseMs }: Needs,
): Promise<SiteAudit> {
  tally.enter("crawling");
  const askedRobots = await fetchRobots(visit, askedUrl);
  if (askedRobots.status > 0 && !askedRobots.rules.allows(robotName, askedUrl))
    throw new JobFailure("robots-forbid");
  // Where nothing answered, the page itself says why.
  const first = await fetchPage(visit, askedUrl);
  if (!first.isHtml) throw new JobFailure("not-html");
  const { origin } = new URL(first.fetched.url);
  const robots =
    origin === new URL(askedUrl).origin ? askedRobots : await fetchRobots(visit, origin);
  if (!robots.rules.allows(robotName, first.fetched.url)) throw new JobFailure("robots-forbid");
  const site = await gatherSite(visit, first.fetched.url, robots);
  const known = new Set<string>();
  let knownChars = 0;
  let hasLeftOut = false;
  const digests = new Map<string, PageDigest>();
  const level: string[] = [];

  function find(urls: readonly string[]): void {
    for (const url of urls) {
      const page = pageAddress(url);
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

  function keep(asked: string, digest: PageDigest): void {
    known.add(digest.url);
    if (digests.has(digest.url) || !digest.url.startsWith(`${origin}/`)) return; // redirected to one that is known, or away
    if (digests.size > 0 && digest.url.length > maxAddressChars) return;
    digests.set(digest.url, digest);
    if (asked !== digest.url && digests.size === 1) known.add(asked);
    find(digest.links);
  }

  async function read(url: string): Promise<void> {
    await pause(pauseMs, undefined, { signal: visit.signal });
    const page = await fetchPage(visit, url).catch(() => undefined);
    visit.signal.throwIfAborted();
    if (page?.isHtml)
      keep(url, (await judge).digest(sourceOf(url, page.fetched, robots, site, now())));
    else if (!page || page.fetched.status >= 400)
      keep(url, (await judge).digestFailure(url, page?.fetched.status ?? 0));
    tally.did();
  }

  keep(askedUrl, (await judge).digest(sourceOf(askedUrl, first.fetched, robots, site, now())));
  tally.did();
  let reads = 1;
  for (let hasAskedSitemap = false; ;) {
    const next = level.splice(0, sitePagesMost - reads);
    if (next.length === 0 && (hasAskedSitemap || reads >= sitePagesMost)) break;
    reads += next.length;
    await inParallel(next, pagesAtOnce, read);
    if (next.length > 0) continue;
    hasAskedSitemap = true;
    if (site.sitemap) find(await sitemapAddresses(visit, site.sitemap.url, sitePagesMost * 2));
  }
  tally.spare(sitePagesMost - reads);
  tally.enter("judging");
  return (await judge).auditSite([...digests.values()], {
    fetchedAt: now().toISOString(),
    isCut: level.length > 0 || hasLeftOut,
  });
}

/** @returns the address without its fragment, or undefined for what is a file by its name */
function pageAddress(url: string): string | undefined {
  const parsed = URL.parse(url);
  if (!parsed || files.test(parsed.pathname)) return undefined;
  parsed.hash = "";
  return parsed.href;
}
