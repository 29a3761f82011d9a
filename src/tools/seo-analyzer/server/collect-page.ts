import { randomBytes } from "node:crypto";
import type { PageSource, RelatedPage } from "../engine/page-source.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import type { Certificate } from "#platform/egress/open-connection.ts";
import type { Fetched } from "#platform/egress/safe-fetch.ts";
import { isHtml } from "#platform/egress/is-html.ts";
import { spokenProtocol } from "#platform/egress/detect-protocol.ts";
import { checkAddress, checkResource } from "./check-url.ts";
import { decodePage } from "./decode-page.ts";
import { inParallel } from "./map-concurrently.ts";
import type { PageJudge } from "./judge-page.ts";
import type { LookAtPage } from "./render-page.ts";
import type { Look } from "./rendered-page.ts";
import { fetchRobots, findSitemap, robotsOf, type RobotsFile } from "./site-files.ts";
import type { Tally } from "./progress-tracker.ts";
import { fetchOn, headerOf, robotName, tryFetchOn, type Visit } from "./crawl-context.ts";

/** The limit that the words for "too-large" name; pages of people are a hundredth of it. */
const mostPageBytes = 10 * 1024 * 1024;
/** Somebody else's server is asked by so many of us at once. */
const requestsAtOnce = 6;
const pictures = /\.(?:png|jpe?g|gif|webp|avif)$/i;

/** Requests beside the page: robots.txt, sitemap, an address that cannot exist, http, the handshake; then the most that wanted.ts wants. */
export const mostRequests = 6 + 50 + 60 + 10;

interface Needs {
  readonly judge: Promise<PageJudge>;
  readonly tally: Tally;
  readonly now: () => Date;
  /** Undefined where there is no browser. */
  readonly look: LookAtPage | undefined;
  /** Whether the page is read as it stands after its scripts have run, where a browser can tell, and not as it was sent. */
  readonly isRendered: boolean;
}

/**
 * Gathers all that the rules judge a page by: the page, what its site says to crawlers, and what it leads to.
 * @throws JobFailure `not-html`, `robots-forbid`; OutsideError where the page itself cannot be fetched
 */
export async function gatherPage(
  askedUrl: string,
  visit: Visit,
  { judge, tally, now, look, isRendered }: Needs,
): Promise<PageSource> {
  tally.enter("fetching");
  const askedRobots = await fetchRobots(visit, askedUrl);
  // A visitor asks for this one page, as by a browser: what is said to crawlers in general is told in the report. A
  // site that names us is obeyed.
  if (askedRobots.rules.names(robotName) && !askedRobots.rules.allows(robotName, askedUrl))
    throw new JobFailure("robots-forbid");
  const { fetched, isHtml: isPage } = await fetchPage(visit, askedUrl);
  if (!isPage) throw new JobFailure("not-html");
  const { url } = fetched;
  const looking = look?.(url, visit) ?? Promise.resolve(null);
  looking.catch(() => undefined); // whatever ends the gathering before is what is told
  const seen = isRendered ? await looking : null;
  tally.did();

  tally.enter("robots");
  const robots =
    new URL(url).origin === new URL(askedUrl).origin ? askedRobots : await fetchRobots(visit, url);
  tally.did();
  const [site, overHttp] = await Promise.all([
    counted(tally, gatherSite(visit, url, robots), 3),
    counted(tally, askOverHttp(visit, url)),
  ]);
  const sent = sourceOf(askedUrl, fetched, robots, site, now());
  const source = seen ? { ...sent, html: seen.html, judged: "rendered" as const } : sent;
  const wanted = (await judge).readWanted(source);
  tally.spare(
    mostRequests - 6 - wanted.links.length - wanted.resources.length - wanted.related.length,
  );

  tally.enter("links");
  const links = await inParallel(wanted.links, requestsAtOnce, (link) =>
    counted(tally, checkAddress(visit, link)),
  );
  tally.enter("resources");
  const [shareImage] = wanted.resources;
  const resources = await inParallel(wanted.resources, requestsAtOnce, (file) =>
    counted(
      tally,
      checkResource(visit, file, file === shareImage || pictures.test(new URL(file).pathname)),
    ),
  );
  tally.enter("related");
  const related = await inParallel(wanted.related, requestsAtOnce, (twin) =>
    counted(tally, readRelated(visit, twin, judge, source.fetchedAt)),
  );
  return { ...source, overHttp, links, resources, related, rendered: renderedOf(await looking) };
}

