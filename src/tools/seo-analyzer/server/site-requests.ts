import { getHeader } from "#platform/egress/get-header.ts";
import type { SafeResponse } from "#platform/egress/safe-fetch.ts";
import { isSameSite } from "../engine/addresses.ts";
import { probeAddress, type ProbedAddress } from "./check-url.ts";
import { fetchPage } from "./collect-page.ts";
import { UnrequestedError, type CrawlContext } from "./crawl-context.ts";
import { HostPacer } from "./host-pacer.ts";
import { parseRetryAfter } from "./retry-after.ts";

interface SiteRequestsOptions {
  /** The URL that the first page was found at. */
  readonly siteUrl: string;
  /** The pause before each request. */
  readonly intervalMs: number;
  /** The pause that the site's robots.txt asks for; undefined where it asks for none. */
  readonly crawlDelayMs: number | undefined;
  /** How many pages may be fetched, their names and copies included. */
  readonly maxFetches: number;
}

/** As many as Google follows. */
export const maxRedirects = 10;
/** To one other site, whatever leads there: a page may name any number of its URLs. */
const maxRequestsPerHost = 30;
/** A page is asked for again so often, each time after a longer wait. */
const maxRetries = 2;
/** A site that asks for a longer wait is not read further: the visitor waits too. */
const maxRetryAfterMs = 60_000;
/** A site that is busy for as many requests of one crawl is not read further. */
const maxBusyResponses = 10;
/** The first wait where the site names none, in pauses: 5 s. */
const retryIntervals = 20;
const tooManyRequests = 429;
const unavailable = 503;

/**
 * The requests of one crawl: at the pace that the site asks for, and no more once it refuses them.
 */
export class SiteRequests {
  /** Its requests are made at the pace of this crawl, whoever makes them. */
  readonly context: CrawlContext;
  readonly #options: SiteRequestsOptions;
  readonly #pacer: HostPacer;
  readonly #requestsByHost = new Map<string, number>();
  #fetchesLeft: number;
  #busyResponses = 0;
  #isRefused = false;

  constructor(context: CrawlContext, options: SiteRequestsOptions) {
    this.context = {
      ...context,
      beforeRequest: (url) => this.#countRequest(url),
      pace: (url, request) => this.#runInTurn(url, request),
    };
    this.#options = options;
    this.#pacer = new HostPacer(options.intervalMs);
    this.#fetchesLeft = options.maxFetches;
    const { siteUrl, intervalMs, crawlDelayMs = 0 } = options;
    if (crawlDelayMs > intervalMs) this.#pacer.slowDown(this.#toHost(siteUrl), crawlDelayMs);
  }

  get signal(): AbortSignal {
    return this.context.signal;
  }

  get fetchesLeft(): number {
    return this.#fetchesLeft;
  }

  /** Whether the site does not want to be read further. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  isOwn(address: string): boolean {
    return isSameSite(address, this.#options.siteUrl);
  }

  /**
   * Fetches what may be a page of the site. Where the site is busy, it is asked again later.
   * @throws EgressError; UnrequestedError where no request is to be made
   */
  async fetch(address: string): Promise<SafeResponse> {
    this.#fetchesLeft--;
    for (let retries = 0; ; retries++) {
      const { fetched } = await fetchPage(this.context, address, { maxRedirects });
      if (!this.#isBusy(fetched)) return fetched;
      const isLast = !this.#slowDown(fetched, retries);
      if (!isLast) continue;
      if (fetched.status !== tooManyRequests) return fetched;
      throw new UnrequestedError(`${fetched.url} refuses more requests`);
    }
  }

  /**
   * Requests a link by its headers alone.
   * @throws only the signal's reason, and UnrequestedError
   */
  async probe(address: string): Promise<ProbedAddress> {
    const probed = await probeAddress(this.context, address, maxRedirects);
    if (probed.status !== tooManyRequests || !this.isOwn(probed.finalUrl)) return probed;
    this.#slowDown({ url: probed.finalUrl, status: probed.status, headers: [] }, 0);
    throw new UnrequestedError(`${probed.finalUrl} was busy`);
  }

  #runInTurn<T>(address: string, request: () => Promise<T>): Promise<T> {
    const host = this.#toHost(address);
    return this.#pacer.run(host, this.signal, async () => {
      if (this.#isRefused && this.isOwn(address))
        throw new UnrequestedError(`${host} refuses more requests`);
      return request();
    });
  }

  /** The site's own names are one host, because they are one server. */
  #toHost(address: string): string {
    return new URL(this.isOwn(address) ? this.#options.siteUrl : address).hostname;
  }

  /** Without `Retry-After`, 503 is an error of the page, which the report lists. */
  #isBusy({ url, status, headers }: SafeResponse): boolean {
    if (!this.isOwn(url)) return false;
    return (
      status === tooManyRequests ||
      (status === unavailable && getHeader({ headers }, "retry-after") !== "")
    );
  }

  /**
   * Waits as the site asks, and from then on sends one request at a time with twice the pause.
   * @returns false where the same request is not to be made again
   */
  #slowDown(
    { url, status, headers }: Pick<SafeResponse, "url" | "status" | "headers">,
    retries: number,
  ): boolean {
    const { intervalMs } = this.#options;
    const host = this.#toHost(url);
    const requestedMs = parseRetryAfter(getHeader({ headers }, "retry-after"), Date.now());
    const waitMs = requestedMs ?? intervalMs * retryIntervals * 2 ** retries;
    this.#busyResponses++;
    this.#pacer.slowDown(host, intervalMs * 2);
    const isTooLong = waitMs > maxRetryAfterMs;
    if (!isTooLong) this.#pacer.hold(host, waitMs);
    const isLast = isTooLong || retries >= maxRetries;
    if (this.#busyResponses > maxBusyResponses || (isLast && status === tooManyRequests))
      this.#isRefused = true;
    return !isLast && !this.#isRefused;
  }

  /** @throws UnrequestedError where another site was asked for as much as it may be */
  #countRequest({ href, hostname }: URL): void {
    if (this.isOwn(href)) return;
    const count = (this.#requestsByHost.get(hostname) ?? 0) + 1;
    if (count > maxRequestsPerHost) throw new UnrequestedError(`${hostname} was asked enough`);
    this.#requestsByHost.set(hostname, count);
  }
}
