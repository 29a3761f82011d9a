import { longestKeyword } from "../contract.ts";

export const recentKey = "ro2ya-recent-keywords";
export const noRecent: readonly string[] = [];
const most = 6;

/** What was stored, as far as it can be read. */
export function readRecent(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored
    .filter(
      (word): word is string =>
        typeof word === "string" && word !== "" && word.length <= longestKeyword,
    )
    .slice(0, most);
}

/** The newest first, each once. */
export function withRecent(recent: readonly string[], keyword: string): readonly string[] {
  return [keyword, ...recent.filter((word) => word !== keyword)].slice(0, most);
}
