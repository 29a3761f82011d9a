import { gunzipSync, constants } from "node:zlib";
import { crawlers, type Crawler } from "../engine/crawlers.ts";
import { findAiAccess } from "../engine/ai/ai-access.ts";
import { aiCrawlers } from "../engine/ai/ai-crawlers.ts";
import type { AiSource, PageSource } from "../engine/page/page-source.ts";
import { robotName } from "#platform/egress/crawler.ts";
import { parseLlmsTxt } from "./llms-txt.ts";
import { maxRobotsBytes, parseRobotsResponse, type Robots } from "./robots.ts";
import { tryFetchInContext, type CrawlContext } from "./crawl-context.ts";

/** A site's robots.txt, as sent and as parsed. */
export interface RobotsFile {
  readonly status: number;
  readonly text: string | null;
  readonly rules: Robots;
}

const timeouts = { totalTimeoutMs: 10_000, ifLarger: "cut" } as const;

/**
 * Fetches and parses the robots.txt of the site of a URL. A status of 0 means that there was no
 * response.
 */
export async function fetchRobots(context: CrawlContext, url: string): Promise<RobotsFile> {
  const response = await tryFetchInContext(context, new URL("/robots.txt", url).href, {
    ...timeouts,
    maxBytes: maxRobotsBytes,
    accept: "text/plain,*/*;q=0.5",
  });
  const status = response?.status ?? 0;
  const text =
    response && status >= 200 && status < 300 ? new TextDecoder().decode(response.bytes) : null;
  return { status, text, rules: parseRobotsResponse(status, text ?? "") };
}

/** The part of robots.txt that concerns one page. */
export function toRobotsReport(
  { status, text, rules }: RobotsFile,
  url: string,
): PageSource["robots"] {
  const allows = Object.fromEntries(
    crawlers.map((crawler) => [crawler, rules.allows(crawler, url)]),
  ) as Record<Crawler, boolean>;
  return { status, text, allows };
}

/** What robots.txt answers every known AI crawler about one page. */
export function toAiAccess(robots: RobotsFile, url: string): AiSource["access"] {
  return Object.fromEntries(
    aiCrawlers.map((crawler) => [crawler.token, findAiAccess(crawler, robots, url)]),
  );
}

/** Files of large documentations have some tens of KB; what is over is not counted. */
const maxLlmsBytes = 256 * 1024;

/**
 * Fetches the llms.txt of the site of a URL, unless a group of robots.txt that names our crawler
 * forbids it.
 * @returns null where there is none
 */
export async function fetchLlmsTxt(
  context: CrawlContext,
  { rules }: RobotsFile,
  pageUrl: string,
): Promise<AiSource["llmsTxt"]> {
  const { href } = new URL("/llms.txt", pageUrl);
  if (rules.hasGroup(robotName) && !rules.allows(robotName, href)) return null;
  const response = await tryFetchInContext(context, href, {
    ...timeouts,
    maxBytes: maxLlmsBytes,
    accept: "text/plain,text/markdown;q=0.9,*/*;q=0.1",
  });
  if (!response || response.status < 200 || response.status >= 300) return null;
  return parseLlmsTxt(response);
}

const maxNamedSitemaps = 3;
/** An index and the parts of a shop with some ten thousand products. */
const maxSitemaps = 12;
const sitemapHeadBytes = 64 * 1024;
/** The protocol's own limit. @see https://www.sitemaps.org/protocol.html */
const maxAddressChars = 2_048;

/**
 * Finds the first sitemap that exists, of those in robots.txt and `/sitemap.xml`; else returns the
 * first broken one of robots.txt.
 */
export async function findSitemap(
  context: CrawlContext,
  { rules }: RobotsFile,
  url: string,
): Promise<PageSource["sitemap"]> {
  const named = rules.sitemaps
    .slice(0, maxNamedSitemaps)
    .flatMap((written) => URL.parse(written, url)?.href ?? []);
  let broken: PageSource["sitemap"] = null;
  for (const address of [...named, new URL("/sitemap.xml", url).href]) {
    const response = await tryFetchInContext(context, address, {
      ...timeouts,
      maxBytes: sitemapHeadBytes,
    });
    const status = response?.status ?? 0;
    if (response && status >= 200 && status < 300)
      return { url: address, status, isXml: isSitemap(response.bytes) };
    if (named.includes(address)) broken ??= { url: address, status, isXml: false };
  }
  return broken;
}

/** The URLs that a sitemap lists. */
export interface ReadSitemap {
  /** After redirects. */
  readonly url: string;
  readonly listed: readonly string[];
}

/**
 * Reads the sitemaps that robots.txt names, or `/sitemap.xml` where it names none, and those that
 * an index among them names.
 * @param maxUrls of all of them together
 */
export async function readSitemaps(
  context: CrawlContext,
  { rules }: RobotsFile,
  siteUrl: string,
  maxUrls: number,
): Promise<readonly ReadSitemap[]> {
  const usual = new URL("/sitemap.xml", siteUrl).href;
  const pending = rules.sitemaps.flatMap((written) => URL.parse(written, siteUrl)?.href ?? []);
  if (pending.length === 0) pending.push(usual);
  const requested = new Set<string>();
  const read: ReadSitemap[] = [];
  let urlCount = 0;
  for (let url; (url = pending.shift()) !== undefined && requested.size < maxSitemaps;) {
    if (requested.has(url) || urlCount >= maxUrls) continue;
    requested.add(url);
    const response = await tryFetchInContext(context, url, {
      ...timeouts,
      maxBytes: 5 * 1024 * 1024,
      shouldAcceptBadCertificate: true,
    });
    if (!response || response.status >= 300) continue;
    const text = decodeSitemap(response.bytes);
    const listed = listLocations(text, maxUrls - urlCount);
    if (/<sitemapindex[\s>]/i.test(text)) {
      pending.push(...listed);
      continue;
    }
    urlCount += listed.length;
    read.push({ url: response.url, listed });
  }
  return read;
}

/** Lists the contents of a sitemap's `<loc>` elements in one pass over its tags. */
export function listLocations(text: string, maxUrls: number): readonly string[] {
  const listed: string[] = [];
  let start: number | undefined;
  for (const { 0: tag, index } of text.matchAll(/<\/?loc>/gi)) {
    if (tag[1] !== "/") start = index + tag.length;
    else if (start !== undefined) {
      const address = stripCdata(text.slice(start, index).trim());
      if (address !== "" && address.length <= maxAddressChars && !/[<\]]/.test(address))
        listed.push(unescapeXml(address));
      start = undefined;
    }
    if (listed.length === maxUrls) break;
  }
  return listed;
}

function stripCdata(text: string): string {
  const opened = text.startsWith("<![CDATA[") ? text.slice("<![CDATA[".length) : text;
  return (opened.endsWith("]]>") ? opened.slice(0, -"]]>".length) : opened).trim();
}

function isSitemap(bytes: Uint8Array): boolean {
  return /<(?:urlset|sitemapindex)[\s>]/i.test(decodeSitemap(bytes));
}

/**
 * A sitemap may be a gzip file (`sitemap.xml.gz`), whatever its headers say. The output is limited
 * to 10 MiB.
 */
function decodeSitemap(bytes: Uint8Array): string {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new TextDecoder().decode(bytes);
  try {
    return gunzipSync(bytes, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: 10 * 1024 * 1024,
    }).toString("utf8");
  } catch {
    return "";
  }
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};

function unescapeXml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity]!);
}
