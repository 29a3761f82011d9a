import type { StorageKey } from "#base/inventory/browser-storage.ts";
import type { Retention } from "#base/inventory/retention.ts";
import type { BandwidthFigures } from "./bandwidth-figures.ts";

/** One measurement of the connection by this device. `at` is ISO 8601. */
export interface ConnectionPoint extends Pick<
  BandwidthFigures,
  "downloadMbps" | "uploadMbps" | "latencyMs" | "loadedLatencyMs"
> {
  readonly at: string;
}

/** The oldest first. */
export type ConnectionHistory = readonly ConnectionPoint[];

export const connectionHistoryKey = "ro2ya:line-history" satisfies StorageKey<"local">;
export const emptyConnectionHistory: ConnectionHistory = [];
const maxHistoryDays = 90 satisfies Retention["connectionHistoryDays"];
const dayMs = 24 * 3_600_000;
/** Four a day. */
const maxPoints = 4 * maxHistoryDays;

/** Returns the valid points of what was stored. */
export function parseConnectionHistory(stored: unknown): ConnectionHistory | undefined {
  return Array.isArray(stored) ? stored.filter(isPoint) : undefined;
}

function isPoint(value: unknown): value is ConnectionPoint {
  if (typeof value !== "object" || value === null) return false;
  const { at, downloadMbps, uploadMbps, latencyMs, loadedLatencyMs } = value as Record<
    string,
    unknown
  >;
  const isFigure = (figure: unknown): boolean =>
    typeof figure === "number" && Number.isFinite(figure) && figure >= 0;
  return (
    typeof at === "string" &&
    !Number.isNaN(Date.parse(at)) &&
    [downloadMbps, uploadMbps, latencyMs].every(isFigure) &&
    (loadedLatencyMs === null || isFigure(loadedLatencyMs))
  );
}

/** Adds a measurement, and drops those older than 90 days. */
export function addConnectionPoint(
  history: ConnectionHistory,
  { downloadMbps, uploadMbps, latencyMs, loadedLatencyMs }: BandwidthFigures,
  now: Date,
): ConnectionHistory {
  const point = { at: now.toISOString(), downloadMbps, uploadMbps, latencyMs, loadedLatencyMs };
  return [...listRecent(history, now), point].slice(-maxPoints);
}

/** The measurements of the last 90 days, the oldest first. */
export function listRecent(history: ConnectionHistory, now: Date): ConnectionHistory {
  const oldest = now.getTime() - maxHistoryDays * dayMs;
  return history
    .filter(({ at }) => Date.parse(at) >= oldest && Date.parse(at) <= now.getTime())
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The speed in the middle of all measurements, in megabits per second. */
export function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? sorted[middle]!
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
