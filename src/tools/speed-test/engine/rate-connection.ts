import type { Band } from "../contract.ts";
import type { BandwidthFigures } from "./bandwidth-figures.ts";

/** The figures of a connection that no table of uses rates by itself. */
export type DelayFigure = "latency" | "jitter" | "loaded";

/**
 * Up to which milliseconds a delay is good and average. Latency: the limits of games (75 and 150).
 * Jitter: Zoom's limit for calls, and our own double of it. Under load: 150 for games, and the 300
 * that ITU-T G.114 allows a call.
 * @see docs/specification.md#speed-test-labels
 */
const limits: Readonly<Record<DelayFigure, readonly [goodMs: number, averageMs: number]>> = {
  latency: [75, 150],
  jitter: [40, 80],
  loaded: [150, 300],
};

/** Rates a delay of a connection, in milliseconds. */
export function rateDelay(figure: DelayFigure, ms: number): Band {
  const [goodMs, averageMs] = limits[figure];
  return ms <= goodMs ? "good" : ms <= averageMs ? "average" : "poor";
}

/** So many times the download is more than any offer to homes: they have less upload. */
const maxUploadRatio = 10;

/**
 * Whether the upload is over ten times the download: usually something else was downloading, or the
 * network was changing.
 */
export function isUnusual({
  downloadMbps,
  uploadMbps,
}: Pick<BandwidthFigures, "downloadMbps" | "uploadMbps">): boolean {
  return uploadMbps > maxUploadRatio * downloadMbps;
}
