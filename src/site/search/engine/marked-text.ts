import { tokenize } from "#i18n/fold-arabic.ts";
import type { GetTerms } from "./page-terms.ts";
import { writtenWord } from "./written-words.ts";

/** A text in pieces, alternately plain and matched; the first piece is plain and may be empty. */
export type MarkedText = readonly string[];

/** An excerpt has one line in a wide window and at most three on a phone. */
const maxChars = 96;
/** A shorter sentence is no excerpt; the next one follows it. */
const minSentenceChars = 40;
/** The part of a sentence before the match: the match has to be inside the excerpt. */
const maxLeadChars = 72;
/** The text before the match where no sentence begins near it: from a clause, else from a word. */
const clauseLeadChars = 48;
const wordLeadChars = 30;

/**
 * Cuts a text around its words that have one of the terms as a form.
 * @param getTerms returns what `tokenize` does, for texts whose words occur again
 */
export function markWords(
  text: string,
  terms: ReadonlySet<string>,
  getTerms: GetTerms = tokenize,
): MarkedText {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(writtenWord)) {
    if (!getTerms(word).some((term) => terms.has(term))) continue;
    pieces.push(text.slice(end, index), word);
    end = index + word.length;
  }
  return [...pieces, text.slice(end)];
}

export const hasMark = (text: MarkedText): boolean => text.length > 1;

/** Joins texts; what is plain at their ends becomes one piece. */
export function joinMarked(...texts: readonly MarkedText[]): MarkedText {
  const pieces: string[] = [""];
  for (const [first = "", ...rest] of texts) {
    pieces[pieces.length - 1] += first;
    pieces.push(...rest);
  }
  return pieces;
}

/**
 * Shortens a text to an excerpt of whole words around a match: the one with the most others behind
 * it. Without a match it is the beginning of the text. It begins with the sentence of the match, or
 * with a clause where the sentence is too long, and ends with a sentence that has all its matches:
 * descriptions often say a thing in a line and then at length, and an excerpt of both repeats
 * itself.
 */
export function shorten(text: MarkedText): MarkedText {
  const whole = text.join("");
  if (whole.length <= maxChars) return text;
  const marks = listMarks(text);
  const counts = marks.map(
    ({ start }) =>
      marks.filter((other) => other.start >= start && other.start < start + maxChars / 2).length,
  );
  const first = marks[counts.indexOf(Math.max(...counts))]?.start ?? 0;
  const from = findStart(whole, first);
  const room = from + maxChars;
  const to = room >= whole.length ? whole.length : whole.lastIndexOf(" ", room);
  const end = to > first ? to : room;
  const sentenceEnd = findSentenceEnd(whole, marks, from, end);
  return slice(text, from, sentenceEnd ?? end, sentenceEnd === undefined);
}

/** Where an excerpt begins: the sentence of its match, else a clause, else some words before. */
function findStart(whole: string, match: number): number {
  const sentence = /^.*[.!?؟]\s+/su.exec(whole.slice(0, match))?.[0].length ?? 0;
  if (match - sentence <= maxLeadChars) return sentence;
  const near = match - clauseLeadChars;
  const clause = /[،,؛;:]\s+/u.exec(whole.slice(near, match));
  return clause === null
    ? whole.indexOf(" ", match - wordLeadChars) + 1
    : near + clause.index + clause[0].length;
}

/** Where the first sentence of an excerpt ends that has every word that is marked in it. */
function findSentenceEnd(
  whole: string,
  marks: readonly Mark[],
  from: number,
  to: number,
): number | undefined {
  const inside = marks.filter(({ start }) => start >= from && start < to);
  const words = new Set(inside.map(({ word }) => word));
  for (const { index } of whole.slice(0, to + 1).matchAll(/[.!?؟](?=\s)/gu)) {
    const end = index + 1;
    const shown = inside.filter(({ start }) => start < end);
    if (
      end - from >= minSentenceChars &&
      new Set(shown.map(({ word }) => word)).size === words.size
    )
      return end;
  }
  return undefined;
}

interface Mark {
  readonly start: number;
  readonly word: string;
}

function listMarks(text: MarkedText): readonly Mark[] {
  const marks: Mark[] = [];
  let position = 0;
  text.forEach((piece, place) => {
    if (place % 2 === 1) marks.push({ start: position, word: piece.toLowerCase() });
    position += piece.length;
  });
  return marks;
}

/**
 * The part of a text between two positions, with an ellipsis where a sentence is cut.
 * @param isCut whether the end is inside a sentence
 */
function slice(text: MarkedText, from: number, to: number, isCut: boolean): MarkedText {
  const pieces: string[] = [];
  let position = 0;
  text.forEach((piece, place) => {
    const start = position;
    position += piece.length;
    const part = piece.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (place % 2 === 1 && part !== "") pieces.push(part);
    else if (pieces.length % 2 === 1) pieces[pieces.length - 1] += part;
    else pieces.push(part);
  });
  const isSentence = /(?:^|[.!?؟]\s+)$/u.test(text.join("").slice(0, from));
  if (!isSentence) pieces[0] = `… ${pieces[0]}`;
  if (isCut && to < position) pieces[pieces.length - 1] += "\u00a0…"; // never alone on a line
  return pieces;
}
