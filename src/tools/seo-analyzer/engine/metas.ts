import { parseLinkHeaders } from "./headers.ts";
import type { Meta, Page } from "./page/page.ts";
import type { RuleContext } from "./rule.ts";

/**
 * The trimmed content of the first meta of a name in the head that is not empty; null without one.
 */
export function findMeta(page: Page, key: string): string | null {
  return (
    listMetas(page, key)
      .find(({ content }) => content.trim() !== "")
      ?.content.trim() ?? null
  );
}

/** Lists the metas of a name in the head, in their order. */
export function listMetas(page: Page, key: string): Meta[] {
  return page.metas.filter((meta) => meta.key === key && meta.isInHead);
}

export interface NamedAddress {
  readonly raw: string;
  readonly url: string | null;
}

/** Lists the canonical URLs that a page names, in its head and in its headers. */
export function listCanonicals({ page, source }: RuleContext): NamedAddress[] {
  const inHead = page.links
    .filter(
      ({ rel, href, isInHead }) =>
        isInHead && href !== "" && rel.split(/\s+/).includes("canonical"),
    )
    .map(({ href, url }) => ({ raw: href.trim(), url }));
  const sent = parseLinkHeaders(source).flatMap(({ href, rel }) =>
    rel === "canonical" ? [{ raw: href, url: URL.parse(href, page.url)?.href ?? null }] : [],
  );
  return [...inHead, ...sent];
}

/** The canonical URL of a page; null where there is none, it is invalid, or several differ. */
export function findCanonical(context: RuleContext): string | null {
  const all = new Set(listCanonicals(context).map(({ raw }) => URL.parse(raw)?.href ?? ""));
  return all.size === 1 ? [...all][0] || null : null;
}

export interface Alternate extends NamedAddress {
  /** As written: white space around it makes it invalid. */
  readonly language: string;
}

/** Lists the versions of a page in other languages (hreflang), from its head and its headers. */
export function listAlternates({ page, source }: RuleContext): Alternate[] {
  const inHead = page.links.flatMap(({ rel, href, url, hreflang, isInHead }) =>
    isInHead && hreflang && rel === "alternate" ? [{ raw: href, url, language: hreflang }] : [],
  );
  const sent = parseLinkHeaders(source).flatMap(({ href, rel, hreflang }) =>
    rel === "alternate" && hreflang
      ? [{ raw: href, url: URL.parse(href, page.url)?.href ?? null, language: hreflang }]
      : [],
  );
  return [...inHead, ...sent];
}
