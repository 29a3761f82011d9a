import { isWeb, isSameSite, maxAddressChars, stripHash } from "./addresses.ts";
import { listAlternates, listCanonicals, findMeta } from "./metas.ts";
import type { RuleContext } from "./rule.ts";

/** What the server requests beside the page itself, each URL once, in the order of the page. */
export interface UrlsToCheck {
  readonly links: readonly string[];
  readonly resources: readonly string[];
  /** Those of the resources that are pictures of the page, which a browser asks for as such. */
  readonly pictures: readonly string[];
  readonly related: readonly string[];
}

/** Enough to audit a page without burdening its server. */
const maxUrls = { links: 50, resources: 60, related: 10 };

/**
 * Lists the links, files and related pages that the rules need: links within the site before
 * external ones, the share picture and the icon before other files. Only `headers` of the source
 * are used.
 */
export function listUrlsToCheck({
  page,
  source,
}: {
  readonly page: RuleContext["page"];
  readonly source: Pick<RuleContext["source"], "headers">;
}): UrlsToCheck {
  const context = { page, source: source as RuleContext["source"] };
  const here = stripHash(page.url);
  const links = listUnique(page.anchors.map(({ url }) => url)).filter((url) => url !== here);
  const icon =
    page.links.find(({ rel }) => rel.split(/\s+/).includes("icon"))?.url ??
    URL.parse("/favicon.ico", page.url)!.href;
  const shared = findMeta(page, "og:image") ?? findMeta(page, "og:image:url");
  const sheets = page.links.filter(({ rel }) => rel === "stylesheet").map(({ url }) => url);
  const pictures = new Set(listUnique(page.images.map(({ url }) => url)));
  const files = [
    shared === null ? null : (URL.parse(shared, page.url)?.href ?? null),
    icon,
    ...sheets,
    ...page.scripts.map(({ url }) => url),
    ...page.images.map(({ url }) => url),
  ];
  const related = listUnique(
    [...listCanonicals(context), ...listAlternates(context)].map(({ url }) => url),
  ).filter((url) => url !== here);
  const resources = listUnique(files).slice(0, maxUrls.resources);
  return {
    links: [
      ...links.filter((url) => isSameSite(url, here)),
      ...links.filter((url) => !isSameSite(url, here)),
    ].slice(0, maxUrls.links),
    resources,
    pictures: resources.filter((url) => pictures.has(url)),
    related: related.slice(0, maxUrls.related),
  };
}

function listUnique(urls: readonly (string | null)[]): string[] {
  return [...new Set(urls.filter(isWeb).map(stripHash))].filter(
    (url) => url.length <= maxAddressChars,
  );
}
