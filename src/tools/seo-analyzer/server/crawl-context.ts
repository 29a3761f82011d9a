import { formatUserAgent } from "#platform/egress/crawler.ts";
import { safeFetch, type SafeResponse, type FetchOptions } from "#platform/egress/safe-fetch.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";

/** How we come to somebody's site: through which door, under which name, and until when. */
export interface CrawlContext {
  readonly network: NetworkAdapter;
  /** The address of our own site, which tells its owner who came. */
  readonly siteUrl: string;
  readonly signal: AbortSignal;
}

/** The User-Agent under which sites are analyzed. */
export function getUserAgent(siteUrl: string): string {
  return formatUserAgent(`${siteUrl}/tools/seo-analyzer`);
}

export function fetchInContext(
  { network, siteUrl, signal }: CrawlContext,
  url: string,
  options: Omit<FetchOptions, "signal" | "userAgent"> = {},
): Promise<SafeResponse> {
  return safeFetch(url, network, { ...options, signal, userAgent: getUserAgent(siteUrl) });
}

/** Asks where no answer is an answer too: undefined then. @throws only what the visit was given up with */
export async function tryFetchInContext(
  context: CrawlContext,
  url: string,
  options: Omit<FetchOptions, "signal" | "userAgent"> = {},
): Promise<SafeResponse | undefined> {
  try {
    return await fetchInContext(context, url, options);
  } catch {
    context.signal.throwIfAborted();
    return undefined;
  }
}
