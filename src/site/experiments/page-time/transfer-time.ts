/** Bytes of a kilobyte as the HTTP Archive counts page weight. */
export const kilobyte = 1_024;

/** What a phone on a slow mobile network has, by Lighthouse's profile of one. */
export const slowNetwork = { megabits: 1.6, latencyMs: 150 } as const;

/**
 * How long a page takes to arrive over a connection that it fills: one round trip until the first
 * byte, then its weight over the speed. The experiment of `content/tutorials/website-speed`
 * compares it with what a browser measures.
 * @returns seconds
 */
export function estimateTransferSeconds(weightKb: number, megabits: number): number {
  return slowNetwork.latencyMs / 1_000 + (weightKb * kilobyte * 8) / (megabits * 1_000_000);
}
