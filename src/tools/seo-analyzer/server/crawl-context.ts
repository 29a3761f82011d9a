import { fetchOutside, type Fetched, type FetchOptions } from "#platform/egress/safe-fetch.ts";
import type { World } from "#platform/egress/network-adapter.ts";

/** How we come to somebody's site: through which door, under which name, and until when. */
export interface Visit {
  readonly world: World;
  /** The address of our own site, which tells its owner who came. */
  readonly siteUrl: string;
  readonly signal: AbortSignal;
}

/** What robots.txt calls us: letters alone, as RFC 9309 wants a product token. */
export const robotName = "RoyaBot";

/** As site owners know it from other crawlers. @see https://www.rfc-editor.org/rfc/rfc9110#name-user-agent */
export function userAgentOf(siteUrl: string): string {
  return `Mozilla/5.0 (compatible; ${robotName}/1.0; +${siteUrl}/tools/seo-analyzer)`;
}

export function fetchOn(
  { world, siteUrl, signal }: Visit,
  url: string,
  options: Omit<FetchOptions, "signal" | "userAgent"> = {},
): Promise<Fetched> {
  return fetchOutside(url, world, { ...options, signal, userAgent: userAgentOf(siteUrl) });
}

/** Asks where no answer is an answer too: undefined then. @throws only what the visit was given up with */
export async function tryFetchOn(
  visit: Visit,
  url: string,
  options: Omit<FetchOptions, "signal" | "userAgent"> = {},
): Promise<Fetched | undefined> {
  try {
    return await fetchOn(visit, url, options);
  } catch {
    visit.signal.throwIfAborted();
    return undefined;
  }
}

/** The first value of a header; "" without it. @param name in lower case */
export function headerOf({ headers }: Pick<Fetched, "headers">, name: string): string {
  return headers.find(([key]) => key === name)?.[1] ?? "";
}
