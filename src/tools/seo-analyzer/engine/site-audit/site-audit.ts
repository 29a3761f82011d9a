import { formatReadableUrl } from "#base/readable-url.ts";
import type { BrokenLink, CrawlStop } from "../../contract.ts";
import { maxListedLinks, maxNamedPages } from "../../site-pages.ts";
import { isWeb, maxAddressChars } from "../addresses.ts";
import { checkPage, shorten, type StoredPlatform } from "../audit.ts";
import { findBlocker, type BlockingOutcome } from "../find-blocker.ts";
import type { Outcome } from "../outcome.ts";
import { listAlternates, listCanonicals, findMeta } from "../metas.ts";
import { findRefresh } from "../page/find-refresh.ts";
import type { PageSource } from "../page/page-source.ts";
import type { Page } from "../page/page.ts";
import { fold } from "../text/text.ts";
import {
  addressProblemIds,
  findAddressProblems,
  toFirstOfList,
  type ProblemAddress,
} from "./address-problems.ts";
import { groupLanguages, readLanguage, toCode, type LanguageGroup } from "./language-groups.ts";
import { buildLinkGraph, limitLinks } from "./link-graph.ts";
import { groupSimilar, sketchText } from "./similar-texts.ts";
import { toAddress, toPageKey } from "./page-key.ts";
import { summarizeChecks, type CheckSummary } from "./summarize-checks.ts";

/** Where else a page of a site says that its content is. */
export interface PageDirections {
  /** The only canonical URL that it names; null where there is none or several differ. */
  readonly canonical: string | null;
  /** Where a refresh leads at once. */
  readonly refresh: string | null;
}

/** What is kept of a page while a whole site is read. The text is not kept, to save memory. */
export interface PageDigest {
  readonly url: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  /** All links to pages and files of the web, without fragments, in their order. */
  readonly links: readonly string[];
  readonly alternates: readonly string[];
  /** The language of each of `alternates`. */
  readonly hreflang: readonly string[];
  /** The language that it declares; null where it declares none. */
  readonly lang: string | null;
  /** Equal for pages with the same main text, as far as its length, beginning and end tell. */
  readonly textSample: string;
  /** Alike for pages with nearly the same main text; empty for little text. */
  readonly textSketch: readonly number[];
  /** Whether its directives let Google list it. */
  readonly isIndexable: boolean;
  /** Null for a response that is not a page, such as an error or a file. */
  readonly score: number | null;
  readonly outcomes: readonly Pick<Outcome, "rule" | "status">[];
  /** What was found besides and is not scored. */
  readonly notes: readonly Pick<Outcome, "rule" | "status">[];
  /** What keeps the page out of search by itself. */
  readonly blocking: BlockingOutcome | undefined;
  readonly platform: StoredPlatform | undefined;
}

/** Far above the menu of a large shop, which may link to some hundred pages. */
const maxLinks = 1_000;
/**
 * Percent-encoded Arabic URLs have some 400 characters each, and the links of all pages are kept
 * until the last one is read.
 */
const maxLinkChars = 200_000;
const maxAlternates = 100;

/** Reads where a page leads by itself. Only the headers of the source are used. */
export function readDirections(page: Page, source: PageSource): PageDirections {
  const canonicals = new Set(listCanonicals({ page, source }).map(({ url }) => url));
  const [canonical = null] = canonicals;
  return {
    canonical: canonicals.size === 1 && isWeb(canonical) ? toAddress(canonical) : null,
    refresh: toNullable(findRefresh(page)),
  };
}

function toNullable(url: string | null): string | null {
  return isWeb(url) ? toAddress(url) : null;
}

/**
 * Reduces a page to its digest.
 * @param source may lack links, resources and related pages, which no digest contains
 */
