import { stripLocale } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";

/** Where somebody came from, as much of it as is kept. */
export const sources = ["direct", "site", "search", "social", "other"] as const;
export type Source = (typeof sources)[number];

/** One page that somebody opened: all that is kept, and nothing of who it was. */
export interface PageView {
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  /** Without its language and its query, as `/services/seo`. */
  readonly path: string;
  readonly locale: Locale;
  readonly source: Source;
}

/** An answer as it was sent. */
interface PageRequest {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

interface PageViewContext {
  /** The addresses that are counted, as `/en/services`. What is made up by a visitor is none of them. */
  readonly pages: ReadonlySet<string>;
  /** The host of the site itself. */
  readonly host: string;
  readonly now: Date;
}

/**
 * The page view that an answer was, if it was one: a page of the site that a person's browser navigated to. A page that
 * a browser had kept and only asked about (304) was opened too; one that is fetched on the chance that it will be, was not.
 * Machines that say what they are, and people who ask not to be counted (Do Not Track, Global Privacy Control), are not.
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function toPageView(
  { method, url, status, headers }: PageRequest,
  { pages, host, now }: PageViewContext,
): PageView | undefined {
  if (method !== "GET" || (status !== 200 && status !== 304)) return undefined;
  // A service worker that asks in its page's name says "empty" where the browser itself says "document".
  if (headers["sec-fetch-mode"] !== "navigate" || headers["sec-fetch-dest"] === "iframe")
    return undefined;
  if (headers["sec-purpose"] !== undefined || headers["purpose"] === "prefetch") return undefined;
  if (headers["dnt"] === "1" || headers["sec-gpc"] === "1") return undefined;
  if (isMachine(toText(headers["user-agent"]))) return undefined;
  const address = url.split("?", 1)[0]!;
  if (!pages.has(address)) return undefined;
  return {
    day: now.toISOString().slice(0, 10),
    path: stripLocale(address),
    locale: /^\/en(\/|$)/.test(address) ? "en" : "ar",
    source: classifySource(toText(headers["referer"]), host),
  };
}

/** Whether a browser's name is none of a person's. Without any name it is a program. */
function isMachine(userAgent: string): boolean {
  return (
    userAgent === "" ||
    /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|preview|monitor|externalhit|scan|fetch|curl|wget|python|java\/|go-http|okhttp|axios|node|\bhttp/i.test(
      userAgent,
    )
  );
}

const searchHost =
  /(^|\.)(google|bing|yahoo|yandex|baidu|ecosia|qwant|startpage|brave)\.[a-z]{2,3}(\.[a-z]{2})?$|(^|\.)duckduckgo\.com$/;
const socialHost =
  /(^|\.)(facebook|instagram|linkedin|whatsapp|tiktok|youtube|pinterest|snapchat|reddit|threads|telegram)\.(com|net|org)$|(^|\.)(x|twitter)\.com$|^(t\.co|t\.me|lnkd\.in|wa\.me|youtu\.be)$/;

/** @param referer the address that the page was opened from, of which only the kind of its host is kept */
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
