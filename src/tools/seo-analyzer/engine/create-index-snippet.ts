import { crawlers, type Crawler } from "./crawlers.ts";
import { findBlockingDirective } from "./indexing.ts";
import { listMetas } from "./metas.ts";
import type { Meta } from "./page/page.ts";
import type { PageSource } from "./page/page-source.ts";
import type { RuleContext } from "./rule.ts";

/**
 * Writes what replaces the directives that keep a page out of search: a line for each meta that has
 * one, by its own name, and one for the header.
 */
export function createIndexSnippet({ page, source }: RuleContext): string {
  const isBlocked = (
    crawler: Crawler,
    metas: readonly Meta[],
    headers: PageSource["headers"],
  ): boolean =>
    findBlockingDirective(
      { page: { ...page, metas }, source: { ...source, headers } },
      crawler,
      source.fetchedAt,
    ) !== null;
  const metas = crawlers.flatMap((crawler) => {
    const name = crawler === "*" ? "robots" : crawler.toLowerCase();
    return isBlocked(crawler, listMetas(page, name), [])
      ? [`<meta name="${name}" content="index, follow">`]
      : [];
  });
  const isSent = crawlers.some((crawler) => isBlocked(crawler, [], source.headers));
  return [...metas, ...(isSent ? ["X-Robots-Tag: index, follow"] : [])].join("\n");
}
