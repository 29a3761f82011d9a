import { maxKeywordChars } from "../max-keyword-chars.ts";

export const recentKey = "ro2ya-recent-keywords";
export const noRecent: readonly string[] = [];
const maxKeywords = 6;

/** Parses the stored list and leaves out invalid entries; undefined for what is no list. */
export function parseRecent(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored
    .filter(
      (word): word is string =>
        typeof word === "string" && word !== "" && word.length <= maxKeywordChars,
    )
    .slice(0, maxKeywords);
}

/** Adds a keyword as the newest one; each keyword is listed once. */
export function addRecent(recent: readonly string[], keyword: string): readonly string[] {
  return [keyword, ...recent.filter((word) => word !== keyword)].slice(0, maxKeywords);
}
