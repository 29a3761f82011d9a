import type { SiteReport } from "../../contract.ts";
import { toAddress } from "./page-key.ts";

/** An address of the site that ends as another one, as far as a report knows. */
export interface Redirect {
  readonly url: string;
  /** The page that it ends as, as an index; null for redirects that do not end. */
  readonly end: number | null;
  /** The pages that link to it, as indexes. */
  readonly links: readonly number[];
  /** The pages that name it as a language. */
  readonly languages: readonly number[];
  readonly isInSitemap: boolean;
}

/** The problems whose addresses end as another page, by what names them. */
const namedBy = {
  "links-to-copies": "links",
  "lists-cut-off": "links",
  "insecure-links": "links",
  "lost-languages": "languages",
  "sitemap-copies": "sitemap",
} as const;

/**
 * Lists the addresses that pages or the sitemap name and that end as another page, those that end
 * nowhere first. A report knows the end of an address, by redirects, a refresh or a canonical, and
 * not the steps in between.
 */
export function listRedirects({
  pages,
  problems,
  brokenLinks,
}: Pick<SiteReport, "pages" | "problems" | "brokenLinks">): readonly Redirect[] {
  const loops = brokenLinks
    .filter(({ reason }) => reason === "loop")
    .map(({ url, from, sitemap }): Redirect => {
      return { url, end: null, links: from, languages: [], isInSitemap: sitemap !== null };
    });
  const byUrl = new Map<string, Redirect>();
  for (const { id, addresses = [] } of problems) {
    if (!Object.hasOwn(namedBy, id)) continue;
    const by = namedBy[id as keyof typeof namedBy];
    for (const { url, end, from } of addresses) {
      if (end === null || pages[end] === undefined) continue;
      if (toAddress(pages[end].url) === toAddress(url)) continue;
      const known = byUrl.get(url) ?? { url, end, links: [], languages: [], isInSitemap: false };
      byUrl.set(url, {
        ...known,
        ...(by === "sitemap" ? { isInSitemap: true } : { [by]: join(known[by], from) }),
      });
    }
  }
  return [...loops, ...byUrl.values()];
}

const join = (a: readonly number[], b: readonly number[]): readonly number[] => [
  ...new Set([...a, ...b]),
];
