import { splitWords, stem } from "#i18n/fold-arabic.ts";
import { isFiller } from "./filler-words.ts";
import { openIndex } from "./open-index.ts";
import type { SearchIndex } from "./search-index.ts";
import { countErrors } from "./word-errors.ts";

/** Shorter words have too many neighbours that mean something else. */
const minChars = 4;
/** From this length on two errors are as rare in another word as one is in a short one. */
const longChars = 7;
const maxWordChars = 24;

const writtenWordsByIndex = new WeakMap<SearchIndex, ReadonlyMap<string, string>>();

/**
 * Proposes a query whose words the site has, for one with misspelt words.
 * @returns the query with each unknown word replaced by the nearest known one; undefined when
 *   every word is known, or one has no near neighbour
 */
export function suggestQuery(index: SearchIndex, query: string): string | undefined {
  const { known, body } = openIndex(index);
  const written = getWrittenWords(index);
  const has = (term: string): boolean => known.has(term) || body.has(term);
  let isChanged = false;
  const words: string[] = [];
  for (const typed of query.split(/\s+/)) {
    const word = splitWords(typed).join("");
    const isFine =
      word.length < minChars ||
      word.length > maxWordChars ||
      isFiller(word) ||
      has(stem(word)) ||
      [...written.keys()].some((term) => term.startsWith(word));
    const nearest = isFine ? typed : findNearest(word, written);
    if (nearest === undefined) return undefined;
    isChanged ||= !isFine;
    words.push(nearest);
  }
  return isChanged ? words.join(" ") : undefined;
}

/** All words of the index, folded, each with how it is written. */
function getWrittenWords(index: SearchIndex): ReadonlyMap<string, string> {
  const opened = writtenWordsByIndex.get(index);
  if (opened !== undefined) return opened;
  const words = new Map<string, string>();
  const texts = [
    ...index.pages.flatMap(({ title, keywords = "", names = "" }) => [title, keywords, names]),
    ...(index.synonyms ?? []).flat(),
    ...index.pages.map(({ description }) => description),
  ];
  for (const text of texts)
    for (const shown of text.match(/[\p{L}\p{M}ـ]+/gu) ?? []) {
      const word = splitWords(shown)[0] ?? "";
      if (!words.has(word)) words.set(word, toTyped(shown));
    }
  for (const { written } of openIndex(index).body.values()) {
    const word = splitWords(written)[0] ?? "";
    if (!words.has(word)) words.set(word, toTyped(written));
  }
  writtenWordsByIndex.set(index, words);
  return words;
}

/** A word as visitors type it: without diacritics, in lower case unless it is an abbreviation. */
function toTyped(shown: string): string {
  const bare = shown.replace(/[\p{M}ـ]/gu, "");
  return bare === bare.toUpperCase() ? bare : bare.toLowerCase();
}

/** The known word with the fewest errors between; of several the first one of the index. */
function findNearest(word: string, written: ReadonlyMap<string, string>): string | undefined {
  const maxErrors = word.length >= longChars ? 2 : 1;
  let [nearest, fewest] = [undefined as string | undefined, maxErrors + 1];
  for (const [term, shown] of written) {
    if (term.length < minChars) continue;
    const errors = countErrors(word, term, fewest);
    if (errors < fewest) [nearest, fewest] = [shown, errors];
  }
  return nearest;
}
