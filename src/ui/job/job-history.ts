import type { Retention } from "#base/inventory/retention.ts";

/** A result that this device has opened. */
export interface HistoryEntry {
  readonly id: string;
  readonly url: string;
  /** The kind of the job, in the tool's own vocabulary. */
  readonly kind: string;
  /** Null for a result without a score. */
  readonly score: number | null;
  /** Whether the result says that no score outweighs what was found. */
  readonly isBlocked?: boolean;
  /** ISO 8601. */
  readonly at: string;
}

export const emptyHistory: readonly HistoryEntry[] = [];
const maxEntries = 10;
/** The time for which the server stores results (decision 33). */
const entryDays = 30 satisfies Retention["reportDays"];
const entryTtlMs = entryDays * 24 * 3600 * 1000;

/**
 * Parses a stored history and leaves out invalid entries and those whose result has expired on the
 * server.
 */
export function parseHistory(stored: unknown): readonly HistoryEntry[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored
    .filter(isHistoryEntry)
    .filter(({ at }) => Date.now() - Date.parse(at) < entryTtlMs)
    .slice(0, maxEntries);
}

function isHistoryEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== "object" || value === null) return false;
  const { id, url, kind, score, at } = value as Record<string, unknown>;
  return (
    typeof id === "string" &&
    typeof url === "string" &&
    typeof kind === "string" &&
    (score === null || typeof score === "number") &&
    typeof at === "string" &&
    !Number.isNaN(Date.parse(at))
  );
}

/** Adds a result at the beginning; keeps at most ten results, each once. */
export function addHistoryEntry(
  history: readonly HistoryEntry[],
  result: HistoryEntry,
): readonly HistoryEntry[] {
  return [result, ...history.filter(({ id }) => id !== result.id)].slice(0, maxEntries);
}
