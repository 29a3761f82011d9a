import { listMetas } from "../metas.ts";
import type { Page } from "./page.ts";

/**
 * The URL that a page leads to at once by `<meta http-equiv="refresh">`, which search engines treat
 * as a redirect; null without one, and with a delay.
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
export function findRefresh(page: Page): string | null {
  const content = listMetas(page, "refresh").find(
    ({ attribute }) => attribute === "http-equiv",
  )?.content;
  const url = /^\s*0(?:\.0*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content ?? "")?.[1];
  return url === undefined ? null : (URL.parse(url.trim(), page.url)?.href ?? null);
}
