import { randomBytes } from "node:crypto";
import type { PageSource, RelatedPage } from "../engine/page-source.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import type { Certificate } from "#platform/egress/open-connection.ts";
import type { SafeResponse } from "#platform/egress/safe-fetch.ts";
import { robotName } from "#platform/egress/crawler.ts";
import { getHeader } from "#platform/egress/get-header.ts";
import { isHtml } from "#platform/egress/is-html.ts";
import { detectProtocol } from "#platform/egress/detect-protocol.ts";
import { checkAddress, checkResource } from "./check-url.ts";
import { decodePage } from "./decode-page.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import type { PageJudge } from "./judge-page.ts";
import type { RenderPage } from "./render-page.ts";
import type { RenderedPage } from "./rendered-page.ts";
import { fetchRobots, findSitemap, toRobotsReport, type RobotsFile } from "./site-files.ts";
import type { ProgressTracker } from "./progress-tracker.ts";
import { fetchInContext, tryFetchInContext, type CrawlContext } from "./crawl-context.ts";

/** The limit that the words for "too-large" name; pages of people are a hundredth of it. */
const maxPageBytes = 10 * 1024 * 1024;
/** Somebody else's server is asked by so many of us at once. */
const maxConcurrentRequests = 6;
const pictureExtension = /\.(?:png|jpe?g|gif|webp|avif)$/i;

/** Requests beside the page: robots.txt, sitemap, an address that cannot exist, http, the handshake; then the most that wanted.ts wants. */
export const maxRequests = 6 + 50 + 60 + 10;

interface CollectDependencies {
  readonly judge: Promise<PageJudge>;
  readonly tracker: ProgressTracker;
  readonly now: () => Date;
  /** Undefined where there is no browser. */
  readonly renderPage: RenderPage | undefined;
  /** Whether the page is read as it stands after its scripts have run, where a browser can tell, and not as it was sent. */
  readonly isRendered: boolean;
}

/**
 * Gathers all that the rules judge a page by: the page, what its site says to crawlers, and what it leads to.
 * @throws JobFailure `not-html`, `robots-forbid`; OutsideError where the page itself cannot be fetched
 */
export async function collectPage(
  requestedUrl: string,
  context: CrawlContext,
  { judge, tracker, now, renderPage, isRendered }: CollectDependencies,
): Promise<PageSource> {
  tracker.enter("fetching");
  const requestedRobots = await fetchRobots(context, requestedUrl);
  // A visitor asks for this one page, as by a browser: what is said to crawlers in general is told in the report. A
  // site that names us is obeyed.
  if (
    requestedRobots.rules.hasGroup(robotName) &&
    !requestedRobots.rules.allows(robotName, requestedUrl)
  )
    throw new JobFailure("robots-forbid");
  const { fetched, isHtml: isPage } = await fetchPage(context, requestedUrl);
  if (!isPage) throw new JobFailure("not-html");
  const { url } = fetched;
  const rendering = renderPage?.(url, context) ?? Promise.resolve(null);
  rendering.catch(() => undefined); // whatever ends the gathering before is what is told
  const renderedPage = isRendered ? await rendering : null;
  tracker.increment();

  tracker.enter("robots");
  const robots =
    new URL(url).origin === new URL(requestedUrl).origin
      ? requestedRobots
      : await fetchRobots(context, url);
  tracker.increment();
  const [site, overHttp] = await Promise.all([
    trackWork(tracker, collectSite(context, url, robots), 3),
    trackWork(tracker, fetchOverHttp(context, url)),
  ]);
  const sentSource = toPageSource(requestedUrl, fetched, robots, site, now());
  const source = renderedPage
    ? { ...sentSource, html: renderedPage.html, judged: "rendered" as const }
    : sentSource;
  const urlsToCheck = (await judge).readWanted(source);
  tracker.reduceExpectedTotal(
    maxRequests -
      6 -
      urlsToCheck.links.length -
      urlsToCheck.resources.length -
      urlsToCheck.related.length,
  );

  tracker.enter("links");
  const links = await mapConcurrently(urlsToCheck.links, maxConcurrentRequests, (link) =>
    trackWork(tracker, checkAddress(context, link)),
  );
  tracker.enter("resources");
  const [shareImage] = urlsToCheck.resources;
  const resources = await mapConcurrently(urlsToCheck.resources, maxConcurrentRequests, (file) =>
    trackWork(
      tracker,
      checkResource(
        context,
        file,
        file === shareImage || pictureExtension.test(new URL(file).pathname),
      ),
    ),
  );
  tracker.enter("related");
  const related = await mapConcurrently(urlsToCheck.related, maxConcurrentRequests, (alternate) =>
    trackWork(tracker, fetchRelated(context, alternate, judge, source.fetchedAt)),
  );
  return { ...source, overHttp, links, resources, related, rendered: toRendered(await rendering) };
}

