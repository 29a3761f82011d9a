import { isSameSite } from "../addresses.ts";
import { toPageKey } from "./page-key.ts";

/** The problems of addresses that pages or the sitemap name. */
export const addressProblemIds = [
  "lost-languages",
  "lists-cut-off",
  "links-to-copies",
  "insecure-links",
  "sitemap-noindex",
  "sitemap-copies",
] as const;
type AddressProblemId = (typeof addressProblemIds)[number];

/** An address, the page that it ends as and the pages that name it, as indexes. */
export interface ProblemAddress {
  readonly url: string;
  /** Null where that page was not read. */
  readonly end: number | null;
  /** Empty where the sitemap names it. */
  readonly from: readonly number[];
}

interface AddressProblem {
  readonly id: AddressProblemId;
  readonly status: "warning" | "failed";
  readonly pages: readonly number[];
  readonly addresses: readonly ProblemAddress[];
}

/** What is read of a page. */
interface NamingPage {
  readonly url: string;
  readonly links: readonly string[];
  readonly alternates: readonly string[];
  readonly isIndexable: boolean;
  /** Null for a response that is not a page. */
  readonly score: number | null;
}

/** What is known of the addresses of a crawl, which are those of `toAddress`. */
export interface AddressContext {
  readonly digests: readonly NamingPage[];
  /** What each address that leads to a page of the site ends as. */
  readonly ends: ReadonlyMap<string, string>;
  readonly broken: ReadonlyMap<string, unknown>;
  /** The addresses of the sitemaps. */
  readonly mapped: ReadonlyMap<string, unknown>;
  /** The page that an address leads to, as an index; undefined where that was not read. */
  readonly findPlace: (address: string) => number | undefined;
}

/** Enough to show; a site with more has one cause for most of them. */
const maxAddresses = 50;
/** Of one problem, so that a stored report stays far below a megabyte. */
const maxAddressChars = 10_000;
/** Pages that name one address: a link of the menu is on all of them. */
const maxNamedBy = 10;

/** Pages that visitors are sent to who have not logged in, from wherever they wanted to go. */
const entrance =
  /\/(?:[^/]*[-_.])?(?:log-?in|sign-?in|sign-?up|register|auth|accounts?|password)\b/i;
const pageParameter = /^(?:page|paged|pg|pagenum|page_no)$/i;
const pageSegment = /\/page\/(\d{1,6})\/?$/i;

const readPath = (address: string): string => {
  const path = URL.parse(address)?.pathname ?? "";
  return path.replace(/\/$/, "");
};

/**
 * The first page of the list that an address is a further page of.
 * @returns null for an address that names no page number above 1
 */
export function toFirstOfList(address: string): string | null {
  const parsed = URL.parse(address);
  if (parsed === null) return null;
  const inPath = Number(pageSegment.exec(parsed.pathname)?.[1] ?? 0);
  if (inPath > 1) {
    parsed.pathname = parsed.pathname.replace(pageSegment, "/");
    return parsed.href;
  }
  for (const [name, value] of parsed.searchParams) {
    if (!pageParameter.test(name) || !/^\d{1,6}$/.test(value) || Number(value) <= 1) continue;
    parsed.searchParams.delete(name);
    return parsed.href;
  }
  return null;
}

/** Collects the addresses of one problem with the pages that name them. */
class AddressList {
  readonly #byUrl = new Map<string, { end: number | null; from: number[] }>();
  readonly #pages = new Set<number>();

  add(url: string, end: number | undefined, from?: number): void {
    const known = this.#byUrl.get(url) ?? { end: end ?? null, from: [] };
    this.#byUrl.set(url, known);
    if (from !== undefined && known.from.length < maxNamedBy) known.from.push(from);
    const page = from ?? end;
    if (page !== undefined) this.#pages.add(page);
  }

