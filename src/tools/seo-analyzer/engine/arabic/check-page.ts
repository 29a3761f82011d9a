import { findMatches } from "../text/find-matches.ts";
import { dialectByWord, standardWords, type Dialect } from "./lists/dialect-words.ts";
import type { Sentence, Span } from "./sentence.ts";
import type { Slip } from "./slip.ts";
import { isInSpans } from "./split-sentences.ts";

/** Fewer sentences of either kind may be a quotation or a slogan. */
const minSentences = 2;
const maxExamples = 3;

/** Finds what only the page as a whole shows: two kinds of digits, and two kinds of Arabic. */
export function checkWholePage(sentences: readonly Sentence[]): Slip[] {
  return [...findMixedDigits(sentences), ...findMixedDialect(sentences)];
}

/** A number with more digits is that of a phone or a register, in Latin digits on any page. */
const maxPriceDigits = 6;

/**
 * Numbers in a sentence that are not part of a Latin word, an address or a phone number, and not
 * the year of a copyright.
 */
function findNumbers({ text, protectedSpans }: Sentence, pattern: RegExp): Span[] {
  return findMatches(text, pattern)
    .map(({ index: start, 0: number }) => ({ start, end: start + number.length }))
    .filter(({ start, end }) => {
      const around = `${text[start - 1] ?? ""}${text[end] ?? ""}`;
      const digits = text.slice(start, end).replace(/[^0-9\u0660-\u0669]/gu, "");
      return (
        !/[A-Za-z_/-]/u.test(around) &&
        digits.length <= maxPriceDigits &&
        !text.slice(0, start).trimEnd().endsWith("©") &&
        !isInSpans(protectedSpans, start)
      );
    });
}

const easternNumber = /[٠-٩]+(?:[ .,:٫٬/-][٠-٩]+)*/gu;
const westernNumber = /[0-9]+(?:[ .,:/-][0-9]+)*/gu;
/** From this share of the other kind, a kind is about as frequent and not called the rarer. */
const evenShare = 2 / 3;

/** Each number in the digits that the page uses less, so that changing them leaves one kind. */
function findMixedDigits(sentences: readonly Sentence[]): Slip[] {
  const find = (pattern: RegExp) =>
    sentences.flatMap((sentence) =>
      findNumbers(sentence, pattern).map((span) => ({ sentence, ...span })),
    );
  const eastern = find(easternNumber);
  const western = eastern.length === 0 ? [] : find(westernNumber);
  const [fewer, more] = eastern.length <= western.length ? [eastern, western] : [western, eastern];
  return fewer.map(({ sentence, start, end }) => ({
    sentence,
    reason: fewer.length < evenShare * more.length ? "digits" : "digits-even",
    start,
    end,
    right: toOtherDigits(sentence.text.slice(start, end)),
  }));
}

const toOtherDigits = (number: string): string =>
  number.replace(/[0-9٠-٩]/gu, (digit) =>
    digit <= "9"
      ? String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0x0660)
      : String.fromCharCode(digit.charCodeAt(0) - 0x0660 + 0x30),
  );

/** A dialect beside standard Arabic: its first words, where the page has enough of both. */
function findMixedDialect(sentences: readonly Sentence[]): Slip[] {
  const spoken = sentences.filter(({ isDialect }) => isDialect);
  if (spoken.length < minSentences) return [];
  const standard = sentences.filter(
    ({ isDialect, words }) => !isDialect && words.some(({ bare }) => standardWords.has(bare)),
  );
  if (standard.length < minSentences) return [];
  const marked = spoken.flatMap((sentence) => {
    const word = sentence.words.find(
      ({ bare, isProtected }) => !isProtected && dialectByWord.has(bare),
    );
    return word === undefined ? [] : [{ sentence, word, dialect: dialectByWord.get(word.bare)! }];
  });
  const dialect = pickDialect(marked.map((mark) => mark.dialect));
  return marked
    .filter((mark) => mark.dialect === dialect)
    .slice(0, maxExamples)
    .map(({ sentence, word }) => ({
      sentence,
      reason: dialect,
      start: word.start,
      end: word.end,
      right: null,
      count: spoken.length,
    }));
}

function pickDialect(dialects: readonly Dialect[]): Dialect {
  const count = (dialect: Dialect): number => dialects.filter((each) => each === dialect).length;
  return (["egyptian", "gulf", "levantine"] as const).toSorted((a, b) => count(b) - count(a))[0]!;
}
