import { findMeta } from "./metas.ts";
import type { Page } from "./page/page.ts";

/**
 * Whether a page without structured data is an article. `og:type` alone does not say so: Yoast, the
 * commonest plugin, writes "article" into every page of a site.
 */
export const isMarkedArticle = (page: Page): boolean =>
  findMeta(page, "og:type") === "article" &&
  (page.hasAuthorMark ||
    page.times.some((time) => /\d{4}/.test(time)) ||
    ["article:published_time", "article:author", "author"].some(
      (name) => findMeta(page, name) !== null,
    ));