  /** @returns no problem where no address was added */
  toProblems(id: AddressProblemId, status: AddressProblem["status"]): readonly AddressProblem[] {
    if (this.#byUrl.size === 0) return [];
    let chars = 0;
    const addresses = [...this.#byUrl]
      .slice(0, maxAddresses)
      .filter(([url]) => (chars += url.length) <= maxAddressChars)
      .map(([url, known]): ProblemAddress => ({ url, ...known }));
    return [{ id, status, pages: [...this.#pages].sort((a, b) => a - b), addresses }];
  }
}

/**
 * The page that an address ends as by a redirect, a refresh or its canonical, where that is another
 * page. The names of one page (`toPageKey`) are no difference. The start address is left out: it
 * may send each visitor to a language.
 */
function findOtherEnd({ ends }: AddressContext, address: string): string | null {
  const end = ends.get(address);
  if (end === undefined || toPageKey(end) === toPageKey(address)) return null;
  return readPath(address) === "" ? null : end;
}

const isFurtherPage = (address: string, end: string): boolean => {
  const first = toFirstOfList(address);
  return first !== null && toPageKey(first) === toPageKey(end);
};

/** Links to another name of a page, to the first page for a further one, and without https. */
function findLinkProblems(context: AddressContext): readonly AddressProblem[] {
  const { digests, findPlace } = context;
  const [copies, furtherPages, insecure] = [
    new AddressList(),
    new AddressList(),
    new AddressList(),
  ];
  const start = digests[0]?.url ?? "";
  const isOwn = (link: string) => isSameSite(link, start);
  digests.forEach(({ links, url }, from) => {
    for (const link of links) {
      if (url.startsWith("https:") && link.startsWith("http:") && isOwn(link))
        insecure.add(link, findPlace(link), from);
      const end = findOtherEnd(context, link);
      const place = findPlace(link);
      if (end === null || place === undefined || !isOwn(link)) continue;
      if (isFurtherPage(link, end)) furtherPages.add(link, place, from);
      // Another query is a way to sort or to count, which a visitor may need.
      else if (readPath(link) !== readPath(end) && isLasting(digests[place]!))
        copies.add(link, place, from);
    }
  });
  return [
    ...furtherPages.toProblems("lists-cut-off", "warning"),
    ...copies.toProblems("links-to-copies", "warning"),
    ...insecure.toProblems("insecure-links", "warning"),
  ];
}

/** Whether a page is one to be found, and not where visitors are sent to log in. */
const isLasting = ({ url, isIndexable }: NamingPage): boolean =>
  isIndexable && !entrance.test(readPath(url));

/** What a sitemap lists that asks not to be listed, or that is another name of a page. */
function findSitemapProblems(context: AddressContext): readonly AddressProblem[] {
  const { digests, mapped, findPlace } = context;
  const [copies, hidden] = [new AddressList(), new AddressList()];
  for (const address of mapped.keys()) {
    const place = findPlace(address);
    if (findOtherEnd(context, address) !== null) copies.add(address, place);
    else if (place !== undefined && digests[place]!.score !== null && !digests[place]!.isIndexable)
      hidden.add(address, place);
  }
  return [
    ...hidden.toProblems("sitemap-noindex", "warning"),
    ...copies.toProblems("sitemap-copies", "warning"),
  ];
}

/** Language versions that do not open, that are another page, or that forbid indexing. */
function findLanguageProblems(context: AddressContext): readonly AddressProblem[] {
  const { digests, broken, findPlace } = context;
  const lost = new AddressList();
  digests.forEach(({ alternates, score }, from) => {
    if (score === null) return;
    for (const address of alternates) {
      const place = findPlace(address);
      const isHidden = place !== undefined && place !== from && !digests[place]!.isIndexable;
      if (broken.has(address) || findOtherEnd(context, address) !== null || isHidden)
        lost.add(address, place, from);
    }
  });
  return lost.toProblems("lost-languages", "failed");
}

/** Finds what the pages of a site and its sitemaps name by an address that is not the right one. */
export const findAddressProblems = (context: AddressContext): readonly AddressProblem[] => [
  ...findLanguageProblems(context),
  ...findLinkProblems(context),
  ...findSitemapProblems(context),
];
