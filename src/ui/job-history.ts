/** A result that this device has seen. */
export interface HistoryEntry {
  readonly id: string;
  readonly url: string;
  /** What was asked of the address: the tool's own word. */
  readonly kind: string;
  /** Null for a result that gives none. */
  readonly score: number | null;
  /** ISO 8601. */
  readonly at: string;
}

export const emptyHistory: readonly HistoryEntry[] = [];
const maxEntries = 10;
/** As long as the server keeps a result. */
const entryTtlMs = 30 * 24 * 3600 * 1000;

/** What was stored, less what is not ours and what the server has forgotten. */
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

/** The last ten, the newest first; a result that is opened again is not listed twice. */
export function addHistoryEntry(
  history: readonly HistoryEntry[],
  result: HistoryEntry,
): readonly HistoryEntry[] {
  return [result, ...history.filter(({ id }) => id !== result.id)].slice(0, maxEntries);
}
