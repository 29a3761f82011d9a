/** What was searched for on this device, kept here and nowhere else. Where storage is forbidden nothing is kept. */
const slot = "searches";
const most = 5;
const longest = 100;

/** The latest first, five at most. */
export function readRecent(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(slot) ?? "[]");
    return Array.isArray(stored)
      ? stored
          .filter(
            (text): text is string =>
              typeof text === "string" && text.trim() !== "" && text.length <= longest,
          )
          .slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** Puts a search that led somewhere in front; the same words are kept once. */
export function rememberSearch(text: string): void {
  const asked = text.trim();
  if (asked !== "" && asked.length <= longest)
    store([asked, ...readRecent().filter((other) => other !== asked)].slice(0, most));
}

/** Forgets one search, or all of them. */
export function forgetRecent(text?: string): void {
  store(text === undefined ? [] : readRecent().filter((other) => other !== text));
}

function store(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(slot);
    else localStorage.setItem(slot, JSON.stringify(searches));
  } catch {
    // Storage is forbidden or full: search works on without a memory.
  }
}
