import type { StorageKey } from "#base/inventory/browser-storage.ts";

/** The recent searches, stored on this device only. Without storage nothing is kept. */
const storageKey = "searches" satisfies StorageKey<"local">;
const maxSearches = 5;
const maxChars = 100;

/** The recent searches, the latest first, at most five. */
export function readRecent(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored)
      ? stored
          .filter(
            (text): text is string =>
              typeof text === "string" && text.trim() !== "" && text.length <= maxChars,
          )
          .slice(0, maxSearches)
      : [];
  } catch {
    return [];
  }
}

/** Stores a search whose result was opened, as the latest one; equal texts are stored once. */
export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed !== "" && trimmed.length <= maxChars)
    saveSearches(
      [trimmed, ...readRecent().filter((other) => other !== trimmed)].slice(0, maxSearches),
    );
}

/** Deletes one search, or all of them. */
export function deleteRecent(text?: string): void {
  saveSearches(text === undefined ? [] : readRecent().filter((other) => other !== text));
}

function saveSearches(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Storage is disabled or full: the search works without a history.
  }
}
