import { isSameSite, isWeb, maxAddressChars, stripHash } from "../addresses.ts";
import { auditPage, shorten, type Outcome } from "../audit.ts";
import { listAlternates, findMeta } from "../metas.ts";
import type { PageSource } from "../page/page-source.ts";
import type { Page } from "../page/page.ts";
import { fold } from "../text/text.ts";

/** What is kept of a page while a whole site is read. The text is not kept, to save memory. */
export interface PageDigest {
  readonly url: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  /** Pages of the same site that it links to, without fragments. */
  readonly links: readonly string[];
  readonly alternates: readonly string[];
  /** Null for a response that is not a page, such as an error or a file. */
  readonly score: number | null;
  readonly outcomes: readonly Pick<Outcome, "rule" | "status">[];
}

/** Far above the menu of a large shop, which may link to some hundred pages. */
const maxLinks = 1_000;
/**
 * Percent-encoded Arabic URLs have some 400 characters each, and the links of all fifty pages are
 * kept until the last page is read.
 */
const maxLinkChars = 200_000;
const maxAlternates = 100;

/**
 * Reduces a page to its digest.
 * @param source may lack links, resources and related pages, which no digest contains
 */
export function digestPage(page: Page, source: PageSource): PageDigest {
  const { score, outcomes } = auditPage(page, source);
  const alternates = listAlternates({ page, source }).flatMap(({ url }) =>
    url === null ? [] : [stripHash(url)],
  );
  return {
    url: stripHash(source.url),
    status: source.status,
    title: shorten(page.titles[0] ?? ""),
    description: shorten(findMeta(page, "description") ?? ""),
    links: listInternalLinks(page),
    alternates: alternates.filter(isShort).slice(0, maxAlternates),
    score: source.status < 400 ? score : null,
    outcomes: source.status < 400 ? outcomes.map(({ rule, status }) => ({ rule, status })) : [],
  };
}

function listInternalLinks({ anchors, url: here }: Page): readonly string[] {
  const links = new Set<string>();
  let chars = 0;
  for (const { url } of anchors) {
    if (!isWeb(url) || !isShort(url) || !isSameSite(url, here)) continue;
    const link = stripHash(url);
    if (link === stripHash(here) || links.has(link)) continue;
    chars += link.length;
    if (links.size === maxLinks || chars > maxLinkChars) break;
    links.add(link);
  }
  return [...links];
}

function isShort(url: string): boolean {
  return url.length <= maxAddressChars;
}

/** The digest of a URL of the site that gave no page. @param status 0 without a response */
export function digestFailure(url: string, status: number): PageDigest {
  return {
    url: stripHash(url),
    status,
    title: "",
    description: "",
    links: [],
    alternates: [],
    score: null,
    outcomes: [],
  };
}

/** The problems that appear only across pages; all others have the id of a rule. */
export const siteProblemIds = [
  "broken-pages",
  "duplicate-titles",
  "duplicate-descriptions",
  "one-way-languages",
  "orphan-pages",
  "deep-pages",
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
  })[];
  /** The problems of rules and those across pages; `pages` are indexes into the list of pages. */
  readonly problems: readonly {
    readonly id: string;
    readonly status: "warning" | "failed";
    readonly pages: readonly number[];
  }[];
  readonly links: readonly (readonly [from: number, to: number])[];
}

/** Clicks from the first page beyond which few visitors, and crawlers, go. */
const maxClickDepth = 3;

/**
 * Finds what is wrong across the pages of a site.
 * @param digests the requested page first, then all others that were read; each URL once
 * @param isCut whether more pages were found than read
 */
