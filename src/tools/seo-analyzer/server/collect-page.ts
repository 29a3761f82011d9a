import { randomBytes } from "node:crypto";
import type { PageSource } from "../engine/page/page-source.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import type { Certificate } from "#platform/egress/open-connection.ts";
import type { FetchOptions, SafeResponse } from "#platform/egress/safe-fetch.ts";
import { robotName } from "#platform/egress/crawler.ts";
import { getHeader } from "#platform/egress/get-header.ts";
import { isHtml } from "#platform/egress/is-html.ts";
import { detectProtocol } from "#platform/egress/detect-protocol.ts";
import { collectReferences } from "./collect-references.ts";
import { decodePage } from "./decode-page.ts";
import type { PageAuditor } from "./page-auditor.ts";
import type { RenderPage } from "./render-page.ts";
import type { RenderedPage } from "./rendered-page.ts";
import {
  fetchLlmsTxt,
  fetchRobots,
  findSitemap,
  toAiAccess,
  toRobotsReport,
  type RobotsFile,
} from "./site-files.ts";
import { trackWork, type ProgressTracker } from "./progress-tracker.ts";
import {
  fetchInContext,
  maxPageBytes,
  tryFetchInContext,
  type CrawlContext,
} from "./crawl-context.ts";

interface CollectDependencies {
  readonly auditor: Promise<PageAuditor>;
  readonly tracker: ProgressTracker;
  readonly now: () => Date;
  /** Undefined where the server has no browser. */
  readonly renderPage: RenderPage | undefined;
  /**
   * Whether the page is audited as rendered, after its scripts have run, instead of as sent. Needs
   * a browser.
   */
  readonly isRendered: boolean;
}

/**
 * Collects everything that the rules check a page by: the page, its site's robots.txt and sitemap,
 * and what it links to.
 * @throws JobFailure `not-html`, `robots-forbid`; EgressError where the page itself cannot be
 * fetched
 */
export async function collectPage(
  requestedUrl: string,
  context: CrawlContext,
  dependencies: CollectDependencies,
): Promise<PageSource> {
  const { tracker, now, renderPage, isRendered } = dependencies;
  tracker.enter("fetching");
  const requestedRobots = await fetchAllowedRobots(context, requestedUrl);
  const { fetched, isHtml: isPage } = await fetchPage(context, requestedUrl);
  if (!isPage) throw new JobFailure("not-html");
  const { url } = fetched;
  const rendering = renderPage?.(url, context);
  // An earlier error of the collection is the one that is reported
  rendering?.catch(() => undefined);
  const renderedPage = isRendered ? (await rendering)?.page : null;
  tracker.increment();

  tracker.enter("robots");
  const robots =
    new URL(url).origin === new URL(requestedUrl).origin
      ? requestedRobots
      : await fetchRobots(context, url);
  tracker.increment();
  const [site, overHttp, llmsTxt] = await Promise.all([
    trackWork(tracker, collectSite(context, url, robots), 3),
    trackWork(tracker, fetchOverHttp(context, url)),
    fetchLlmsTxt(context, robots, url),
  ]);
  const sentSource = toPageSource(requestedUrl, fetched, robots, site, now());
  const source = renderedPage
    ? { ...sentSource, html: renderedPage.html, auditedAs: "rendered" as const }
    : sentSource;
  const references = await collectReferences(source, context, dependencies);
  const { page, failure } = (await rendering) ?? { page: null, failure: undefined };
  return {
    ...source,
    overHttp,
    ...references,
    rendered: toRendered(page),
    renderFailure: failure,
    ai: {
      access: toAiAccess(robots, url),
      llmsTxt,
      sentHtml: renderedPage ? sentSource.html : null,
    },
  };
}

/**
 * A visitor requests this one page, as with a browser, so rules for crawlers in general only appear
 * in the report. A group of rules that names our crawler is obeyed.
 */
async function fetchAllowedRobots(context: CrawlContext, url: string): Promise<RobotsFile> {
  const robots = await fetchRobots(context, url);
  if (robots.rules.hasGroup(robotName) && !robots.rules.allows(robotName, url))
    throw new JobFailure("robots-forbid");
  return robots;
}

function toRendered(page: RenderedPage | null): PageSource["rendered"] {
  return (
    page && {
      wordCount: page.wordCount,
      smallTextShare: page.smallTextShare,
      smallTargets: page.smallTargets,
      overflowPx: page.overflowPx,
      document: page.hasMoved ? null : { url: page.url, html: page.html },
      screenshots: page.screenshots,
    }
  );
}

/** Collects what is the same for all pages of a site. */
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

/**
 * The source of a page as known from its own request and its site; what it refers to is still
 * empty.
 */
export function toPageSource(
  requestedUrl: string,
  fetched: SafeResponse,
  robots: RobotsFile,
  site: Awaited<ReturnType<typeof collectSite>>,
  now: Date,
): PageSource {
  return {
    requestedUrl: requestedUrl,
    url: fetched.url,
    hops: fetched.hops,
    status: fetched.status,
    headers: fetched.headers,
    ttfbMs: Math.round(fetched.times.firstByteMs),
    encodedBytes: fetched.encodedBytes,
    decodedBytes: fetched.bytes.length,
    ...decodePage(fetched.bytes, getHeader(fetched, "content-type"), fetched.url),
    robots: toRobotsReport(robots, fetched.url),
    ...site,
    links: [],
    resources: [],
    related: [],
    overHttp: null,
    certificate: toCertificate(fetched.certificate),
    rendered: null,
    auditedAs: "sent",
    fetchedAt: now.toISOString(),
  };
}

/** Fetches what may be a page. A bad certificate does not stop the fetch: a rule checks it. */
export async function fetchPage(
  context: CrawlContext,
  url: string,
  options: Pick<FetchOptions, "maxRedirects"> = {},
): Promise<{ readonly fetched: SafeResponse; readonly isHtml: boolean }> {
  const fetched = await fetchInContext(context, url, {
    accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1",
    shouldAcceptBadCertificate: true,
    maxBytes: maxPageBytes,
    ...options,
  });
  return { fetched, isHtml: isHtml(fetched) };
}

/**
 * Requests a page that cannot exist. A site that answers 200 hides its broken links from visitors
 * and crawlers.
 */
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
    shouldAcceptBadCertificate: true,
    totalTimeoutMs: 10_000,
  });
  return response ? { status: response.status, finalUrl: response.url } : null;
}

function toCertificate(certificate: Certificate | undefined): PageSource["certificate"] {
  if (!certificate) return null;
  return {
    isValid: certificate.problem === undefined,
    problem: certificate.problem ?? null,
    validTo: certificate.validTo ?? null,
  };
}
