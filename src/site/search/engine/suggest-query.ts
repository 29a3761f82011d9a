import { splitWords, stem } from "#i18n/fold-arabic.ts";
import { isFiller } from "./filler-words.ts";
import { openIndex } from "./open-index.ts";
import type { IndexedPage, SearchIndex } from "./search-index.ts";
import { rateTypingError } from "./typing-errors.ts";

/** Shorter words have too many neighbours that mean something else. */
const minChars = 4;
const maxWordChars = 24;

const subjectsByIndex = new WeakMap<SearchIndex, ReadonlyMap<string, string>>();

/**
 * Proposes a query whose words the site has, for one with misspelt words. Only words that name
 * pages are proposed: texts have so many words that every second word of the language is near one.
 * @returns the query with each unknown word replaced by the likeliest one; undefined when every
 *   word is known, or one is no likely slip
 */
export function suggestQuery(index: SearchIndex, query: string): string | undefined {
  let isChanged = false;
  const words: string[] = [];
  const likeliestByTyped = new Map<string, string>(); // a word may be repeated
  for (const typed of query.split(/\s+/)) {
    const word = splitWords(typed).join("");
    const isFine = word.length > maxWordChars || isKnown(index, word);
    const likeliest = likeliestByTyped.get(typed) ?? (isFine ? typed : findLikeliest(index, word));
    if (likeliest === undefined) return undefined;
    likeliestByTyped.set(typed, likeliest);
    isChanged ||= !isFine;
    words.push(likeliest);
  }
  return isChanged ? words.join(" ") : undefined;
}

/** Whether a word finds something as it is, is the beginning of one that does, or is too short. */
function isKnown(index: SearchIndex, word: string): boolean {
  const bare = splitArticle(word)[1];
  if (bare.length < minChars || isFiller(word)) return true;
  const { known, body, trades } = openIndex(index);
  return [known, body, trades].some(
    (terms) => terms.has(stem(word)) || [...terms.keys()].some((term) => term.startsWith(bare)),
  );
}

/** The texts that name a page; of a project also what it says of its client's trade. */
const listSubjectTexts = (page: IndexedPage): string[] => [
  page.title,
  page.keywords ?? "",
  page.names ?? "",
  page.kind === "project" ? page.description : "",
];

/** The words that name pages, folded and without their article, each with how it is written. */
function getSubjects(index: SearchIndex): ReadonlyMap<string, string> {
  const opened = subjectsByIndex.get(index);
  if (opened !== undefined) return opened;
  const subjects = new Map<string, string>();
  const texts = [
    ...index.pages.flatMap(listSubjectTexts),
    ...(index.synonyms ?? []).flat(),
    ...(index.trades ?? []).map(([words]) => words),
  ];
  for (const text of texts)
    for (const shown of text.match(/[\p{L}\p{M}ـ]+/gu) ?? []) {
      const [article, word] = splitArticle(splitWords(shown)[0] ?? "");
      const written = toTyped(shown).slice(article.length);
      if (word.length >= minChars && !subjects.has(word)) subjects.set(word, written);
    }
  subjectsByIndex.set(index, subjects);
  return subjects;
}

/** The Arabic article says nothing about which word is meant; it stays as it was typed. */
const splitArticle = (word: string): readonly [article: string, bare: string] =>
  /^ال.{3}/.test(word) ? ["ال", word.slice(2)] : ["", word];

/** A word as visitors type it: without diacritics, in lower case unless it is an abbreviation. */
function toTyped(shown: string): string {
  const bare = shown.replace(/[\p{M}ـ]/gu, "");
  return bare === bare.toUpperCase() ? bare : bare.toLowerCase();
}

/** The word that one is the likeliest slip for; of several the first one of the index. */
function findLikeliest(index: SearchIndex, typed: string): string | undefined {
  const [article, word] = splitArticle(typed);
  let [likeliest, lowest] = [undefined as string | undefined, Infinity];
  for (const [subject, written] of getSubjects(index)) {
    const cost = rateTypingError(word, subject);
    if (cost !== undefined && cost < lowest) [likeliest, lowest] = [article + written, cost];
  }
  return likeliest;
}