export function auditSite(
  digests: readonly PageDigest[],
  { fetchedAt, isCut }: { readonly fetchedAt: string; readonly isCut: boolean },
): SiteAudit {
  const placeByUrl = new Map(digests.map(({ url }, i) => [url, i]));
  const links = digests.flatMap(({ links: outgoing }, from) =>
    outgoing.flatMap((url) => (placeByUrl.has(url) ? [[from, placeByUrl.get(url)!] as const] : [])),
  );
  const depths = computeDepths(digests.length, links);
  const scores = digests.flatMap(({ score }) => score ?? []);
  return {
    kind: "site",
    url: digests[0]?.url ?? "",
    fetchedAt,
    isCut,
    score:
      scores.length === 0
        ? 0
        : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    pages: digests.map(({ url, status, title, score }, i) => ({
      url,
      status,
      title,
      score,
      depth: depths[i]!,
      linksIn: links.filter(([, to]) => to === i).length,
    })),
    problems: [...findAcrossPages(digests, placeByUrl, depths), ...groupByRule(digests)],
    links,
  };
}

/**
 * Counts the clicks from the first page by breadth-first search; null for a page that no link
 * reaches.
 */
function computeDepths(
  count: number,
  links: readonly (readonly [number, number])[],
): (number | null)[] {
  const depths: (number | null)[] = Array.from({ length: count }, (_, i) => (i === 0 ? 0 : null));
  for (let depth = 0, found = true; found; depth++) {
    found = false;
    for (const [from, to] of links) {
      if (depths[from] === depth && depths[to] === null) {
        depths[to] = depth + 1;
        found = true;
      }
    }
  }
  return depths;
}

function findAcrossPages(
  digests: readonly PageDigest[],
  placeByUrl: ReadonlyMap<string, number>,
  depths: readonly (number | null)[],
): SiteAudit["problems"] {
  const findPages = (isMatch: (digest: PageDigest, place: number) => boolean): number[] =>
    digests.flatMap((digest, i) => (isMatch(digest, i) ? [i] : []));
  const isPage = ({ score }: PageDigest): boolean => score !== null;
  const found: readonly { id: SiteProblemId; status: "warning" | "failed"; pages: number[] }[] = [
    {
      id: "broken-pages",
      status: "failed",
      pages: findPages(({ status }) => status === 0 || status >= 400),
    },
    {
      id: "duplicate-titles",
      status: "warning",
      pages: findRepeated(digests, ({ title }) => title),
    },
    {
      id: "duplicate-descriptions",
      status: "warning",
      pages: findRepeated(digests, ({ description }) => description),
    },
    {
      id: "one-way-languages",
      status: "failed",
      pages: findPages(({ url, alternates }) =>
        alternates.some(
          (alternate) =>
            alternate !== url &&
            placeByUrl.has(alternate) &&
            !digests[placeByUrl.get(alternate)!]!.alternates.includes(url),
        ),
      ),
    },
    {
      id: "orphan-pages",
      status: "warning",
      pages: findPages((digest, i) => isPage(digest) && i > 0 && depths[i] === null),
    },
    {
      id: "deep-pages",
      status: "warning",
      pages: findPages((digest, i) => isPage(digest) && (depths[i] ?? 0) > maxClickDepth),
    },
  ];
  return found.filter(({ pages }) => pages.length > 0);
}

/** Finds pages whose text equals that of another one once both are folded. */
function findRepeated(
  digests: readonly PageDigest[],
  getText: (digest: PageDigest) => string,
): number[] {
  const texts = digests.map((digest) => (digest.score === null ? "" : fold(getText(digest))));
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return texts.flatMap((text, i) => (text !== "" && times.get(text)! > 1 ? [i] : []));
}

/** Groups the findings by rule. A rule that failed on one page has failed for the site. */
function groupByRule(digests: readonly PageDigest[]): SiteAudit["problems"] {
  const problems = new Map<string, { id: string; status: "warning" | "failed"; pages: number[] }>();
  digests.forEach(({ outcomes }, place) => {
    for (const { rule, status } of outcomes) {
      if (status === "passed") continue;
      const problem = problems.get(rule) ?? { id: rule, status, pages: [] };
      problem.pages.push(place);
      if (status === "failed") problem.status = "failed";
      problems.set(rule, problem);
    }
  });
  return [...problems.values()];
}