function toRendered(page: RenderedPage | null): PageSource["rendered"] {
  return (
    page && {
      wordCount: page.wordCount,
      smallTextShare: page.smallTextShare,
      smallTargets: page.smallTargets,
      overflowPx: page.overflowPx,
    }
  );
}

/** What is gathered once for a whole site: the same for each of its pages. */
export async function collectSite(
  context: CrawlContext,
  url: string,
  robots: RobotsFile,
): Promise<Pick<PageSource, "sitemap" | "missingPageStatus" | "protocol">> {
  const [sitemap, missingPageStatus, protocol] = await Promise.all([
    findSitemap(context, robots, url),
    fetchMissingPage(context, url),
    detectProtocol(url, context.network, context.signal),
  ]);
  return { sitemap, missingPageStatus, protocol };
}

/** A page's source as far as one request tells it, and its site's facts. */
export function toPageSource(
  requestedUrl: string,
  fetched: SafeResponse,
  robots: RobotsFile,
  site: Awaited<ReturnType<typeof collectSite>>,
  now: Date,
): PageSource {
  return {
    askedUrl: requestedUrl,
    url: fetched.url,
    hops: fetched.hops,
    status: fetched.status,
    headers: fetched.headers,
    ttfbMs: Math.round(fetched.times.firstByteMs),
    encodedBytes: fetched.encodedBytes,
    decodedBytes: fetched.bytes.length,
    html: decodePage(fetched.bytes, getHeader(fetched, "content-type")),
    robots: toRobotsReport(robots, fetched.url),
    ...site,
    links: [],
    resources: [],
    related: [],
    overHttp: null,
    certificate: toCertificate(fetched.certificate),
    rendered: null,
    judged: "sent",
    fetchedAt: now.toISOString(),
  };
}

/** Fetches what may be a page. One with a bad certificate is read all the same, and judged for it. */
export async function fetchPage(
  context: CrawlContext,
  url: string,
): Promise<{ readonly fetched: SafeResponse; readonly isHtml: boolean }> {
  const fetched = await fetchInContext(context, url, {
    accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1",
    acceptsBadCertificate: true,
    maxBytes: maxPageBytes,
  });
  return { fetched, isHtml: isHtml(fetched) };
}

async function trackWork<T>(tracker: ProgressTracker, work: Promise<T>, requests = 1): Promise<T> {
  const out = await work;
  tracker.increment(requests);
  return out;
}

/** Asks for what no site has: one that answers "here it is" hides its broken links from everybody. */
async function fetchMissingPage(context: CrawlContext, url: string): Promise<number | null> {
  const response = await tryFetchInContext(
    context,
    new URL(`/${randomBytes(12).toString("hex")}`, url).href,
    {
      maxBytes: 0,
      ifLarger: "cut",
      totalTimeoutMs: 10_000,
    },
  );
  return response?.status ?? null;
}

async function fetchOverHttp(context: CrawlContext, url: string): Promise<PageSource["overHttp"]> {
  const httpUrl = new URL(url);
  if (httpUrl.protocol !== "https:" || httpUrl.port !== "") return null;
  httpUrl.protocol = "http:";
  const response = await tryFetchInContext(context, httpUrl.href, {
    method: "HEAD",
    acceptsBadCertificate: true,
    totalTimeoutMs: 10_000,
  });
  return response ? { status: response.status, finalUrl: response.url } : null;
}

async function fetchRelated(
  context: CrawlContext,
  url: string,
  judge: Promise<PageJudge>,
  now: string,
): Promise<RelatedPage> {
  const response = await tryFetchInContext(context, url, {
    accept: "text/html,*/*;q=0.1",
    maxBytes: maxPageBytes,
    ifLarger: "cut",
    totalTimeoutMs: 10_000,
  });
  if (!response) return { url, status: 0, finalUrl: url, isNoindex: false, alternates: [] };
  const html = isHtml(response)
    ? decodePage(response.bytes, getHeader(response, "content-type"))
    : "";
  const parsed = (await judge).fetchRelated({
    html,
    url: response.url,
    headers: response.headers,
    now,
  });
  return { url, status: response.status, finalUrl: response.url, ...parsed };
}

function toCertificate(certificate: Certificate | undefined): PageSource["certificate"] {
  if (!certificate) return null;
  return {
    isValid: certificate.problem === undefined,
    problem: certificate.problem ?? null,
    validTo: certificate.validTo ?? null,
  };
}
