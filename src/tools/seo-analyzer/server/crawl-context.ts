import { safeFetch, type SafeResponse, type FetchOptions } from "#platform/egress/safe-fetch.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";

/** How we come to somebody's site: through which door, under which name, and until when. */
export interface CrawlContext {
  readonly network: NetworkAdapter;
  /** The address of our own site, which tells its owner who came. */
  readonly siteUrl: string;
  readonly signal: AbortSignal;
}

/** What robots.txt calls us: letters alone, as RFC 9309 wants a product token. */
export const robotName = "RoyaBot";

/** As site owners know it from other crawlers. @see https://www.rfc-editor.org/rfc/rfc9110#name-user-agent */
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

/** The first value of a header; "" without it. @param name in lower case */
export function getHeader({ headers }: Pick<SafeResponse, "headers">, name: string): string {
  return headers.find(([key]) => key === name)?.[1] ?? "";
}