export function digestPage(page: Page, source: PageSource): PageDigest {
  // The other parts of a page's audit are read for its own report alone.
  const { score, outcomes, notes = [], platform } = checkPage(page, source);
  const alternates = listAlternates({ page, source })
    .flatMap(({ url, language }) => (url === null ? [] : [{ address: toAddress(url), language }]))
    .filter(({ address }) => isShort(address))
    .slice(0, maxAlternates);
  const isError = source.status >= 400;
  const mainText = fold(page.mainText);
  return {
    url: toAddress(source.url),
    status: source.status,
    title: shorten(page.titles[0] ?? ""),
    description: shorten(findMeta(page, "description") ?? ""),
    links: listLinks(page),
    alternates: alternates.map(({ address }) => address),
    hreflang: alternates.map(({ language }) => toCode(language)),
    lang: readLanguage(page.lang),
    textSample: sample(mainText),
    textSketch: isError ? [] : sketchText(mainText),
    isIndexable: !outcomes.some(({ rule, status }) => rule === "indexable" && status === "failed"),
    score: isError ? null : score,
    outcomes: isError ? [] : outcomes.map(({ rule, status }) => ({ rule, status })),
    notes: notes.map(({ rule, status }) => ({ rule, status })),
    blocking: findBlocking(outcomes),
    platform,
  };
}

/** The outcome that keeps a page out of search, without the evidence, to save memory. */
function findBlocking(outcomes: readonly Outcome[]): BlockingOutcome | undefined {
  const outcome = findBlocker(outcomes)?.outcome;
  if (outcome === undefined) return undefined;
  const { rule, status, code, values } = outcome;
  return { rule, status, code, values };
}

const sampleChars = 1_000;

/** A text that is long is not kept whole, to save memory. */
function sample(text: string): string {
  return text.length <= 2 * sampleChars
    ? text
    : `${text.length} ${text.slice(0, sampleChars)}${text.slice(-sampleChars)}`;
}

function listLinks({ anchors, url: here }: Page): readonly string[] {
  const links = new Set<string>();
  let chars = 0;
  for (const { url, href } of anchors) {
    if (!href?.trim()) continue;
    if (!isWeb(url) || !isShort(url)) continue;
    const link = toAddress(url);
    if (link === toAddress(here) || links.has(link)) continue;
    chars += link.length;
    if (links.size === maxLinks || chars > maxLinkChars) break;
    links.add(link);
  }
  return [...links];
}

function isShort(url: string): boolean {
  return url.length <= maxAddressChars;
}

/** The problems that appear only across pages; all others have the id of a rule. */
export const siteProblemIds = [
  "broken-links",
  /** Reports that were stored before links were listed have it. */
  "broken-pages",
  "duplicate-texts",
  "duplicate-titles",
  "duplicate-descriptions",
  "one-way-languages",
  "orphan-pages",
  "deep-pages",
  "similar-texts",
  ...addressProblemIds,
] as const;
export type SiteProblemId = (typeof siteProblemIds)[number];

export interface SiteAudit {
  readonly kind: "site";
  readonly url: string;
  readonly fetchedAt: string;
  readonly isCut: boolean;
  readonly score: number;
  readonly pages: readonly (Pick<PageDigest, "url" | "status" | "title" | "score"> & {
    readonly depth: number | null;
    readonly linksIn: number;
    /** The language that it declares. Absent in reports that older versions stored. */
    readonly lang?: string | null | undefined;
  })[];
  /** The pages that name each other as languages; absent in reports that older versions stored. */
  readonly languages?: readonly LanguageGroup[] | undefined;
  /** The problems of rules and those across pages; `pages` are indexes into the list of pages. */
  readonly problems: readonly {
    readonly id: string;
    readonly status: "warning" | "failed";
    readonly pages: readonly number[];
    /** Pages that are alike, for problems of several pages at once. */
    readonly groups?: readonly (readonly number[])[] | undefined;
    /**
     * What pages or the sitemap name, with the page that it ends as and the pages that name it.
     * Absent for problems of pages, and in reports that older versions stored.
     */
    readonly addresses?: readonly ProblemAddress[] | undefined;
  }[];
  /** Absent in reports that older versions stored. */
  readonly checks?: readonly CheckSummary[] | undefined;
  readonly links: readonly (readonly [from: number, to: number])[];
  /** What keeps the first page out of search; absent where nothing does, and in older reports. */
  readonly blocking?: BlockingOutcome | undefined;
  /** Of the first page. Absent where it was not recognised, and in older reports. */
  readonly platform?: StoredPlatform | undefined;
  /** A report that was stored before these were listed has none. */
  readonly brokenLinks?: readonly BrokenLink[] | undefined;
  /** Pages of the site that were found and not read. */
  readonly unread?: readonly { readonly url: string; readonly isOrphan: boolean }[] | undefined;
  /** How many links were found and not asked for. */
  readonly uncheckedCount?: number | undefined;
  /** How it was read, and how long its lists were before they were cut; absent in older reports. */
  readonly reading?: (CrawlReading & ListCounts) | undefined;
}

