import type { Span } from "./sentence.ts";

/** A quotation that does not end within this many characters is a stray sign. */
const maxQuotedChars = 300;
const closing: Readonly<Record<string, string>> = { "«": "»", "“": "”", '"': '"', "‹": "›" };
/** A run without white space that is an address. */
const address = /:\/\/|www\.|@|\.(?:com|net|org|eg|sa|ae|shop|store|io)\b/iu;

/**
 * Finds what is not the writer's own spelling: quotations and addresses.
 * @returns spans in the order of the text, which do not overlap
 */
export function findProtectedSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < text.length; i++) {
    const close = Object.hasOwn(closing, text[i]!) ? closing[text[i]!]! : undefined;
    // 15" is a size.
    if (close === undefined || (text[i] === '"' && /\d/u.test(text[i - 1] ?? ""))) continue;
    const end = text.slice(i + 1, i + 1 + maxQuotedChars).indexOf(close);
    if (end < 0) continue;
    spans.push({ start: i, end: i + end + 2 });
    i += end + 1;
  }
  const addresses = Array.from(text.matchAll(/\S+/gu))
    .filter(({ 0: run }) => address.test(run))
    .map(({ 0: run, index }) => ({ start: index, end: index + run.length }))
    .filter((run) => !spans.some(({ start, end }) => start < run.end && run.start < end));
  return [...spans, ...addresses].toSorted((a, b) => a.start - b.start);
}
