import { findMatches } from "../text/find-matches.ts";
import type { Span } from "./sentence.ts";

/** A quotation that does not end within this many characters is a stray sign. */
const maxQuotedChars = 300;
const closing: Readonly<Record<string, string>> = { "«": "»", "“": "”", '"': '"', "‹": "›" };
const opening = /[«“"‹]/gu;
const run = /\S+/gu;
/** A run without white space that is an address. */
const address = /:\/\/|www\.|@|\.(?:com|net|org|eg|sa|ae|shop|store|io)\b/iu;

/**
 * Finds what is not the writer's own spelling: quotations and addresses.
 * @returns spans in the order of the text, which do not overlap
 */
export function findProtectedSpans(text: string): Span[] {
  const quotations = findQuotations(text);
  if (!address.test(text)) return quotations;
  const addresses = findMatches(text, run)
    .filter(({ 0: word }) => address.test(word))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
    .filter((word) => !quotations.some(({ start, end }) => start < word.end && word.start < end));
  return [...quotations, ...addresses].toSorted((a, b) => a.start - b.start);
}

function findQuotations(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: open, index: start } of findMatches(text, opening)) {
    // 15" is a size.
    if (start < (spans.at(-1)?.end ?? 0) || (open === '"' && /\d/u.test(text[start - 1] ?? "")))
      continue;
    const end = text.slice(start + 1, start + 1 + maxQuotedChars).indexOf(closing[open]!);
    if (end >= 0) spans.push({ start, end: start + end + 2 });
  }
  return spans;
}
