import { calls, joinedWords, neverTwice } from "./lists/doubled-words.ts";
import type { Sentence, Word } from "./sentence.ts";
import type { Slip } from "./slip.ts";
import { isInSpans } from "./split-sentences.ts";

/** Finds words that are written twice, «و» apart from its word, and signs that are repeated. */
export function checkWords(sentence: Sentence): Slip[] {
  return [
    ...findDoubled(sentence),
    ...findDetachedWaw(sentence),
    ...findJoined(sentence),
    ...findRepeatedSigns(sentence),
  ];
}

const isGap = (text: string, before: Word, after: Word): boolean =>
  /^\s+$/u.test(text.slice(before.end, after.start));

function findDoubled(sentence: Sentence): Slip[] {
  const { text, words } = sentence;
  return words.flatMap((word, i) => {
    const before = words[i - 1];
    if (before === undefined || before.bare !== word.bare || word.isProtected) return [];
    const isKnown = neverTwice.has(word.bare) || (isDefinite(word.bare) && !calls.has(word.bare));
    if (!isKnown || !isGap(text, before, word)) return [];
    return [
      { sentence, reason: "doubled" as const, start: before.start, end: word.end, right: word.raw },
    ];
  });
}

/** Whether a word has the article or a pronoun. */
const isDefinite = (bare: string): boolean =>
  (bare.length > 3 && bare.startsWith("ال")) || (bare.length > 4 && /(?:كم|هم|ها)$/u.test(bare));

/** Two words that are written as one, such as «لايمكن». */
const findJoined = (sentence: Sentence): Slip[] =>
  sentence.words.flatMap(({ bare, start, end, isProtected }) => {
    const right = joinedWords.get(bare);
    if (right === undefined || isProtected) return [];
    return [{ sentence, reason: "joined" as const, start, end, right }];
  });

/** Words after which «و» is the name of the letter. */
const beforeLetter = new Set([
  "حرف",
  "الحرف",
  "كلمة",
  "بحرف",
  "البند",
  "الفقرة",
  "الشقة",
  "بلوك",
  "عمارة",
]);

function findDetachedWaw(sentence: Sentence): Slip[] {
  const { text, words } = sentence;
  return words.flatMap((word, i) => {
    const [before, after] = [words[i - 1], words[i + 1]];
    if (word.raw !== "و" || word.isProtected || after === undefined || after.raw === "و") return [];
    if (before !== undefined && (beforeLetter.has(before.bare) || before.bare.length === 1))
      return [];
    if (!isGap(text, word, after) || after.isProtected || after.bare.length < 2) return [];
    return [
      {
        sentence,
        reason: "waw" as const,
        start: word.start,
        end: after.end,
        right: `و${after.raw}`,
      },
    ];
  });
}

function findRepeatedSigns(sentence: Sentence): Slip[] {
  const { text, protectedSpans } = sentence;
  return Array.from(text.matchAll(/!!+|؟؟+|\?\?+|،،+/gu))
    .filter(({ index }) => !isInSpans(protectedSpans, index))
    .map(({ 0: run, index }) => ({
      sentence,
      reason: "repeated",
      start: index,
      end: index + run.length,
      right: `…${run[0] === "?" ? "؟" : run[0]!}`,
    }));
}
