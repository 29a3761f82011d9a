import { findMatches } from "../text/find-matches.ts";
import { findAtWords } from "./find-at-words.ts";
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
  return findAtWords(sentence, (word, i) => {
    const before = words[i - 1];
    if (before === undefined || before.bare !== word.bare || word.isProtected) return undefined;
    const isKnown = neverTwice.has(word.bare) || (isDefinite(word.bare) && !calls.has(word.bare));
    if (!isKnown || !isGap(text, before, word)) return undefined;
    return { sentence, reason: "doubled", start: before.start, end: word.end, right: word.raw };
  });
}

/** Whether a word has the article or a pronoun. */
const isDefinite = (bare: string): boolean =>
  (bare.length > 3 && bare.startsWith("ال")) || (bare.length > 4 && /(?:كم|هم|ها)$/u.test(bare));

/** Two words that are written as one, such as «لايمكن». */
const findJoined = (sentence: Sentence): Slip[] =>
  findAtWords(sentence, ({ bare, start, end, isProtected }) => {
    const right = joinedWords.get(bare);
    if (right === undefined || isProtected) return undefined;
    return { sentence, reason: "joined", start, end, right };
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
  return findAtWords(sentence, (word, i) => {
    if (word.raw !== "و" || word.isProtected) return undefined;
    const [before, after] = [words[i - 1], words[i + 1]];
    if (after === undefined || after.raw === "و") return undefined;
    if (before !== undefined && (beforeLetter.has(before.bare) || before.bare.length === 1))
      return undefined;
    if (!isGap(text, word, after) || after.isProtected || after.bare.length < 2) return undefined;
    return { sentence, reason: "waw", start: word.start, end: after.end, right: `و${after.raw}` };
  });
}

const repeatedSign = /!!+|؟؟+|\?\?+|،،+/gu;

function findRepeatedSigns(sentence: Sentence): Slip[] {
  const { text, protectedSpans } = sentence;
  return findMatches(text, repeatedSign)
    .filter(({ index }) => !isInSpans(protectedSpans, index))
    .map(({ 0: run, index }) => ({
      sentence,
      reason: "repeated",
      start: index,
      end: index + run.length,
      right: `…${run[0] === "?" ? "؟" : run[0]!}`,
    }));
}