interface ListCounts {
  readonly linkCount: number;
  readonly unreadCount: number;
  readonly brokenCount: number;
}

interface CrawlReading {
  /** How many pages were to be read. */
  readonly maxPages: number;
  /** Why fewer were read than there are, other than that there are too many. */
  readonly stop: CrawlStop | null;
}

/** What a crawl has found. Addresses are those of `toAddress`. */
export interface CrawlResult {
  /** The first page first, then the others in the order in which they were read; each page once. */
  readonly digests: readonly PageDigest[];
  /** What each address that leads to a page of the site ends as. */
  readonly ends: ReadonlyMap<string, string>;
  readonly broken: ReadonlyMap<string, Pick<BrokenLink, "reason" | "status">>;
  /** The canonical URL of each page that names one which answers with an error. */
  readonly brokenCanonicals: ReadonlyMap<string, { readonly url: string; readonly status: number }>;
  /** The addresses of the sitemaps, each with the sitemap that lists it. */
  readonly mapped: ReadonlyMap<string, string>;
  /** Addresses of pages that were found and not read. */
  readonly unread: readonly string[];
  readonly uncheckedCount: number;
  readonly isCut: boolean;
  readonly reading?: CrawlReading;
  readonly fetchedAt: string;
}

/** Clicks from the first page beyond which few visitors, and crawlers, go. */
const maxClickDepth = 3;
/** Enough to show; a site with more has one cause for most of them. */
const maxListed = 200;
/** Of each list of URLs, so that a stored report stays far below a megabyte. */
const maxListedChars = 60_000;
/** Titles of a larger site are shortened to so many characters. */
const maxTitleChars = 120;
const maxPagesWithTitles = 50;

/** The first URLs that fit into a report. */
function limitUrls<T>(items: readonly T[], getUrl: (item: T) => string): readonly T[] {
  let chars = 0;
  return items
    .slice(0, maxListed)
    .filter((item) => (chars += getUrl(item).length) <= maxListedChars);
}

/** Finds what is wrong across the pages of a site. */
export function auditSite(crawl: CrawlResult): SiteAudit {
  const digests = crawl.digests.map((digest) => addBrokenCanonical(digest, crawl));
  const placeByKey = new Map(digests.map(({ url }, place) => [toPageKey(url), place]));
  const toKey = createKeys(crawl.ends);
  const findPlace = (address: string): number | undefined =>
    crawl.broken.has(address) ? undefined : placeByKey.get(toKey(address));

  const graph = buildLinkGraph(
    digests.map(({ links }) => links),
    findPlace,
  );
  const linkedKeys = new Set(
    digests.flatMap(({ links: outgoing, url }) =>
      outgoing.map(toKey).filter((key) => key !== toPageKey(url)),
    ),
  );
  const mappedKeys = new Set([...crawl.mapped.keys()].map(toKey));
  const isOrphan = (address: string): boolean =>
    mappedKeys.has(toPageKey(address)) && !linkedKeys.has(toPageKey(address));
  const broken = listBrokenLinks(crawl);
  const brokenLinks = limitUrls(broken, ({ url }) => url);
  const unread = limitUrls(crawl.unread, (url) => url).map((url) => ({
    url,
    isOrphan: isOrphan(url),
  }));
  const scores = digests.flatMap(({ score }) => score ?? []);
  return {
    kind: "site",
    url: digests[0]?.url ?? "",
    fetchedAt: crawl.fetchedAt,
    isCut: crawl.isCut,
    score:
      scores.length === 0
        ? 0
        : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    pages: digests.map(({ url, status, title, score, lang }, i) => ({
      url,
      status,
      title: digests.length > maxPagesWithTitles ? cutTitle(title) : title,
      score,
      depth: graph.depths[i]!,
      linksIn: graph.linksIn[i]!,
      lang,
    })),
    languages: groupLanguages(digests, findPlace, (address) => crawl.broken.has(address)),
    problems: [
      ...findAcrossPages(digests, {
        depths: graph.depths,
        brokenLinks,
        findPlace,
        isOrphan,
        hasUnreadOrphans: unread.some((page) => page.isOrphan),
      }),
      ...findAddressProblems({ ...crawl, digests, findPlace }),
      ...groupByRule(digests),
    ],
    checks: summarizeChecks(digests.map(({ outcomes }) => outcomes)),
    links: limitLinks(graph, maxListedLinks),
    blocking: digests[0]?.blocking,
    platform: digests[0]?.platform,
    brokenLinks,
    unread,
    uncheckedCount: crawl.uncheckedCount,
    reading: crawl.reading && {
      ...crawl.reading,
      linkCount: graph.links.length,
      unreadCount: crawl.unread.length,
      brokenCount: broken.length,
    },
  };
}

