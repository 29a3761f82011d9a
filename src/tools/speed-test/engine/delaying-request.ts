import type { PageRequest } from "../contract.ts";

/**
 * The request that delays the first paint: of those that block it, the one that ended last; without
 * one, the picture that is the largest contentful paint.
 * @returns null where neither is among the requests
 * @see https://developer.chrome.com/docs/performance/insights/render-blocking
 */
export function findDelayingRequest(requests: readonly PageRequest[]): PageRequest | null {
  const blocking = requests
    .filter(({ mark }) => mark === "blocking")
    .toSorted((a, b) => b.endMs - a.endMs)[0];
  return blocking ?? requests.find(({ mark }) => mark === "lcp") ?? null;
}
