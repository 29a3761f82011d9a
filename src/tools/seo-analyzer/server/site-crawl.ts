import type { SafeResponse } from "#platform/egress/safe-fetch.ts";
import type { BrokenLink, CrawlStop } from "../contract.ts";
import { toAddress, toPageKey } from "../engine/site-audit/page-key.ts";
import type { CrawlResult, PageDigest } from "../engine/site-audit/site-audit.ts";
import type { AddressEnd } from "./address-end.ts";
import { AddressResolver } from "./address-resolver.ts";
import type { collectSite } from "./collect-page.ts";
import type { CrawlCheckpoint } from "./crawl-checkpoint.ts";
import { CrawlFrontier } from "./crawl-frontier.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import type { PageAuditor } from "./page-auditor.ts";
import type { ProgressTracker } from "./progress-tracker.ts";
import type { ReadSitemap, RobotsFile } from "./site-files.ts";
import { maxCheckMs } from "./site-limits.ts";
import type { SiteRequests } from "./site-requests.ts";

interface SiteCrawlOptions {
  readonly auditor: PageAuditor;
  readonly tracker: ProgressTracker;
  readonly now: () => Date;
  readonly maxPages: number;
  readonly robots: RobotsFile;
  readonly site: Awaited<ReturnType<typeof collectSite>>;
  /** Whether there is time to read a further page. */
  readonly hasTime: () => boolean;
  readonly checkpoint?: CrawlCheckpoint | undefined;
}

const maxConcurrent = { pages: 2, checks: 4 };
/** Pages are opened in groups, so that few parsed ones are in memory at a time. */
const groupSize = 4;
export const maxChecks = 200;
/** The addresses of all pages that are read: they are a fifth of the largest report. */
const maxPageChars = 200_000;

/**
 * One crawl of one site. A page is known by what its names have in common (`toPageKey`); a URL is
 * what it ends as.
 */
export class SiteCrawl {
  readonly #requests: SiteRequests;
  readonly #options: SiteCrawlOptions;
  readonly #resolver: AddressResolver;
  readonly #frontier: CrawlFrontier;
  readonly #digests = new Map<string, PageDigest>();
  #pageChars = 0;
  /** One text for each address: pages have the links of their menu in common. */
  readonly #addresses = new Map<string, string>();
  readonly #unread = new Map<string, string>();
  readonly #ends = new Map<string, string>();
  readonly #broken = new Map<string, Pick<BrokenLink, "reason" | "status">>();
  readonly #mapped = new Map<string, string>();
  readonly #unrequested = new Set<string>();
  /** What is being read, or is found and is not going to be. */
  #group: readonly string[] = [];
  /** Links that are being asked for. */
  readonly #checking = new Set<string>();
  #checksLeft = maxChecks;
  #checkMsLeft = maxCheckMs;
  #stop: CrawlStop | null = null;

