import { robotName } from "#platform/egress/crawler.ts";
import { maxAddressChars } from "../engine/addresses.ts";
import type { RobotsFile } from "./site-files.ts";

/**
 * All URLs of a crawl together, some five thousand. It bounds the memory and the time for matching
 * robots.txt rules.
 */
const maxKnownChars = 500_000;
/** Links to files that are not pages. */
const fileExtension =
  /\.(?:pdf|docx?|xlsx?|pptx?|zip|rar|gz|7z|mp[34]|m4[av]|mov|avi|webm|og[gv]|wav|apk|exe|dmg|png|jpe?g|gif|webp|avif|svg|ico|css|js|mjs|json|xml|rss|atom|txt|woff2?|ttf)$/i;

/** The URLs of one origin that a crawl has found, and those of them that it has not read yet. */
export class CrawlQueue {
  readonly #origin: string;
  readonly #robots: RobotsFile;
  readonly #known = new Set<string>();
  readonly #pending: string[] = [];
  #knownChars = 0;
  #isFull = false;

  constructor(origin: string, robots: RobotsFile) {
    this.#origin = origin;
    this.#robots = robots;
  }

  /** Whether pages were found that the crawl has not read. */
  get isCut(): boolean {
    return this.#pending.length > 0 || this.#isFull;
  }

  isSameOrigin(url: string): boolean {
    return url.startsWith(`${this.#origin}/`);
  }

  /** Marks a URL as found, so that it is not queued again. */
  addKnown(url: string): void {
    this.#known.add(url);
  }

  /** Queues those URLs that are new pages of the origin and that robots.txt allows. */
  enqueue(urls: readonly string[]): void {
    for (const url of urls) {
      const page = toPageUrl(url);
      if (
        page === undefined ||
        this.#known.has(page) ||
        !this.isSameOrigin(page) ||
        page.length > maxAddressChars
      )
        continue;
      if (this.#knownChars > maxKnownChars) {
        this.#isFull = true;
        return;
      }
      this.#known.add(page); // also where robots.txt forbids it, so that the rules are matched once
      this.#knownChars += page.length;
      if (this.#robots.rules.allows(robotName, page)) this.#pending.push(page);
    }
  }

  /** Removes and returns the URLs that were found first. */
  take(max: number): readonly string[] {
    return this.#pending.splice(0, max);
  }
}

/** @returns the URL without its fragment, or undefined for a file that is not a page */
function toPageUrl(url: string): string | undefined {
  const parsed = URL.parse(url);
  if (!parsed || fileExtension.test(parsed.pathname)) return undefined;
  parsed.hash = "";
  return parsed.href;
}
