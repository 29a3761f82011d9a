import { maxKeywordChars } from "../contract.ts";

export const recentKey = "ro2ya-recent-keywords";
export const noRecent: readonly string[] = [];
const maxKeywords = 6;

/** What was stored, as far as it can be read. */
export function parseRecent(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored
    .filter(
      (word): word is string =>
        typeof word === "string" && word !== "" && word.length <= maxKeywordChars,
    )
    .slice(0, maxKeywords);
}

/** The newest first, each once. */
export function addRecent(recent: readonly string[], keyword: string): readonly string[] {
  return [keyword, ...recent.filter((word) => word !== keyword)].slice(0, maxKeywords);
}