  constructor(requests: SiteRequests, options: SiteCrawlOptions) {
    this.#requests = requests;
    this.#options = options;
    this.#resolver = new AddressResolver(requests, options);
    this.#frontier = new CrawlFrontier({
      maxPages: options.maxPages,
      isOwn: (address) => requests.isOwn(address),
      isDenied: (address) => this.#resolver.isDenied(address),
    });
  }

  /** Adds the page that the crawl begins with. */
  async readFirst(requestedUrl: string, fetched: SafeResponse): Promise<void> {
    const requested = toAddress(requestedUrl);
    const final = toAddress(fetched.url);
    this.#resolver.addResponse([requested, final], fetched);
    for (const address of [requested, final]) this.#frontier.markKnown(address);
    const end = await this.#resolver.findEnd(requested);
    for (const address of [requested, final]) this.#settle(address, end);
    this.ensureFirst(requested, fetched);
  }

  /** Adds the first page itself where nothing was read instead, also where it is an error. */
  ensureFirst(requestedUrl: string, fetched: SafeResponse): void {
    if (this.#digests.size > 0) return;
    const { digest } = this.#options.auditor.open(this.#resolver.toSource(requestedUrl, fetched));
    this.#digests.set(toPageKey(toAddress(fetched.url)), digest());
  }

  /** Reads what was found, in the order in which it was found, until `maxPages` are read. */
  async readLinked(): Promise<void> {
    for (;;) {
      const group = this.#frontier.takePages(Math.min(this.#countRoom(), groupSize));
      if (group.length === 0) break;
      this.#group = group;
      const ends = await mapConcurrently(group, maxConcurrent.pages, (address) =>
        this.#resolver.findEnd(address),
      );
      this.#group = [];
      group.forEach((address, i) => this.#settle(address, ends[i]!));
    }
    if (this.#stop !== null) this.#giveUpPages();
    else if (this.#countRoom() === 0) this.#frontier.putLinksFirst(this.#frontier.takeAllPages());
  }

  /** Reads also the many pages of one shape. */
  async readDeferred(): Promise<void> {
    this.#frontier.releaseDeferred();
    await this.readLinked();
    this.#frontier.putLinksFirst(this.#frontier.takeAllPages());
  }

  /** Asks for the links that are not read: other sites, files, and pages beyond the maximum. */
  async checkLinks(): Promise<void> {
    const start = performance.now();
    const deadline = start + this.#checkMsLeft;
    const checked = this.#frontier.takeLinks(this.#checksLeft);
    this.#checksLeft -= checked.length;
    for (const address of checked) this.#checking.add(address);
    await mapConcurrently(checked, maxConcurrent.checks, async (address) => {
      if (performance.now() > deadline) this.#frontier.putLinkLast(address);
      else this.#settleChecked(address, await this.#resolver.probe(address));
      this.#checking.delete(address);
      this.#options.tracker.increment();
    });
    this.#checkMsLeft -= performance.now() - start;
  }

  addSitemaps(sitemaps: readonly ReadSitemap[]): void {
    for (const { url, listed } of sitemaps)
      for (const written of listed) {
        const parsed = URL.parse(written, url);
        if (!parsed || !/^https?:$/.test(parsed.protocol)) continue;
        const address = toAddress(parsed.href);
        if (this.#resolver.isDenied(address)) continue;
        if (!this.#mapped.has(address)) this.#mapped.set(address, url);
        this.#frontier.addListed(address);
      }
  }

  /** Ends the crawl: what was found and not read is listed as that. */
  stop(reason: CrawlStop): void {
    this.#stop ??= reason;
    this.#giveUpPages();
  }

  /** How many of `maxRequests` were not made. */
  get unusedRequests(): number {
    return this.#options.maxPages - this.#digests.size + this.#checksLeft;
  }

  toResult(fetchedAt: string): CrawlResult {
    for (const address of this.#frontier.endless) this.#addUnread(address);
    const { maxPages } = this.#options;
    return {
      digests: [...this.#digests.values()],
      ends: this.#ends,
      broken: this.#broken,
      brokenCanonicals: this.#resolver.brokenCanonicals,
      mapped: this.#mapped,
      unread: [...this.#unread.values()],
      uncheckedCount: this.#frontier.linkCount + this.#unrequested.size + this.#checking.size,
      isCut: this.#unread.size > 0 || this.#frontier.isFull,
      reading: { maxPages, stop: this.#unread.size > 0 ? this.#stop : null },
      fetchedAt,
    };
  }

  /** How many pages may still be read; records why there are fewer than the maximum. */
  #countRoom(): number {
    if (this.#requests.isRefused) this.#stop ??= "refused";
    else if (!this.#options.hasTime()) this.#stop ??= "time";
    if (this.#stop !== null || this.#pageChars > maxPageChars) return 0;
    const room = this.#options.maxPages - this.#digests.size;
    return Math.max(0, Math.min(room, this.#requests.fetchesLeft));
  }

  #giveUpPages(): void {
    for (const address of [...this.#group, ...this.#frontier.takeAllPages()])
      this.#addUnread(address);
    this.#group = [];
  }

  #addUnread(address: string): void {
    const key = toPageKey(address);
    if (!this.#digests.has(key) && !this.#unread.has(key)) this.#unread.set(key, address);
  }

  /** Keeps what a URL ended as, and reads the page if it is a new one. */
  #settle(address: string, end: AddressEnd): void {
    if (end.kind === "unrequested" && this.#requests.isRefused && this.#requests.isOwn(address))
      return this.#addUnread(address);
    if (end.kind !== "page") return this.#settleChecked(address, end);
    this.#ends.set(address, end.address);
    const key = toPageKey(end.address);
    const readDigest = end.digest;
    end.digest = undefined;
    if (this.#digests.has(key)) return;
    if (readDigest === undefined) return this.#settleChecked(address, end);
    this.#unread.delete(key);
    const digest = readDigest();
    const links = digest.links.map((link) => this.#share(link));
    this.#digests.set(key, { ...digest, links });
    this.#pageChars += digest.url.length;
    this.#options.tracker.countPage();
    for (const link of links) this.#frontier.addLink(link, address);
  }

  #share(address: string): string {
    const known = this.#addresses.get(address);
    if (known !== undefined) return known;
    if (!this.#frontier.isFull) this.#addresses.set(address, address);
    return address;
  }

  #settleChecked(address: string, end: AddressEnd): void {
    if (end.kind === "broken") this.#broken.set(address, end);
    if (end.kind === "unrequested") this.#unrequested.add(address);
    if (end.kind !== "page") return;
    this.#ends.set(address, end.address);
    if (this.#digests.has(toPageKey(end.address))) return;
    // A page of the site behind a link to another one is read next, if there is room.
    const hasRoom = this.#digests.size < this.#options.maxPages && this.#stop === null;
    if (hasRoom && !this.#frontier.has(end.address)) this.#frontier.addLink(end.address, address);
    else this.#addUnread(end.address);
  }
}
