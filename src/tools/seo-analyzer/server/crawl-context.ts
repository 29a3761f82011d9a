import { safeFetch, type SafeResponse, type FetchOptions } from "#platform/egress/safe-fetch.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";

/** How a site is fetched: through which network, under which name, and until when. */
export interface CrawlContext {
  readonly network: NetworkAdapter;
  /** The URL of our own site, which the user agent names for the owner of the fetched site. */
  readonly siteUrl: string;
  readonly signal: AbortSignal;
}

/** Our product token in robots.txt: letters only, as RFC 9309 requires. */
export const robotName = "RoyaBot";

/** The message for `too-large` names this limit. An ordinary page has a hundredth of it. */
export const maxPageBytes = 10 * 1024 * 1024;

/** In the form that other crawlers use. @see https://www.rfc-editor.org/rfc/rfc9110#name-user-agent */
export function getUserAgent(siteUrl: string): string {
  return `Mozilla/5.0 (compatible; ${robotName}/1.0; +${siteUrl}/tools/seo-analyzer)`;
}

export function fetchInContext(
  { network, siteUrl, signal }: CrawlContext,
  url: string,
  options: Omit<FetchOptions, "signal" | "userAgent"> = {},
): Promise<SafeResponse> {
  return safeFetch(url, network, { ...options, signal, userAgent: getUserAgent(siteUrl) });
}

/** Like `fetchInContext`, but returns undefined where the fetch fails. @throws only the signal's reason */
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

/** The first value of a header; "" where it is absent. @param name in lower case */
export function getHeader({ headers }: Pick<SafeResponse, "headers">, name: string): string {
  return headers.find(([key]) => key === name)?.[1] ?? "";
}
