import type { PageReport, SiteReport } from "./contract.ts";

export interface Checked {
  readonly id: string;
  readonly url: string;
  readonly kind: "page" | "site";
  readonly score: number;
  /** ISO 8601. */
  readonly at: string;
}

export const historyKey = "ro2ya:seo-history";
export const noHistory: readonly Checked[] = [];
const most = 10;
/** As long as the server keeps a report. */
const keptMs = 30 * 24 * 3600 * 1000;

/** What was stored, less what is not ours and what the server has forgotten. */
export function readHistory(stored: unknown): readonly Checked[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored
    .filter(isChecked)
    .filter(({ at }) => Date.now() - Date.parse(at) < keptMs)
    .slice(0, most);
}

function isChecked(value: unknown): value is Checked {
  if (typeof value !== "object" || value === null) return false;
  const { id, url, kind, score, at } = value as Record<string, unknown>;
  return (
    typeof id === "string" &&
    typeof url === "string" &&
    (kind === "page" || kind === "site") &&
    typeof score === "number" &&
    typeof at === "string" &&
    !Number.isNaN(Date.parse(at))
  );
}

/** The last ten, the newest first; a report that is opened again is not listed twice. */
export function withReport(history: readonly Checked[], id: string, { url, kind, score, fetchedAt }: PageReport | SiteReport): readonly Checked[] {
  return [{ id, url, kind, score, at: fetchedAt }, ...history.filter((checked) => checked.id !== id)].slice(0, most);
}
