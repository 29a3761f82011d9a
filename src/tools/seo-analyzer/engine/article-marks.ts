import { findMeta } from "./metas.ts";
import type { Page } from "./page/page.ts";
import { findArticle } from "./structured-data.ts";

/** Whether a page names an author: in its structured data, its metas or its markup. */
export function hasAuthor(page: Page): boolean {
  return (
    Boolean(findArticle(page)?.author) ||
    findMeta(page, "author") !== null ||
    findMeta(page, "article:author") !== null ||
    page.hasAuthorMark
  );
}

/** Whether a page has a date: in its structured data, its metas or a `<time>` with a year. */
export function hasDate(page: Page): boolean {
  return (
    Boolean(findArticle(page)?.datePublished) ||
    findMeta(page, "article:published_time") !== null ||
    page.times.some((time) => /\d{4}/.test(time))
  );
}
