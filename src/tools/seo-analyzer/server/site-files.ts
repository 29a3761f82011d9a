import { gunzipSync, constants } from "node:zlib";
import { crawlers, type Crawler } from "../engine/crawlers.ts";
import type { PageSource } from "../engine/page-source.ts";
import { mostRobotsBytes, robotsOfStatus, type Robots } from "./robots.ts";
import { tryFetchOn, type Visit } from "./crawl-context.ts";

/** A site's robots.txt, as it stands and as it is read. */
export interface RobotsFile {
  readonly status: number;
  readonly text: string | null;
  readonly rules: Robots;
}

const patience = { totalMs: 10_000, ifLarger: "cut" } as const;

export async function fetchRobots(visit: Visit, url: string): Promise<RobotsFile> {
  const answer = await tryFetchOn(visit, new URL("/robots.txt", url).href, {
    ...patience,
    mostBytes: mostRobotsBytes,
    accept: "text/plain,*/*;q=0.5",
  });
  const status = answer?.status ?? 0;
  const text =
    answer && status >= 200 && status < 300 ? new TextDecoder().decode(answer.bytes) : null;
  return { status, text, rules: robotsOfStatus(status, text ?? "") };
}

/** What a page's source tells of robots.txt. */
export function robotsOf({ status, text, rules }: RobotsFile, url: string): PageSource["robots"] {
  const allows = Object.fromEntries(
    crawlers.map((crawler) => [crawler, rules.allows(crawler, url)]),
  ) as Record<Crawler, boolean>;
  return { status, text, allows };
}

const mostNamed = 3;
const sitemapHeadBytes = 64 * 1024;
/** The protocol's own limit. @see https://www.sitemaps.org/protocol.html */
const maxAddressChars = 2_048;

/** The first sitemap that answers: one that robots.txt names, else the usual one. Where none does, the one that was named. */
export async function findSitemap(
  visit: Visit,
  { rules }: RobotsFile,
  url: string,
): Promise<PageSource["sitemap"]> {
  const named = rules.sitemaps
    .slice(0, mostNamed)
    .flatMap((written) => URL.parse(written, url)?.href ?? []);
  let broken: PageSource["sitemap"] = null;
  for (const address of [...named, new URL("/sitemap.xml", url).href]) {
    const answer = await tryFetchOn(visit, address, { ...patience, mostBytes: sitemapHeadBytes });
    const status = answer?.status ?? 0;
    if (answer && status >= 200 && status < 300)
      return { url: address, status, isXml: looksLikeSitemap(answer.bytes) };
    if (named.includes(address)) broken ??= { url: address, status, isXml: false };
  }
  return broken;
}

/** The addresses that a sitemap lists, of a sitemap of sitemaps those of the first few. */
export async function sitemapAddresses(
  visit: Visit,
  url: string,
  most: number,
  mayNest = true,
): Promise<readonly string[]> {
  const answer = await tryFetchOn(visit, url, { ...patience, mostBytes: 5 * 1024 * 1024 });
  if (!answer || answer.status >= 300) return [];
  const text = textOf(answer.bytes);
  const listed = listedAddresses(text, most);
  if (!/<sitemapindex[\s>]/i.test(text)) return listed;
  const nested = mayNest
    ? await Promise.all(
        listed.slice(0, mostNamed).map((address) => sitemapAddresses(visit, address, most, false)),
      )
    : [];
  return nested.flat().slice(0, most);
}

/** What stands in a sitemap's `<loc>`s, in one walk over its tags. */
export function listedAddresses(text: string, most: number): readonly string[] {
  const listed: string[] = [];
  let start: number | undefined;
  for (const { 0: tag, index } of text.matchAll(/<\/?loc>/gi)) {
    if (tag[1] !== "/") start = index + tag.length;
    else if (start !== undefined) {
      const address = withoutCdata(text.slice(start, index).trim());
      if (address !== "" && address.length <= maxAddressChars && !/[<\]]/.test(address))
        listed.push(unescaped(address));
      start = undefined;
    }
    if (listed.length === most) break;
  }
  return listed;
}

function withoutCdata(text: string): string {
  const opened = text.startsWith("<![CDATA[") ? text.slice("<![CDATA[".length) : text;
  return (opened.endsWith("]]>") ? opened.slice(0, -"]]>".length) : opened).trim();
}

function looksLikeSitemap(bytes: Uint8Array): boolean {
  return /<(?:urlset|sitemapindex)[\s>]/i.test(textOf(bytes));
}

/** Sitemaps may be packed as files (`sitemap.xml.gz`), whatever the headers say. The limit is that of one file. */
function textOf(bytes: Uint8Array): string {
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

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity]!);
}
