/**
 * A rule of robots.txt. In its pattern `*` matches anything, and a final `$` the end of the path;
 * an empty pattern has no effect.
 */
export interface PathRule {
  readonly allows: boolean;
  readonly pattern: string;
}

/**
 * A robots.txt of the maximum size has room for 50,000 rules; ordinary ones have some dozens.
 * Further rules are ignored.
 */
const maxWildcardRules = 1_000;

/**
 * Compiles the rules of a group for matching thousands of paths: the longest matching pattern
 * decides, and of two equally long ones the one that allows (RFC 9309, section 2.2.2). The cost per
 * path is its length times the logarithm of the number of plain rules, plus path and pattern once
 * for each wildcard rule longer than the best match so far.
 */
export function compileRules(rules: readonly PathRule[]): (path: string) => boolean {
  const [allowing, disallowing] = [true, false].map((allows) =>
    compilePatterns(
      rules.flatMap((rule) =>
        rule.allows === allows && rule.pattern !== "" ? [rule.pattern] : [],
      ),
    ),
  );
  const folders = listIndexFolders(rules);
  return (path) => {
    if (path === "/robots.txt") return true;
    const disallowed = disallowing!(path, 0);
    if (disallowed === 0) return true;
    return folders.has(path)
      ? path.length + 1 >= disallowed || allowing!(path, disallowed) > 0
      : allowing!(path, disallowed) > 0;
  };
}

/**
 * Folders whose index page is allowed by its file name (`/a/index.html`), which Google treats as a
 * pattern `/a/$`.
 */
function listIndexFolders(rules: readonly PathRule[]): ReadonlySet<string> {
  return new Set(
    rules.flatMap(({ allows, pattern }) =>
      allows && /\/index\.html?$/.test(pattern)
        ? [pattern.slice(0, pattern.lastIndexOf("/") + 1)]
        : [],
    ),
  );
}

/**
 * @returns the length of the longest pattern that matches a path, or 0 where none of at least
 * `atLeast` characters does
 */
function compilePatterns(patterns: readonly string[]): (path: string, atLeast: number) => number {
  const plain = longestPrefix(
    patterns.filter((pattern) => !pattern.includes("*") && !pattern.endsWith("$")),
  );
  const whole = new Set(
    patterns.filter((pattern) => !pattern.includes("*") && pattern.endsWith("$")),
  );
  const withStars = [...new Set(patterns.filter((pattern) => pattern.includes("*")))]
    .slice(0, maxWildcardRules)
    .sort((a, b) => b.length - a.length);
  const wildcards = withStars.map((pattern) => ({
    length: pattern.length,
    fits: compileWildcard(pattern),
  }));
  return (path, atLeast) => {
    let longest = Math.max(plain(path), whole.has(`${path}$`) ? path.length + 1 : 0);
    for (const { length, fits } of wildcards) {
      if (length <= longest || length < atLeast) break; // sorted by length, longest first
      if (fits(path)) longest = length;
    }
    return longest >= atLeast ? longest : 0;
  };
}

/**
 * Finds the longest of many texts that is a prefix of a path. In sorted order, every prefix of a
 * path precedes the path, and is a prefix of the path's predecessor or of one of its parents.
 */
function longestPrefix(texts: readonly string[]): (path: string) => number {
  const sorted = [...new Set(texts)].sort();
  /** For each text, the index of the longest other text that is its prefix, or -1. */
  const parents: number[] = [];
  for (const [place, text] of sorted.entries()) {
    let parent = place - 1;
    while (parent >= 0 && !text.startsWith(sorted[parent]!)) parent = parents[parent]!;
    parents.push(parent);
  }
  return (path) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (sorted[middle]! <= path) from = middle + 1;
      else to = middle;
    }
    let place = from - 1;
    const common = place < 0 ? 0 : countCommonPrefix(sorted[place]!, path);
    while (place >= 0 && sorted[place]!.length > common) place = parents[place]!;
    return place < 0 ? 0 : sorted[place]!.length;
  };
}

function countCommonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/**
 * Compiles a pattern with wildcards. Matching each part at its first occurrence leaves most room
 * for the parts after it; with `$` the last part has to be the end.
 */
function compileWildcard(pattern: string): (path: string) => boolean {
  const isWhole = pattern.endsWith("$");
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  const head = parts[0]!;
  const last = isWhole ? parts.at(-1)! : "";
  const finders = (isWhole ? parts.slice(1, -1) : parts.slice(1))
    .filter((part) => part !== "")
    .map(compileFinder);
  const minChars = parts.reduce((sum, part) => sum + part.length, 0);
  return (path) => {
    if (minChars > path.length || !path.startsWith(head) || !path.endsWith(last)) return false;
    let at = head.length;
    for (const find of finders) {
      at = find(path, at);
      if (at < 0) return false;
    }
    return path.length - last.length >= at;
  };
}

/** Up to this length, the quadratic worst case of `indexOf` does not matter. */
const maxPlainSearch = 16;

/**
 * Finds a text in paths in linear time, while `indexOf` may take the product of both lengths.
 * @returns the index after the text, or -1
 * @see Knuth, Morris, Pratt: Fast pattern matching in strings
 */
function compileFinder(text: string): (path: string, from: number) => number {
  if (text.length <= maxPlainSearch) {
    return (path, from) => {
      const found = path.indexOf(text, from);
      return found < 0 ? -1 : found + text.length;
    };
  }
  // Prepared on first use, because most patterns fail at their first part
  let prepared: Prepared | undefined;
  return (path, from) => {
    if (!path.includes(text.slice(0, maxPlainSearch), from)) return -1;
    prepared ??= prepare(text);
    return findEnd(prepared, path, from);
  };
}

interface Prepared {
  readonly codes: Uint16Array;
  /**
   * For each prefix of the text, the length of its longest proper suffix that is a prefix of the
   * text too.
   */
  readonly fallbacks: Uint16Array;
}

function prepare(text: string): Prepared {
  const codes = Uint16Array.from(text, (character) => character.charCodeAt(0));
  const fallbacks = new Uint16Array(text.length);
  for (let at = 1, matched = 0; at < codes.length; at++) {
    while (matched > 0 && codes[at] !== codes[matched]) matched = fallbacks[matched - 1]!;
    if (codes[at] === codes[matched]) matched++;
    fallbacks[at] = matched;
  }
  return { codes, fallbacks };
}

function findEnd({ codes, fallbacks }: Prepared, path: string, from: number): number {
  for (let at = from, matched = 0; at < path.length; at++) {
    const code = path.charCodeAt(at);
    while (matched > 0 && code !== codes[matched]) matched = fallbacks[matched - 1]!;
    if (code === codes[matched]) matched++;
    if (matched === codes.length) return at + 1;
  }
  return -1;
}
