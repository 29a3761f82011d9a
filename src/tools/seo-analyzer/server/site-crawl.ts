import { setTimeout as pause } from "node:timers/promises";
import { EgressError } from "#platform/egress/egress-error.ts";
import { robotName } from "#platform/egress/crawler.ts";
import { isHtml } from "#platform/egress/is-html.ts";
import type { SafeResponse } from "#platform/egress/safe-fetch.ts";
import type { BrokenLink } from "../contract.ts";
import { isSameSite, maxAddressChars } from "../engine/addresses.ts";
import { isBroken } from "../engine/checked-resources.ts";
import { toAddress, toFolder, toPageKey } from "../engine/site-audit/page-key.ts";
import type { CrawlResult, PageDigest, PageDirections } from "../engine/site-audit/site-audit.ts";
import { probeAddress } from "./check-url.ts";
import { fetchPage, toPageSource, type collectSite } from "./collect-page.ts";
import { UnrequestedError, type CrawlContext } from "./crawl-context.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import type { PageAuditor } from "./page-auditor.ts";
import type { ProgressTracker } from "./progress-tracker.ts";
import type { ReadSitemap, RobotsFile } from "./site-files.ts";

interface SiteCrawlOptions {
  readonly auditor: PageAuditor;
  readonly tracker: ProgressTracker;
  readonly now: () => Date;
  readonly intervalMs: number;
  readonly maxPages: number;
  readonly robots: RobotsFile;
  readonly site: Awaited<ReturnType<typeof collectSite>>;
  /** The URL that the first page was found at. */
  readonly siteUrl: string;
}

interface Page {
  readonly kind: "page";
  readonly address: string;
  readonly directions?: PageDirections;
  /** Undefined once the page has been read, and where only its headers were asked for. */
  digest?: (() => PageDigest) | undefined;
}

/** What a URL ends as, after its redirects, refreshes and canonical. */
type End =
  | Page
  | { readonly kind: "broken"; readonly reason: BrokenLink["reason"]; readonly status: number }
  /** It opens and is no page of this site; or robots.txt denies it. */
  | { readonly kind: "other" }
  /** It leads to a site that was asked for as much as it may be. */
  | { readonly kind: "unrequested" };

const maxConcurrent = { pages: 2, checks: 4 };
/** Pages are opened in groups, so that few parsed ones are in memory at a time. */
const groupSize = 4;
/** As many as Google follows. */
const maxRedirects = 10;
const maxCanonicals = 3;
/** For each page that may be read: its names, and copies that name another as canonical. */
const maxRequestsPerPage = 3;
export const maxChecks = 200;
/** To one other site, whatever leads there: a page may name any number of its URLs. */
const maxRequestsPerHost = 30;
/** All checks of links together. */
const maxCheckMs = 90_000;
/** All URLs of a crawl together, some five thousand. It bounds memory and the time for matching. */
const maxKnownChars = 500_000;
/** Links to files, which are asked for and not read. */
const fileExtension =
  /\.(?:pdf|docx?|xlsx?|pptx?|zip|rar|gz|7z|mp[34]|m4[av]|mov|avi|webm|og[gv]|wav|apk|exe|dmg|png|jpe?g|gif|webp|avif|svg|ico|css|js|mjs|json|xml|rss|atom|txt|woff2?|ttf)$/i;
const reasonByError: Readonly<Record<string, BrokenLink["reason"]>> = {
  "too-many-redirects": "loop",
  "does-not-exist": "no-name",
};

/**
 * One crawl of one site. A page is known by what its names have in common (`toPageKey`); a URL is
 * what it ends as.
 */
export class SiteCrawl {
  readonly #context: CrawlContext;
  readonly #options: SiteCrawlOptions;
  readonly #fetched = new Map<string, Promise<End>>();
  /** Found and not yet asked for: pages of the site, and what is only asked for. */
  #pending: string[] = [];
  #unchecked: string[] = [];
  readonly #known = new Set<string>();
  #knownChars = 0;
  #isFull = false;
  readonly #digests = new Map<string, PageDigest>();
  readonly #unread = new Map<string, string>();
  readonly #ends = new Map<string, string>();
  readonly #broken = new Map<string, Pick<BrokenLink, "reason" | "status">>();
  readonly #brokenCanonicals = new Map<string, { url: string; status: number }>();
  readonly #mapped = new Map<string, string>();
  #requestsLeft: number;
  #checksLeft = maxChecks;
  readonly #requestsByHost = new Map<string, number>();
  readonly #unrequested = new Set<string>();
  #checkMsLeft = maxCheckMs;

  constructor(context: CrawlContext, options: SiteCrawlOptions) {
    this.#context = { ...context, beforeRequest: (url) => this.#countRequest(url) };
    this.#options = options;
    this.#requestsLeft = options.maxPages * maxRequestsPerPage;
  }