/** The page keys of what addresses end as. Pages have most links in common. */
function createKeys(ends: CrawlResult["ends"]): (address: string) => string {
  const keys = new Map<string, string>();
  return (address) => {
    const key = keys.get(address) ?? toPageKey(ends.get(address) ?? address);
    keys.set(address, key);
    return key;
  };
}

function cutTitle(title: string): string {
  return title.length <= maxTitleChars ? title : `${title.slice(0, maxTitleChars)}…`;
}

/** Only the crawl knows what the canonical of a page answers. */
function addBrokenCanonical(digest: PageDigest, { brokenCanonicals }: CrawlResult): PageDigest {
  const canonical = brokenCanonicals.get(digest.url);
  if (canonical === undefined || digest.score === null) return digest;
  const { url, status } = canonical;
  const outcome = { rule: "canonical-reachable", status: "failed" } as const;
  const values = { url: formatReadableUrl(url), status };
  return {
    ...digest,
    outcomes: [...digest.outcomes, outcome],
    blocking: digest.blocking ?? { ...outcome, code: "broken", values },
  };
}

function listBrokenLinks({ digests, broken, mapped }: CrawlResult): readonly BrokenLink[] {
  const fromByAddress = new Map<string, number[]>();
  digests.forEach(({ links }, place) => {
    for (const link of links) {
      if (!broken.has(link)) continue;
      const from = fromByAddress.get(link) ?? [];
      fromByAddress.set(link, from);
      if (from.length < maxNamedPages) from.push(place);
    }
  });
  const [start] = digests;
  // A start page that does not open is the verdict of the report, and not one of its links. What
  // was typed may have led to it by a redirect.
  const isStart = (url: string): boolean =>
    start !== undefined &&
    start.status >= 400 &&
    (toPageKey(url) === toPageKey(start.url) || !(fromByAddress.has(url) || mapped.has(url)));
  const links = [...broken].filter(([url]) => !isStart(url));
  return links.map(([url, { reason, status }]) => ({
    url,
    reason,
    status,
    from: fromByAddress.get(url) ?? [],
    sitemap: mapped.get(url) ?? null,
  }));
}

