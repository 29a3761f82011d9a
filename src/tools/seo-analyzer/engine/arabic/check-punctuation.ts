import { trimMatching } from "#base/trim-matching.ts";
import { findMatches } from "../text/find-matches.ts";
import { isArabicLetter, isMark } from "./letters.ts";
import type { Sentence } from "./sentence.ts";
import type { ArabicReason, Slip } from "./slip.ts";
import { isInSpans } from "./split-sentences.ts";

const arabicSign: Readonly<Record<string, string>> = { ",": "،", ";": "؛", "?": "؟" };
const reasonBySign: Readonly<Record<string, ArabicReason>> = {
  ",": "comma",
  ";": "semicolon",
  "?": "question",
};
const signs = /[,;?،؛؟!:.]/gu;
const isSign = (char: string | undefined): boolean =>
  char !== undefined && ",;?،؛؟!:.".includes(char);
const brackets = /\([^()]{1,80}\)/gu;
/** A word that short after a full stop is part of an abbreviation, such as «ج.م». */
const maxInitialChars = 2;
const isArabic = (char: string | undefined): boolean => isArabicLetter(char) || isMark(char);
const isSpace = (char: string | undefined): boolean => char === " " || char === "\u00A0";
const closers = new Set(["»", ")", "”", "]"]);

/** A sign with the white space around it, in a sentence. */
interface Sign {
  readonly text: string;
  readonly at: number;
  readonly char: string;
  /** Where the white space before it begins, and where that behind it ends. */
  readonly from: number;
  readonly to: number;
}

/**
 * Finds Latin signs between Arabic words, and white space before a sign or missing after it. Only
 * the sign is marked and corrected, because the word beside it may have a slip of its own.
 */
export function checkPunctuation(sentence: Sentence): Slip[] {
  const { text, protectedSpans } = sentence;
  const slips: Slip[] = [];
  for (const { index: at } of findMatches(text, signs)) {
    if (isInSpans(protectedSpans, at)) continue;
    const sign = readSign(text, at);
    // A run such as "..." or "?!" is style, and no slip of one sign.
    if (isSign(text[at + 1]) || isSign(text[sign.from - 1])) continue;
    const slip = toSlip(sentence, sign);
    if (slip !== undefined) slips.push(slip);
  }
  return [...slips, ...checkBrackets(sentence)];
}

/** Finds brackets with white space inside. */
function checkBrackets(sentence: Sentence): Slip[] {
  const { text } = sentence;
  return findMatches(text, brackets)
    .filter(({ 0: inside }) => /^\( | \)$/u.test(inside) && /\p{Script=Arabic}/u.test(inside))
    .map(({ 0: inside, index: start }) => ({
      sentence,
      reason: "in-brackets" as const,
      start,
      end: start + inside.length,
      right: "(…)",
    }));
}

function readSign(text: string, at: number): Sign {
  let from = at;
  while (isSpace(text[from - 1])) from--;
  let to = at + 1;
  while (isSpace(text[to])) to++;
  return { text, at, char: text[at]!, from, to };
}

function toSlip(sentence: Sentence, sign: Sign): Slip | undefined {
  const { text, at, char, from, to } = sign;
  const isFollowed = isArabic(text[to]);
  const isJudged =
    isArabic(text[from - 1]) || closers.has(text[from - 1] ?? "") || isCommaOfNumber(sign);
  if (!isJudged) return undefined;
  const isLatin = isLatinSlip(sign);
  const hasSpaceBefore = from < at && isSpacingJudged(sign);
  const isJoined = to === at + 1 && isFollowed && isJoinedSlip(sign);
  const reason = isLatin
    ? reasonBySign[char]
    : hasSpaceBefore
      ? "space-before"
      : isJoined
        ? "no-space-after"
        : undefined;
  if (reason === undefined) return undefined;
  const right = `…${isLatin ? arabicSign[char] : char}${isJoined ? " …" : ""}`;
  return { sentence, reason, start: from, end: at + 1, right };
}

/** A comma or semicolon is between two Arabic words or numbers, a question mark after a word. */
function isLatinSlip({ text, char, from, to }: Sign): boolean {
  if (!Object.hasOwn(arabicSign, char)) return false;
  if (char === "?") return isArabic(text[from - 1]) && !/[A-Za-z0-9=&]/u.test(text[to] ?? "");
  return (isArabic(text[from - 1]) || /[0-9٠-٩]/u.test(text[from - 1] ?? "")) && isArabic(text[to]);
}

/** What a number of a price, a phone or a year consists of. */
const partOfNumber = /[0-9٠-٩ .,٫٬:/+%-]/u;
const maxNumberChars = 30;

/** The text before the number that another text ends with. */
function cutNumber(text: string): string {
  let start = text.length;
  while (start > 0 && partOfNumber.test(text[start - 1]!)) start--;
  return text.slice(0, start);
}

/** Whether a sign is a comma or semicolon behind a number that is between Arabic words. */
function isCommaOfNumber({ text, char, from, to }: Sign): boolean {
  if (!",;،؛".includes(char) || !/[0-9٠-٩]/u.test(text[from - 1] ?? "")) return false;
  if (!isArabic(text[to])) return false;
  const before = text.slice(Math.max(0, from - maxNumberChars), from);
  return isArabic(trimMatching(cutNumber(before), /[\s+(]/u).at(-1));
}

/** Whether the white space before a sign is a slip: not where the sign belongs to what follows. */
function isSpacingJudged({ text, at, char, to }: Sign): boolean {
  const next = text[at + 1];
  if (next === undefined) return true;
  if (char === ":" || char === ".") return isSpace(next) && !/[)(DPp/]/u.test(text[to] ?? "");
  return isSpace(next) || isArabic(next);
}

/** Whether a sign that joins two words is a slip: not in an abbreviation such as «ج.م». */
function isJoinedSlip({ text, at, char, from }: Sign): boolean {
  if (char === "," || char === ";" || char === "?") return true;
  if (char !== ".") return true;
  const before = from - startOfWord(text, from);
  const after = endOfWord(text, at + 1) - at - 1;
  return before > 1 && after > maxInitialChars && text[from - before - 1] !== ".";
}

function startOfWord(text: string, end: number): number {
  let start = end;
  while (start > 0 && (isArabic(text[start - 1]) || text[start - 1] === "\u0640")) start--;
  return start === end ? Math.max(0, end - 1) : start;
}

function endOfWord(text: string, start: number): number {
  let end = start;
  while (isArabic(text[end]) || text[end] === "\u0640") end++;
  return end;
}
