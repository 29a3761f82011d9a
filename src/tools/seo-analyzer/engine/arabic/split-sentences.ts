import { findMatches } from "../text/find-matches.ts";
import { findProtectedSpans } from "./find-protected-spans.ts";
import { isArabicLetter, isBare, toBare } from "./letters.ts";
import { dialectByWord } from "./lists/dialect-words.ts";
import { nameTitles, persianWords } from "./lists/protecting-words.ts";
import type { Block, Sentence, Span, Word } from "./sentence.ts";

const wordRun = /[\u0621-\u065F\u0670-\u06D3]+/gu;
const stop = /[.!?؟…]/gu;
/** A longer run of letters is decoration and no word. */
const maxWordChars = 60;
/** The number of words after a title or "street" that are a name. */
const nameWords = 2;
/**
 * Marks for each letter from which a text is fully vowelled, as verses are. Ordinary text marks a
 * letter here and there.
 */
const vowelledShare = 0.4;
const minVowelledLetters = 8;

/** A longer run without a stop is cut, so that no check compares more than this. */
const maxSentenceChars = 3_000;

/** Splits a block into its sentences, without those that are Persian, Urdu or fully vowelled. */
export function splitSentences({ place, text }: Block): Sentence[] {
  return cutAtStops(text)
    .map((part) => readSentence(place, part))
    .filter(({ text: part, words }) => words.length > 0 && isJudged(part, words));
}

/**
 * A stop ends a sentence where white space or nothing follows, and not after an initial. A sentence
 * that is too long ends at its last white space, and without one where its length does.
 */
function cutAtStops(text: string): string[] {
  const stops = findMatches(text, stop).filter(({ index }) => isEnd(text, index));
  const parts: string[] = [];
  let from = 0;
  for (const end of [...stops.map(({ index }) => index + 1), text.length]) {
    while (end - from > maxSentenceChars) {
      const cut = findCut(text, from);
      parts.push(text.slice(from, cut).trim());
      from = cut;
    }
    parts.push(text.slice(from, end).trim());
    from = end;
  }
  return parts.filter((part) => part !== "");
}

/** Where a sentence that is too long ends. */
function findCut(text: string, from: number): number {
  const max = from + maxSentenceChars;
  let space = max;
  while (space > from && !/\s/u.test(text[space]!)) space--;
  return space > from ? space : max;
}

function isEnd(text: string, i: number): boolean {
  const next = text[i + 1];
  if (next !== undefined && !/\s/u.test(next)) return false;
  // "د. أحمد": an initial of one letter is no end.
  const isInitial = isArabicLetter(text[i - 1]) && /[\s(«]/u.test(text[i - 2] ?? " ");
  return text[i] !== "." || !isInitial;
}

function readSentence(place: Sentence["place"], text: string): Sentence {
  const spans = findProtectedSpans(text);
  const words: Word[] = [];
  const areBare = isBare(text);
  let nameLeft = 0;
  let span = 0;
  for (const { 0: raw, index: start } of findMatches(text, wordRun)) {
    const bare = areBare ? raw : toBare(raw);
    if (bare === "" || raw.length > maxWordChars) continue;
    const end = start + raw.length;
    while (span < spans.length && spans[span]!.end <= start) span++;
    const isQuoted = span < spans.length && spans[span]!.start <= start;
    const isTag = "#@_".includes(text[start - 1] ?? " ") || text[end] === "_";
    words.push({ raw, bare, start, end, isProtected: isQuoted || isTag || nameLeft > 0 });
    nameLeft = nameTitles.has(bare) ? nameWords : nameLeft - 1;
  }
  const isDialect = words.some(({ bare, isProtected }) => !isProtected && dialectByWord.has(bare));
  return { place, text, words, isDialect, protectedSpans: spans };
}

function isJudged(text: string, words: readonly Word[]): boolean {
  if (words.some(({ bare }) => persianWords.has(bare))) return false;
  const letters = words.reduce((sum, { bare }) => sum + bare.length, 0);
  const marks = text.match(/[\u064B-\u0652\u0670]/gu)?.length ?? 0;
  return letters < minVowelledLetters || marks / letters < vowelledShare;
}

/** Whether a place of a sentence is in a quotation or an address. */
export const isInSpans = (spans: readonly Span[], at: number): boolean =>
  spans.some(({ start, end }) => start <= at && at < end);
