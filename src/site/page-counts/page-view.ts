import { isbot } from "isbot";
import { openedFromHeader } from "#base/opened-from.ts";
import { stripLocale } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";

/** The kinds of origin that a view is stored with. */
export const sources = ["direct", "site", "search", "social", "other"] as const;
export type Source = (typeof sources)[number];

/** One view of a page: everything that is stored, with nothing about the visitor. */
export interface PageView {
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  /** Without its language and its query, as `/services/seo`. */
  readonly path: string;
  readonly locale: Locale;
  readonly source: Source;
}

/** A request and the status of its response. */
interface PageRequest {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

interface PageViewContext {
  /**
   * The paths that are counted, as `/en/services`. A path that a visitor made up is not among them.
   */
  readonly pages: ReadonlySet<string>;
  /** The host of the site itself. */
  readonly host: string;
  readonly now: Date;
}

/**
 * Returns the page view of a response, if it is one: a navigation of a person's browser to a page
 * of the site. A cached page that was only revalidated (304) counts. A page that the browser
 * fetched or drew ahead counts when it is opened: it says so in a request of its own.
 * Crawlers that identify themselves and visitors who ask not to be tracked (Do Not Track, Global
 * Privacy Control) are not counted.
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function toPageView(
  { method, url, status, headers }: PageRequest,
  { pages, host, now }: PageViewContext,
): PageView | undefined {
  if (status !== 200 && status !== 304) return undefined;
  const openedFrom = method === "HEAD" ? headers[openedFromHeader] : undefined;
  if (openedFrom === undefined && !isNavigation(method, headers)) return undefined;
  if (headers["dnt"] === "1" || headers["sec-gpc"] === "1") return undefined;
  const userAgent = toText(headers["user-agent"]);
  if (userAgent === "" || isbot(userAgent)) return undefined;
  const address = url.split("?", 1)[0]!;
  if (!pages.has(address)) return undefined;
  return {
    day: now.toISOString().slice(0, 10),
    path: stripLocale(address),
    locale: /^\/en(\/|$)/.test(address) ? "en" : "ar",
    source: classifySource(toText(openedFrom ?? headers["referer"]), host),
  };
}

function isNavigation(method: string, headers: PageRequest["headers"]): boolean {
  if (method !== "GET" || headers["sec-purpose"] !== undefined) return false;
  // A service worker that fetches for its page sends the destination "empty" instead of "document".
  return (
    headers["sec-fetch-mode"] === "navigate" &&
    headers["sec-fetch-dest"] !== "iframe" &&
    headers["purpose"] !== "prefetch"
  );
}

const searchHost =
  /(^|\.)(google|bing|yahoo|yandex|baidu|ecosia|qwant|startpage|brave)\.[a-z]{2,3}(\.[a-z]{2})?$|(^|\.)duckduckgo\.com$/;
const socialHost =
  /(^|\.)(facebook|instagram|linkedin|whatsapp|tiktok|youtube|pinterest|snapchat|reddit|threads|telegram)\.(com|net|org)$|(^|\.)(x|twitter)\.com$|^(t\.co|t\.me|lnkd\.in|wa\.me|youtu\.be)$/;

/**
 * Classifies the origin of a view.
 * @param referer the URL that the page was opened from; only the kind of its host is returned
 */
export function classifySource(referer: string, host: string): Source {
  const from = URL.parse(referer);
  if (from === null) return "direct";
  if (from.host === host) return "site";
  if (searchHost.test(from.hostname)) return "search";
  return socialHost.test(from.hostname) ? "social" : "other";
}

function toText(header: string | readonly string[] | undefined): string {
  return typeof header === "string" ? header : (header?.[0] ?? "");
}