  /** Adds the page that the crawl begins with, also where its status is an error. */
  async readFirst(requestedUrl: string, fetched: SafeResponse): Promise<void> {
    const requested = toAddress(requestedUrl);
    const first = this.#open(requested, fetched);
    const final = toAddress(fetched.url);
    for (const address of [requested, final]) {
      this.#fetched.set(address, Promise.resolve(first));
      this.#known.add(address);
    }
    const end = await this.#findEnd(requested);
    for (const address of [requested, final]) this.#settle(address, end);
    if (this.#digests.size > 0) return;
    const { digest } = this.#options.auditor.open(this.#toSource(requested, fetched));
    this.#digests.set(toPageKey(final), digest());
  }

  /** Reads what was found, in the order in which it was found, until `maxPages` are read. */
  async readLinked(): Promise<void> {
    for (;;) {
      const room = this.#options.maxPages - this.#digests.size;
      const group = this.#pending.splice(0, Math.min(room, this.#requestsLeft, groupSize));
      if (group.length === 0) break;
      const ends = await mapConcurrently(group, maxConcurrent.pages, (address) =>
        this.#findEnd(address),
      );
      group.forEach((address, i) => this.#settle(address, ends[i]!));
    }
    this.#unchecked.unshift(...this.#pending.splice(0));
  }

  /** Asks for the links that are not read: other sites, files, and pages beyond the maximum. */
  async checkLinks(): Promise<void> {
    const start = performance.now();
    const deadline = start + this.#checkMsLeft;
    const checked = this.#unchecked.splice(0, this.#checksLeft);
    this.#checksLeft -= checked.length;
    await mapConcurrently(checked, maxConcurrent.checks, async (address) => {
      if (performance.now() > deadline) this.#unchecked.push(address);
      else this.#settleChecked(address, await this.#probe(address));
      this.#options.tracker.increment();
    });
    this.#checkMsLeft -= performance.now() - start;
  }

  /** @throws UnrequestedError where another site was asked for as much as it may be */
  #countRequest({ href, hostname }: URL): void {
    if (this.#isOwn(href)) return;
    const count = (this.#requestsByHost.get(hostname) ?? 0) + 1;
    if (count > maxRequestsPerHost) throw new UnrequestedError(`${hostname} was asked enough`);
    this.#requestsByHost.set(hostname, count);
  }

  addSitemaps(sitemaps: readonly ReadSitemap[]): void {
    for (const { url, listed } of sitemaps)
      for (const written of listed) {
        const parsed = URL.parse(written, url);
        if (!parsed || !/^https?:$/.test(parsed.protocol)) continue;
        const address = toAddress(parsed.href);
        if (this.#isDenied(address)) continue;
        if (!this.#mapped.has(address)) this.#mapped.set(address, url);
        this.#add(address);
      }
  }

  /** How many of `maxRequests` were not made. */
  get unusedRequests(): number {
    return this.#options.maxPages - this.#digests.size + this.#checksLeft;
  }

  toResult(fetchedAt: string): CrawlResult {
    return {
      digests: [...this.#digests.values()],
      ends: this.#ends,
      broken: this.#broken,
      brokenCanonicals: this.#brokenCanonicals,
      mapped: this.#mapped,
      unread: [...this.#unread.values()],
      uncheckedCount: this.#unchecked.length + this.#unrequested.size,
      isCut: this.#unread.size > 0 || this.#isFull,
      fetchedAt,
    };
  }

  #isOwn(address: string): boolean {
    return isSameSite(address, this.#options.siteUrl);
  }

  /** robots.txt is the file of the site that was asked, whatever scheme or host a link names. */
  #isDenied(address: string): boolean {
    return this.#isOwn(address) && !this.#options.robots.rules.allows(robotName, address);
  }

  #add(address: string): void {
    if (this.#known.has(address) || address.length > maxAddressChars) return;
    if (this.#knownChars > maxKnownChars) {
      this.#isFull = true;
      return;
    }
    this.#known.add(address);
    this.#knownChars += address.length;
    if (this.#isDenied(address)) return;
    const isPage = this.#isOwn(address) && !fileExtension.test(new URL(address).pathname);
    (isPage ? this.#pending : this.#unchecked).push(address);
  }

  /** Keeps what a URL ended as, and reads the page if it is a new one. */
  #settle(address: string, end: End): void {
    if (end.kind !== "page") return this.#settleChecked(address, end);
    this.#ends.set(address, end.address);
    const key = toPageKey(end.address);
    const readDigest = end.digest;
    end.digest = undefined;
    if (this.#digests.has(key)) return;
    if (readDigest === undefined) return this.#settleChecked(address, end);
    this.#unread.delete(key);
    const digest = readDigest();
    this.#digests.set(key, digest);
    this.#options.tracker.increment();
    for (const link of digest.links) this.#add(link);
  }

  #settleChecked(address: string, end: End): void {
    if (end.kind === "broken") this.#broken.set(address, end);
    if (end.kind === "unrequested") this.#unrequested.add(address);
    if (end.kind !== "page") return;
    this.#ends.set(address, end.address);
    const key = toPageKey(end.address);
    if (this.#digests.has(key)) return;
    // A page of the site behind a link to another one is read next, if there is room.
    if (this.#digests.size < this.#options.maxPages && !this.#known.has(end.address))
      this.#add(end.address);
    else if (!this.#unread.has(key)) this.#unread.set(key, end.address);
  }

  async #findEnd(address: string): Promise<End> {
    const first = await this.#follow(address);
    const copies: Page[] = [];
    let end = first;
    for (let step = 0; step < maxCanonicals && end.kind === "page"; step++) {
      const canonical: string | null = end.directions?.canonical ?? null;
      if (canonical === null || canonical === end.address || !this.#isOwn(canonical)) break;
      const next = await this.#follow(canonical);
      if (next.kind === "broken" && next.reason === "status")
        this.#brokenCanonicals.set(end.address, { url: canonical, status: next.status });
      if (next.kind !== "page" || next.address === end.address) break;
      // Pages that name each other say nothing.
      if (copies.some((copy) => copy.address === next.address)) return first;
      copies.push(end);
      end = next;
    }
    for (const copy of copies) copy.digest = undefined; // it is not read
    if (end.kind !== "page" || toFolder(end.address) === end.address) return end;
    const folder = await this.#follow(toFolder(end.address));
    return folder.kind === "page" ? folder : end;
  }

  /**
   * What a URL ends as after redirects and refreshes. It waits for requests alone and for no other
   * URL to be followed, so that pages which refresh to each other do not wait for each other.
   */
  async #follow(address: string): Promise<End> {
    const seen = new Set<string>();
    for (let next = address; seen.size <= maxRedirects && !seen.has(next);) {
      seen.add(next);
      const end = await this.#fetchOnce(next);
      if (end.kind !== "page") return end;
      const refresh = end.directions?.refresh ?? null;
      if (refresh === null || refresh === end.address) return end;
      end.digest = undefined; // it is not read
      if (!this.#isOwn(refresh)) return this.#probe(refresh);
      next = refresh;
    }
    return { kind: "broken", reason: "loop", status: 0 };
  }

  #fetchOnce(address: string): Promise<End> {
    const known = this.#fetched.get(address);
    if (known !== undefined) return known;
    const fetched = this.#fetch(address);
    this.#fetched.set(address, fetched);
    return fetched;
  }

  async #fetch(address: string): Promise<End> {
    if (this.#isDenied(address)) return { kind: "other" };
    this.#requestsLeft--;
    const { signal } = this.#context;
    await pause(this.#options.intervalMs, undefined, { signal });
    try {
      const { fetched } = await fetchPage(this.#context, address, { maxRedirects });
      return this.#open(address, fetched);
    } catch (error) {
      signal.throwIfAborted();
      return toUnknown(error);
    }
  }

  #open(address: string, fetched: SafeResponse): End {
    if (fetched.status >= 400) return { kind: "broken", reason: "status", status: fetched.status };
    const final = toAddress(fetched.url);
    if (!this.#isOwn(final) || !isHtml(fetched)) return { kind: "other" };
    const { directions, digest } = this.#options.auditor.open(this.#toSource(address, fetched));
    return { kind: "page", address: final, directions, digest };
  }

  #toSource(address: string, fetched: SafeResponse) {
    const { robots, site, now } = this.#options;
    return toPageSource(address, fetched, robots, site, now());
  }

  /** What a URL ends as by its headers alone. */
  async #probe(address: string): Promise<End> {
    await pause(this.#options.intervalMs, undefined, { signal: this.#context.signal });
    const probed = await probeAddress(this.#context, address, maxRedirects).catch(toUnknown);
    if ("kind" in probed) return probed;
    const { status, finalUrl, type, errorCode } = probed;
    if (status === 0) return toFailure(errorCode ?? "");
    const final = toAddress(finalUrl);
    // Another site may refuse a crawler and not its visitors.
    if (status >= 400)
      return this.#isOwn(final) || isBroken({ url: address, status, finalUrl })
        ? { kind: "broken", reason: "status", status }
        : { kind: "other" };
    return this.#isOwn(final) && type === "text/html" && !this.#isDenied(final)
      ? { kind: "page", address: final }
      : { kind: "other" };
  }
}

/** @throws what is no answer of a site */
function toUnknown(error: unknown): End {
  if (error instanceof UnrequestedError) return { kind: "unrequested" };
  if (error instanceof EgressError) return toFailure(error.code);
  throw error;
}

/** A page that is too large, or that is not asked for by our own rules, opens for others. */
function toFailure(errorCode: string): End {
  if (errorCode === "too-large" || errorCode === "bad-address") return { kind: "other" };
  return { kind: "broken", reason: reasonByError[errorCode] ?? "no-answer", status: 0 };
}
