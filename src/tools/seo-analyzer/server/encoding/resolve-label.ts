/**
 * The names that security reasons forbid to decode: a browser shows a single U+FFFD instead.
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 */
const replacementLabels = new Set([
  "replacement",
  "csiso2022kr",
  "hz-gb-2312",
  "iso-2022-cn",
  "iso-2022-cn-ext",
  "iso-2022-kr",
]);

/** Returns the name in lower case of the encoding that a label means; undefined for none. */
export function resolveLabel(label: string): string | undefined {
  const name = label.trim().toLowerCase();
  if (replacementLabels.has(name)) return "replacement";
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

/**
 * Resolves a label that was read as ASCII in the page itself: such a page is not UTF-16, and
 * `x-user-defined` means windows-1252 there.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding
 */
export function resolveInnerLabel(label: string): string | undefined {
  const name = resolveLabel(label);
  if (name === "utf-16le" || name === "utf-16be") return "utf-8";
  return name === "x-user-defined" ? "windows-1252" : name;
}
