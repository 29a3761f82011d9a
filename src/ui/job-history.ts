/** A result that this device has seen. */
export interface Kept {
  readonly id: string;
  readonly url: string;
  /** What was asked of the address: the tool's own word. */
  readonly kind: string;
  /** Null for a result that gives none. */
  readonly score: number | null;
  /** ISO 8601. */
  readonly at: string;
}

export const noHistory: readonly Kept[] = [];
const most = 10;
/** As long as the server keeps a result. */
const keptMs = 30 * 24 * 3600 * 1000;

/** What was stored, less what is not ours and what the server has forgotten. */
export function readHistory(stored: unknown): readonly Kept[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored
    .filter(isKept)
    .filter(({ at }) => Date.now() - Date.parse(at) < keptMs)
    .slice(0, most);
}

function isKept(value: unknown): value is Kept {
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
export function withResult(history: readonly Kept[], result: Kept): readonly Kept[] {
  return [result, ...history.filter(({ id }) => id !== result.id)].slice(0, most);
}
