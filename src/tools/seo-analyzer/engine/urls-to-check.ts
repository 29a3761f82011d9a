import { isWeb, isSameSite, maxAddressChars, withoutHash } from "./addresses.ts";
import { alternatesOf, canonicalsOf, metaOf } from "./metas.ts";
import type { Subject } from "./rule.ts";

/** What the server is to ask for beside the page itself, without repeats, in the order of the page. */
export interface WantedAddresses {
  readonly links: readonly string[];
  readonly resources: readonly string[];
  readonly related: readonly string[];
}

/** Enough to judge a page by, few enough for somebody else's server. */
const most = { links: 50, resources: 60, related: 10 };

/**
 * The links, files and related pages that the rules want to know of: links within the site before those that leave it,
 * the share picture and the icon before other files.
 * @param subject needs its `page`, and of its source only `headers`
 */
export function wantedAddresses({
  page,
  source,
}: {
  readonly page: Subject["page"];
  readonly source: Pick<Subject["source"], "headers">;
}): WantedAddresses {
  const subject = { page, source: source as Subject["source"] };
  const here = withoutHash(page.url);
  const links = unique(page.anchors.map(({ url }) => url)).filter((url) => url !== here);
  const icon =
    page.links.find(({ rel }) => rel.split(/\s+/).includes("icon"))?.url ??
    URL.parse("/favicon.ico", page.url)!.href;
  const shared = metaOf(page, "og:image") ?? metaOf(page, "og:image:url");
  const sheets = page.links.filter(({ rel }) => rel === "stylesheet").map(({ url }) => url);
  const files = [
    shared === null ? null : (URL.parse(shared, page.url)?.href ?? null),
    icon,
    ...sheets,
    ...page.scripts.map(({ url }) => url),
    ...page.images.map(({ url }) => url),
  ];
  const related = unique(
    [...canonicalsOf(subject), ...alternatesOf(subject)].map(({ url }) => url),
  ).filter((url) => url !== here);
  return {
    links: [
      ...links.filter((url) => isSameSite(url, here)),
      ...links.filter((url) => !isSameSite(url, here)),
    ].slice(0, most.links),
    resources: unique(files).slice(0, most.resources),
    related: related.slice(0, most.related),
  };
}

function unique(urls: readonly (string | null)[]): string[] {
  return [...new Set(urls.filter(isWeb).map(withoutHash))].filter(
    (url) => url.length <= maxAddressChars,
  );
}
