import { formatUserAgent } from "#platform/egress/crawler.ts";
import { safeFetch, type SafeResponse, type FetchOptions } from "#platform/egress/safe-fetch.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";

/** How a site is fetched: through which network, under which name, and until when. */
export interface CrawlContext {
  readonly network: NetworkAdapter;
  /** The URL of our own site, which the user agent names for the owner of the fetched site. */
  readonly siteUrl: string;
  readonly signal: AbortSignal;
  /** Is called before each request. @throws UnrequestedError where it is not to be made */
  readonly beforeRequest?: (url: URL) => void;
  /** Runs a request, with its redirects, when it is its turn; at once where it is not set. */
  readonly pace?: <T>(url: string, request: () => Promise<T>) => Promise<T>;
}

/** Ends a fetch at a request that is not to be made; what it leads to stays unknown. */
export class UnrequestedError extends Error {
  override name = "UnrequestedError";
}

type ContextFetchOptions = Omit<FetchOptions, "signal" | "userAgent" | "beforeRequest">;

/** The message for `too-large` names this limit. An ordinary page has a hundredth of it. */
export const maxPageBytes = 10 * 1024 * 1024;

/** The User-Agent under which sites are analyzed. */
export function getUserAgent(siteUrl: string): string {
  return formatUserAgent(`${siteUrl}/tools/seo-analyzer`);
}

export function fetchInContext(
  { network, siteUrl, signal, beforeRequest, pace }: CrawlContext,
  url: string,
  options: ContextFetchOptions = {},
): Promise<SafeResponse> {
  const userAgent = getUserAgent(siteUrl);
  const request = () => safeFetch(url, network, { ...options, signal, userAgent, beforeRequest });
  return pace === undefined ? request() : pace(url, request);
}

/**
 * Like `fetchInContext`, but returns undefined where the fetch fails.
 * @throws only the signal's reason
 */
export async function tryFetchInContext(
  context: CrawlContext,
  url: string,
  options: ContextFetchOptions = {},
): Promise<SafeResponse | undefined> {
  try {
    return await fetchInContext(context, url, options);
  } catch {
    context.signal.throwIfAborted();
    return undefined;
  }
}
