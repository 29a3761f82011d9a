import type { MeasuredLine } from "./measure-bandwidth.ts";

/** Lines that this device measured, by the id of the test that they belong to; the newest last. They never leave it. */
export type KeptLines = Readonly<Record<string, MeasuredLine>>;

export const keptLinesKey = "ro2ya:speed-lines";
export const noLines: KeptLines = {};
const most = 10;

/** What was stored, less what is not ours. */
export function readKeptLines(stored: unknown): KeptLines | undefined {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return undefined;
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, MeasuredLine] => isLine(entry[1])),
  );
}

function isLine(value: unknown): value is MeasuredLine {
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

export function withLine(lines: KeptLines, id: string, line: MeasuredLine): KeptLines {
  const { [id]: _replaced, ...others } = lines;
  return Object.fromEntries([...Object.entries(others), [id, line] as const].slice(-most));
}