function findAcrossPages(
  digests: readonly PageDigest[],
  {
    depths,
    brokenLinks,
    findPlace,
    isOrphan,
    hasUnreadOrphans,
  }: {
    readonly depths: readonly (number | null)[];
    readonly brokenLinks: readonly BrokenLink[];
    readonly findPlace: (address: string) => number | undefined;
    readonly isOrphan: (address: string) => boolean;
    readonly hasUnreadOrphans: boolean;
  },
): SiteAudit["problems"] {
  const findPages = (isMatch: (digest: PageDigest, place: number) => boolean): number[] =>
    digests.flatMap((digest, i) => (isMatch(digest, i) ? [i] : []));
  const isPage = ({ score }: PageDigest): boolean => score !== null;
  const warn = (id: SiteProblemId, pages: readonly number[]) =>
    ({ id, status: "warning", pages }) as const;
  const warnOfGroups = (id: SiteProblemId, groups: readonly (readonly number[])[]) => ({
    ...warn(id, groups.flat()),
    groups,
  });
  const alternatePlaces = digests.map(
    ({ alternates }) => new Set(alternates.flatMap((address) => findPlace(address) ?? [])),
  );
  const found: SiteAudit["problems"] = [
    {
      id: "broken-links",
      status: "failed",
      pages: [...new Set(brokenLinks.flatMap(({ from }) => from))].sort((a, b) => a - b),
    },
    warnOfGroups(
      "duplicate-texts",
      findRepeated(digests, ({ textSample }) => textSample),
    ),
    warnOfGroups(
      "duplicate-titles",
      findRepeated(digests, ({ title, url }) => (isFurtherOfList(url) ? "" : fold(title))),
    ),
    warnOfGroups(
      "duplicate-descriptions",
      findRepeated(digests, ({ description, url }) =>
        isFurtherOfList(url) ? "" : fold(description),
      ),
    ),
    {
      id: "one-way-languages",
      status: "failed",
      pages: findPages((_digest, place) => isOneWay(alternatePlaces, place)),
    },
    warnOfGroups("similar-texts", findSimilar(digests)),
    warn(
      "orphan-pages",
      findPages((digest, i) => isPage(digest) && i > 0 && isOrphan(digest.url)),
    ),
    warn(
      "deep-pages",
      findPages((digest, i) => isPage(digest) && (depths[i] ?? 0) > maxClickDepth),
    ),
  ];
  return found.filter(
    ({ id, pages }) =>
      pages.length > 0 ||
      (id === "broken-links" && brokenLinks.length > 0) ||
      (id === "orphan-pages" && hasUnreadOrphans),
  );
}

/** Whether one of a page's language versions does not name the page in turn. */
function isOneWay(alternatePlaces: readonly ReadonlySet<number>[], place: number): boolean {
  return [...alternatePlaces[place]!].some(
    (other) => other !== place && !alternatePlaces[other]!.has(place),
  );
}

/**
 * Whether a page continues a list, which may have the title and the description of its first page.
 * @see https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading
 */
const isFurtherOfList = (url: string): boolean => toFirstOfList(url) !== null;

/** Groups the pages whose texts are equal and not empty. */
function findRepeated(
  digests: readonly PageDigest[],
  getText: (digest: PageDigest) => string,
): readonly (readonly number[])[] {
  const byText = Map.groupBy(digests.keys(), (place) =>
    digests[place]!.score === null ? "" : getText(digests[place]!),
  );
  return [...byText].flatMap(([text, places]) =>
    text !== "" && places.length > 1 ? [places] : [],
  );
}

/** Groups the pages whose texts are nearly the same and not all equal. */
function findSimilar(digests: readonly PageDigest[]): readonly (readonly number[])[] {
  const sketches = digests.map(({ textSketch, isIndexable }) => (isIndexable ? textSketch : []));
  return groupSimilar(sketches).filter(
    (group) => new Set(group.map((place) => digests[place]!.textSample)).size > 1,
  );
}

/** Groups the findings by rule. A rule that failed on one page has failed for the site. */
function groupByRule(digests: readonly PageDigest[]): SiteAudit["problems"] {
  const problems = new Map<string, { id: string; status: "warning" | "failed"; pages: number[] }>();
  digests.forEach(({ outcomes, notes }, place) => {
    for (const { rule, status } of [...outcomes, ...notes]) {
      if (status === "passed") continue;
      const problem = problems.get(rule) ?? { id: rule, status, pages: [] };
      problem.pages.push(place);
      if (status === "failed") problem.status = "failed";
      problems.set(rule, problem);
    }
  });
  return [...problems.values()];
}
