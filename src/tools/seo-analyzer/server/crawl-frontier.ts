import { maxAddressChars } from "../engine/addresses.ts";

interface CrawlFrontierOptions {
  readonly maxPages: number;
  readonly isOwn: (address: string) => boolean;
  readonly isDenied: (address: string) => boolean;
}

/**
 * All URLs of a crawl together: some five thousand for 50 pages, and four times as many at most. It
 * bounds memory and the time for matching.
 */
const knownCharsPerPage = 10_000;
const maxKnownChars = 2_000_000;
/**
 * Addresses of one shape are read after all others once there are more: a calendar has a page for
 * each day of each year, and its pages would crowd out the rest of the site.
 */
const maxPerShape = 50;
/** A page that is so many clicks from the first one is part of a list without end. */
const maxClicks = 50;
/** A relative link that lacks its slash makes a longer address on every page. */
const maxSameSegments = 3;
/** Links to files, which are asked for and not read. */
const fileExtension =
  /\.(?:pdf|docx?|xlsx?|pptx?|zip|rar|gz|7z|mp[34]|m4[av]|mov|avi|webm|og[gv]|wav|apk|exe|dmg|png|jpe?g|gif|webp|avif|svg|ico|css|js|mjs|json|xml|rss|atom|txt|woff2?|ttf)$/i;

/** What addresses of one list have in common: their path without its numbers, and their fields. */
function toShape({ pathname, searchParams }: URL): string {
  // The digits of an escape, such as %D8, are part of a letter.
  const path = pathname.replace(/%[0-9A-F]{2}|\d+/g, (part) => (part[0] === "%" ? part : "0"));
  const names = [...new Set(searchParams.keys())].sort();
  return names.length === 0 ? path : `${path}?${names.join("&")}`;
}

function hasRepeatedSegments(pathname: string): boolean {
  const counts = new Map<string, number>();
  for (const segment of pathname.split("/")) {
    const count = (counts.get(segment) ?? 0) + 1;
    if (segment !== "" && count > maxSameSegments) return true;
    counts.set(segment, count);
  }
  return false;
}

/** What a crawl has found and not yet asked for. Addresses are those of `toAddress`. */
export class CrawlFrontier {
  readonly #options: CrawlFrontierOptions;
  /** The clicks from the first page, by address; also of what is not asked for. */
  readonly #clicks = new Map<string, number>();
  #knownChars = 0;
  #isFull = false;
  readonly #countByShape = new Map<string, number>();
  #pages: string[] = [];
  #deferred: string[] | null = [];
  #links: string[] = [];
  readonly #endless: string[] = [];

  constructor(options: CrawlFrontierOptions) {
    this.#options = options;
  }

  /** Whether there were more addresses than are kept. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Pages that are not read, because their addresses look as if there was no end of them. */
  get endless(): readonly string[] {
    return this.#endless;
  }

  get linkCount(): number {
    return this.#links.length;
  }

  has(address: string): boolean {
    return this.#clicks.has(address);
  }

  /** Keeps an address that is already asked for. */
  markKnown(address: string): void {
    this.#clicks.set(address, 0);
  }

  /** Adds an address that a page names. @param from the address of that page */
  addLink(address: string, from: string): void {
    this.#add(address, (this.#clicks.get(from) ?? 0) + 1);
  }

  /** Adds an address that a sitemap lists. */
  addListed(address: string): void {
    this.#add(address, 0);
  }

  /** Takes the next pages to read, in the order in which they were found. */
  takePages(count: number): readonly string[] {
    return this.#pages.splice(0, Math.max(0, count));
  }

  /** Takes all pages that were to be read. */
  takeAllPages(): readonly string[] {
    const all = [...this.#pages, ...(this.#deferred ?? [])];
    this.#pages = [];
    this.#deferred &&= [];
    return all;
  }

  /** From now on the many addresses of one shape are read too. */
  releaseDeferred(): void {
    this.#pages = [...this.#pages, ...(this.#deferred ?? [])];
    this.#deferred = null;
  }

  /** Takes links to ask for: of other sites, of files, and of pages beyond the maximum. */
  takeLinks(count: number): readonly string[] {
    return this.#links.splice(0, count);
  }

  /** Adds links to ask for before the others. */
  putLinksFirst(addresses: readonly string[]): void {
    this.#links = [...addresses, ...this.#links];
  }

  putLinkLast(address: string): void {
    this.#links.push(address);
  }

  #add(address: string, clicks: number): void {
    if (this.#clicks.has(address) || address.length > maxAddressChars) return;
    const { maxPages, isOwn, isDenied } = this.#options;
    if (this.#knownChars > Math.min(maxPages * knownCharsPerPage, maxKnownChars)) {
      this.#isFull = true;
      return;
    }
    this.#clicks.set(address, clicks);
    this.#knownChars += address.length;
    if (isDenied(address)) return;
    const url = new URL(address);
    if (!isOwn(address) || fileExtension.test(url.pathname)) this.#links.push(address);
    else if (clicks > maxClicks || hasRepeatedSegments(url.pathname)) this.#endless.push(address);
    else this.#addPage(address, toShape(url));
  }

  #addPage(address: string, shape: string): void {
    const count = (this.#countByShape.get(shape) ?? 0) + 1;
    this.#countByShape.set(shape, count);
    const isCrowding = count > maxPerShape && this.#deferred !== null;
    (isCrowding ? this.#deferred! : this.#pages).push(address);
  }
}
