import { trimMatching } from "#base/trim-matching.ts";
import { findMatches } from "../text/find-matches.ts";
import { isArabicLetter } from "./letters.ts";
import { maqsuraWords } from "./lists/yaa-words.ts";
import type { Sentence, Word } from "./sentence.ts";
import type { ArabicReason, Slip } from "./slip.ts";

/** Words in «ى» that a Persian keyboard writes with its yaa. */
const inMaqsura = new Set([...maqsuraWords.split(" "), "على", "إلى", "الى", "لدى", "مدى", "سوى"]);
/** Letters of a Persian or Urdu keyboard that look like Arabic ones. */
const arabicLetter: Readonly<Record<string, string>> = {
  ک: "ك",
  گ: "ك",
  ہ: "ه",
  ھ: "ه",
  ە: "ه",
  ے: "ي",
  ی: "ي",
};
const foreignLetters = /[کگہھەےی]/gu;
const hasForeignLetter = (word: string): boolean => /[کگہھەےی]/u.test(word);

/** What is checked here; few sentences have any of it. */
const unusual = /[\u0640\u064B-\u0652کگہھەےی۰-۹]/u;

/** Finds tatweel inside words, letters of another keyboard, and vowel marks that cannot be read. */
export function checkLetters(sentence: Sentence): Slip[] {
  if (!unusual.test(sentence.text)) return [];
  return [
    ...sentence.words
      .filter(({ isProtected }) => !isProtected)
      .flatMap((word) => {
        const slip = (reason: ArabicReason, right: string): Slip => ({
          sentence,
          reason,
          start: word.start,
          end: word.end,
          right,
        });
        return [
          ...(hasInnerTatweel(word.raw) ? [slip("tatweel", removeTatweel(word.raw))] : []),
          ...(hasForeignLetter(word.raw) ? [slip("persian-letter", toArabicLetters(word))] : []),
          ...checkMarks(word, slip),
        ];
      }),
    ...findPersianDigits(sentence),
    ...findLoneMarks(sentence),
  ];
}

/** Whether a letter comes before a tatweel and another one after it, as «هـ» has not. */
const hasInnerTatweel = (raw: string): boolean =>
  trimMatching(raw, /[\u0640\u064B-\u065F\u0670]/u).includes("\u0640");
const removeTatweel = (raw: string): string => raw.replaceAll("\u0640", "");

function toArabicLetters({ raw, bare }: Word): string {
  if (bare.endsWith("ی")) {
    const maqsura = `${bare.slice(0, -1)}ى`;
    if (inMaqsura.has(maqsura)) return maqsura === "الى" ? "إلى" : maqsura;
  }
  return raw.replace(foreignLetters, (char) => arabicLetter[char]!);
}

/** Two vowels on one letter, or two shaddas. */
function checkMarks({ raw }: Word, slip: (reason: ArabicReason, right: string) => Slip): Slip[] {
  const right = raw
    .replace(/([\u064B-\u0650\u0652])\u0651?[\u064B-\u0650\u0652]+/gu, "$1")
    .replace(/\u0651\u0651+/gu, "\u0651");
  return right === raw || /^[\u064B-\u0652]/u.test(raw) ? [] : [slip("double-mark", right)];
}

/** Digits of a Persian keyboard; «۰» to «۹» and «٠» to «٩» are different characters. */
function findPersianDigits(sentence: Sentence): Slip[] {
  return findMatches(sentence.text, /[۰-۹]+/gu).map(({ 0: digits, index: start }) => ({
    sentence,
    reason: "persian-digit",
    start,
    end: start + digits.length,
    right: digits.replace(/[۰-۹]/gu, (digit) =>
      String.fromCharCode(digit.charCodeAt(0) - 0x06f0 + 0x0660),
    ),
  }));
}

/** Vowel marks at the beginning of a word or alone, which no letter carries. */
function findLoneMarks(sentence: Sentence): Slip[] {
  const { text } = sentence;
  return findMatches(text, /[\u064B-\u0652]+/gu)
    .filter(({ index }) => {
      const before = text[index - 1];
      return before === undefined || !(isArabicLetter(before) || before === "\u0640");
    })
    .map(({ 0: marks, index: start }) => {
      let end = start + marks.length;
      while (isArabicLetter(text[end])) end++;
      return {
        sentence,
        reason: "lone-mark" as const,
        start,
        end,
        right: text.slice(start + marks.length, end) || null,
      };
    });
}
