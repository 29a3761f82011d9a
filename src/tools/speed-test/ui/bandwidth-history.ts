import type { BandwidthResult } from "./measure-bandwidth.ts";

/**
 * Bandwidths that this device measured, by the id of their test, the newest last. They are never
 * sent.
 */
export type BandwidthHistory = Readonly<Record<string, BandwidthResult>>;

export const bandwidthHistoryKey = "ro2ya:speed-lines";
export const emptyBandwidthHistory: BandwidthHistory = {};
const maxEntries = 10;

/** Returns the valid entries of what was stored. */
export function parseBandwidthHistory(stored: unknown): BandwidthHistory | undefined {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return undefined;
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, BandwidthResult] =>
      isBandwidthResult(entry[1]),
    ),
  );
}

function isBandwidthResult(value: unknown): value is BandwidthResult {
  if (typeof value !== "object" || value === null) return false;
  const {
    latencyMs,
    jitterMs,
    downloadMbps,
    uploadMbps,
    loadedLatencyMs,
    location,
    isServerLimited,
  } = value as Record<string, unknown>;
  const isFigure = (figure: unknown): boolean =>
    typeof figure === "number" && Number.isFinite(figure) && figure >= 0;
  return (
    [latencyMs, jitterMs, downloadMbps, uploadMbps].every(isFigure) &&
    (loadedLatencyMs === null || isFigure(loadedLatencyMs)) &&
    typeof location === "string" &&
    typeof isServerLimited === "boolean"
  );
}

export function addBandwidthResult(
  history: BandwidthHistory,
  id: string,
  result: BandwidthResult,
): BandwidthHistory {
  const { [id]: _replaced, ...others } = history;
  return Object.fromEntries([...Object.entries(others), [id, result] as const].slice(-maxEntries));
}