function renderedOf(look: Look | null): PageSource["rendered"] {
  return (
    look && {
      wordCount: look.wordCount,
      smallTextShare: look.smallTextShare,
      smallTargets: look.smallTargets,
      overflowPx: look.overflowPx,
    }
  );
}

/** What is gathered once for a whole site: the same for each of its pages. */
export async function gatherSite(
  visit: Visit,
  url: string,
  robots: RobotsFile,
): Promise<Pick<PageSource, "sitemap" | "missingPageStatus" | "protocol">> {
  const [sitemap, missingPageStatus, protocol] = await Promise.all([
    findSitemap(visit, robots, url),
    askForMissing(visit, url),
    spokenProtocol(url, visit.world, visit.signal),
  ]);
  return { sitemap, missingPageStatus, protocol };
}

/** A page's source as far as one request tells it, and its site's facts. */
export function sourceOf(
  askedUrl: string,
  fetched: Fetched,
  robots: RobotsFile,
  site: Awaited<ReturnType<typeof gatherSite>>,
  now: Date,
): PageSource {
  return {
    askedUrl,
    url: fetched.url,
    hops: fetched.hops,
    status: fetched.status,
    headers: fetched.headers,
    ttfbMs: Math.round(fetched.times.firstByteMs),
    encodedBytes: fetched.encodedBytes,
    decodedBytes: fetched.bytes.length,
    html: decodePage(fetched.bytes, headerOf(fetched, "content-type")),
    robots: robotsOf(robots, fetched.url),
    ...site,
    links: [],
    resources: [],
    related: [],
    overHttp: null,
    certificate: certificateOf(fetched.certificate),
    rendered: null,
    judged: "sent",
    fetchedAt: now.toISOString(),
  };
}

/** Fetches what may be a page. One with a bad certificate is read all the same, and judged for it. */
export async function fetchPage(
  visit: Visit,
  url: string,
): Promise<{ readonly fetched: Fetched; readonly isHtml: boolean }> {
  const fetched = await fetchOn(visit, url, {
    accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1",
    acceptsBadCertificate: true,
    mostBytes: mostPageBytes,
  });
  return { fetched, isHtml: isHtml(fetched) };
}

async function counted<T>(tally: Tally, work: Promise<T>, requests = 1): Promise<T> {
  const out = await work;
  tally.did(requests);
  return out;
}

/** Asks for what no site has: one that answers "here it is" hides its broken links from everybody. */
async function askForMissing(visit: Visit, url: string): Promise<number | null> {
  const answer = await tryFetchOn(visit, new URL(`/${randomBytes(12).toString("hex")}`, url).href, {
    mostBytes: 0,
    ifLarger: "cut",
    totalMs: 10_000,
  });
  return answer?.status ?? null;
}

async function askOverHttp(visit: Visit, url: string): Promise<PageSource["overHttp"]> {
  const plain = new URL(url);
  if (plain.protocol !== "https:" || plain.port !== "") return null;
  plain.protocol = "http:";
  const answer = await tryFetchOn(visit, plain.href, {
    method: "HEAD",
    acceptsBadCertificate: true,
    totalMs: 10_000,
  });
  return answer ? { status: answer.status, finalUrl: answer.url } : null;
}

async function readRelated(
  visit: Visit,
  url: string,
  judge: Promise<PageJudge>,
  now: string,
): Promise<RelatedPage> {
  const answer = await tryFetchOn(visit, url, {
    accept: "text/html,*/*;q=0.1",
    mostBytes: mostPageBytes,
    ifLarger: "cut",
    totalMs: 10_000,
  });
  if (!answer) return { url, status: 0, finalUrl: url, isNoindex: false, alternates: [] };
  const html = isHtml(answer) ? decodePage(answer.bytes, headerOf(answer, "content-type")) : "";
  const said = (await judge).readRelated({ html, url: answer.url, headers: answer.headers, now });
  return { url, status: answer.status, finalUrl: answer.url, ...said };
}

function certificateOf(certificate: Certificate | undefined): PageSource["certificate"] {
  if (!certificate) return null;
  return {
    isValid: certificate.problem === undefined,
    problem: certificate.problem ?? null,
    validTo: certificate.validTo ?? null,
  };
}
