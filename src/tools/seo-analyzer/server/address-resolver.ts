import { robotName } from "#platform/egress/crawler.ts";
import { isHtml } from "#platform/egress/is-html.ts";
import type { SafeResponse } from "#platform/egress/safe-fetch.ts";
import { isBroken } from "../engine/checked-resources.ts";
import { toAddress, toFolder } from "../engine/site-audit/page-key.ts";
import { toFailure, toUnknown, type AddressEnd, type EndPage } from "./address-end.ts";
import type { CrawlCheckpoint } from "./crawl-checkpoint.ts";
import { toPageSource, type collectSite } from "./collect-page.ts";
import type { PageAuditor } from "./page-auditor.ts";
import type { RobotsFile } from "./site-files.ts";
import { maxRedirects, type SiteRequests } from "./site-requests.ts";

interface AddressResolverOptions {
  readonly auditor: PageAuditor;
  readonly now: () => Date;
  readonly robots: RobotsFile;
  readonly site: Awaited<ReturnType<typeof collectSite>>;
  /** What was requested before a restart of the server. */
  readonly checkpoint?: CrawlCheckpoint | undefined;
}

const maxCanonicals = 3;

/** Finds what the URLs of one site end as. */
export class AddressResolver {
  readonly #requests: SiteRequests;
  readonly #options: AddressResolverOptions;
  readonly #fetched = new Map<string, Promise<AddressEnd>>();
  /** The canonical URL of each page that names one which answers with an error. */
  readonly brokenCanonicals = new Map<string, { url: string; status: number }>();

  constructor(requests: SiteRequests, options: AddressResolverOptions) {
    this.#requests = requests;
    this.#options = options;
  }

  /** Takes a response as that of some URLs, which are then not requested. */
  addResponse(addresses: readonly string[], fetched: SafeResponse): void {
    const end = this.#open(addresses[0]!, fetched);
    for (const address of addresses) this.#fetched.set(address, Promise.resolve(end));
  }

  /** robots.txt is the file of the site that was asked, whatever scheme or host a link names. */
  isDenied(address: string): boolean {
    const { rules } = this.#options.robots;
    return this.#requests.isOwn(address) && !rules.allows(robotName, address);
  }

  toSource(address: string, fetched: SafeResponse) {
    const { robots, site, now } = this.#options;
    return toPageSource(address, fetched, robots, site, now());
  }

  /** What a URL ends as; the page that it ends as can be read. */
  async findEnd(address: string): Promise<AddressEnd> {
    const first = await this.#follow(address);
    const copies: EndPage[] = [];
    let end = first;
    for (let step = 0; step < maxCanonicals && end.kind === "page"; step++) {
      const canonical: string | null = end.directions?.canonical ?? null;
      if (canonical === null || canonical === end.address || !this.#requests.isOwn(canonical))
        break;
      const next = await this.#follow(canonical);
      if (next.kind === "broken" && next.reason === "status")
        this.brokenCanonicals.set(end.address, { url: canonical, status: next.status });
      if (next.kind !== "page" || next.address === end.address) break;
      // Pages that name each other say nothing.
      if (copies.some((copy) => copy.address === next.address)) return first;
      copies.push(end);
      end = next;
    }
    for (const copy of copies) copy.digest = undefined; // it is not read
    if (end.kind !== "page" || toFolder(end.address) === end.address) return end;
    const folder = await this.#follow(toFolder(end.address));
    if (folder.kind !== "page") return end;
    if (folder !== end) end.digest = undefined; // it is not read
    return folder;
  }

  /** What a URL ends as by its headers alone. */
  async probe(address: string): Promise<AddressEnd> {
    const probed = await this.#requests.probe(address).catch(toUnknown);
    if ("kind" in probed) return probed;
    const { status, finalUrl, type, errorCode } = probed;
    if (status === 0) return toFailure(errorCode ?? "");
    const final = toAddress(finalUrl);
    // Another site may refuse a crawler and not its visitors.
    if (status >= 400)
      return this.#requests.isOwn(final) || isBroken({ url: address, status, finalUrl })
        ? { kind: "broken", reason: "status", status }
        : { kind: "other" };
    return this.#requests.isOwn(final) && type === "text/html" && !this.isDenied(final)
      ? { kind: "page", address: final }
      : { kind: "other" };
  }

  /**
   * What a URL ends as after redirects and refreshes. It waits for requests alone and for no other
   * URL to be followed, so that pages which refresh to each other do not wait for each other.
   */
  async #follow(address: string): Promise<AddressEnd> {
    const seen = new Set<string>();
    for (let next = address; seen.size <= maxRedirects && !seen.has(next);) {
      seen.add(next);
      const end = await this.#fetchOnce(next);
      if (end.kind !== "page") return end;
      const refresh = end.directions?.refresh ?? null;
      if (refresh === null || refresh === end.address) return end;
      end.digest = undefined; // it is not read
      if (!this.#requests.isOwn(refresh)) return this.probe(refresh);
      next = refresh;
    }
    return { kind: "broken", reason: "loop", status: 0 };
  }

  #fetchOnce(address: string): Promise<AddressEnd> {
    const known = this.#fetched.get(address);
    if (known !== undefined) return known;
    const fetched = this.#fetch(address);
    this.#fetched.set(address, fetched);
    return fetched;
  }

  async #fetch(address: string): Promise<AddressEnd> {
    if (this.isDenied(address)) return { kind: "other" };
    const { checkpoint } = this.#options;
    const saved = checkpoint?.take(address);
    if (saved !== undefined) return saved;
    const end = await this.#request(address);
    return checkpoint === undefined ? end : checkpoint.watch(address, end);
  }

  async #request(address: string): Promise<AddressEnd> {
    try {
      return this.#open(address, await this.#requests.fetch(address));
    } catch (error) {
      this.#requests.signal.throwIfAborted();
      return toUnknown(error);
    }
  }

  #open(address: string, fetched: SafeResponse): AddressEnd {
    if (fetched.status >= 400) return { kind: "broken", reason: "status", status: fetched.status };
    const final = toAddress(fetched.url);
    if (!this.#requests.isOwn(final) || !isHtml(fetched)) return { kind: "other" };
    const { directions, digest } = this.#options.auditor.open(this.toSource(address, fetched));
    return { kind: "page", address: final, directions, digest };
  }
}
