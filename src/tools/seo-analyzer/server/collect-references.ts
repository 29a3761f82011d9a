import { getHeader } from "#platform/egress/get-header.ts";
import type { PageSource, RelatedPage } from "../engine/page/page-source.ts";
import { isHtml } from "#platform/egress/is-html.ts";
import { checkAddress, checkResource } from "./check-url.ts";
import { maxPageBytes, tryFetchInContext, type CrawlContext } from "./crawl-context.ts";
import { decodePage } from "./decode-page.ts";
import type { PageAuditor } from "./page-auditor.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import { trackWork, type ProgressTracker } from "./progress-tracker.ts";

/** Requests at once to the servers of one page. */
const maxConcurrentRequests = 6;
const pictureExtension = /\.(?:png|jpe?g|gif|webp|avif)$/i;

/**
 * The page, robots.txt, sitemap, missing page, plain http, handshake; then the maxima of
 * `urls-to-check.ts`.
 */
export const maxRequests = 6 + 50 + 60 + 10;

/** Checks what a page refers to: links, files, and its versions in other languages. */
export async function collectReferences(
  source: PageSource,
  context: CrawlContext,
  {
    auditor,
    tracker,
  }: { readonly auditor: Promise<PageAuditor>; readonly tracker: ProgressTracker },
): Promise<Pick<PageSource, "links" | "resources" | "related">> {
  const urls = (await auditor).listUrlsToCheck(source);
  tracker.reduceExpectedTotal(
    maxRequests - 6 - urls.links.length - urls.resources.length - urls.related.length,
  );

  tracker.enter("links");
  const links = await mapConcurrently(urls.links, maxConcurrentRequests, (link) =>
    trackWork(tracker, checkAddress(context, link)),
  );
  tracker.enter("resources");
  const [shareImage] = urls.resources;
  const pictures = new Set(urls.pictures);
  const resources = await mapConcurrently(urls.resources, maxConcurrentRequests, (file) => {
    const shouldReadSize = file === shareImage || pictureExtension.test(new URL(file).pathname);
    const isPicture = pictures.has(file);
    return trackWork(tracker, checkResource(context, file, { shouldReadSize, isPicture }));
  });
  tracker.enter("related");
  const related = await mapConcurrently(urls.related, maxConcurrentRequests, (alternate) =>
    trackWork(tracker, fetchRelated(context, alternate, auditor, source.fetchedAt)),
  );
  return { links, resources, related };
}

async function fetchRelated(
  context: CrawlContext,
  url: string,
  auditor: Promise<PageAuditor>,
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
    ? decodePage(response.bytes, getHeader(response, "content-type"), response.url).html
    : "";
  const parsed = (await auditor).parseRelated({
    html,
    url: response.url,
    headers: response.headers,
    now,
  });
  return { url, status: response.status, finalUrl: response.url, ...parsed };
}
