import { isArabicLetter } from "./letters.ts";
import type { Sentence } from "./sentence.ts";
import type { Slip } from "./slip.ts";

/*
 * What the bidirectional algorithm turns around in a title or a description, where no markup can
 * isolate it.
 * @see https://www.unicode.org/reports/tr9/
 */

const brackets = { "(": ")", "[": "]", "{": "}" } as const;
const closers: ReadonlySet<string> = new Set(Object.values(brackets));

/** Checks a title or a description as a whole. */
export function checkBidi(sentence: Sentence): Slip[] {
  return [
    ...findLatinStart(sentence),
    ...findLonelyBrackets(sentence),
    ...findTurnedPhones(sentence),
    ...findControls(sentence),
  ];
}

/** A text that begins with a Latin word is laid out from the left by what guesses its direction. */
function findLatinStart(sentence: Sentence): Slip[] {
  const { text } = sentence;
  const first = /[\p{Script=Latin}\p{Script=Arabic}]/u.exec(text);
  if (first === null || isArabicLetter(first[0]) || !isMostlyArabic(text)) return [];
  const start = first.index;
  const word = /^[\p{Script=Latin}\d&'’.+-]+/u.exec(text.slice(start, start + 80))?.[0] ?? first[0];
  const slips: Slip[] = [
    { sentence, reason: "latin-start", start, end: start + word.length, right: null },
  ];
  const last = text.at(-1) ?? "";
  if (".!؟?،:".includes(last))
    slips.push({
      sentence,
      reason: "latin-end",
      start: text.length - 1,
      end: text.length,
      right: null,
    });
  return slips;
}

function isMostlyArabic(text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin;
}

function findLonelyBrackets(sentence: Sentence): Slip[] {
  const open: { char: keyof typeof brackets; at: number }[] = [];
  const lonely: number[] = [];
  for (const { 0: char, index } of sentence.text.matchAll(/[()[\]{}]/gu)) {
    if (!closers.has(char)) open.push({ char: char as keyof typeof brackets, at: index });
    else if (open.length > 0 && brackets[open.at(-1)!.char] === char) open.pop();
    // "1)" numbers a list.
    else if (!/[\d\u0660-\u0669]/u.test(sentence.text[index - 1] ?? "")) lonely.push(index);
  }
  return [...lonely, ...open.map(({ at }) => at)].map((start) => ({
    sentence,
    reason: "bracket",
    start,
    end: start + 1,
    right: null,
  }));
}

/** Groups of digits after an Arabic word are shown from the right: the last group comes first. */
function findTurnedPhones(sentence: Sentence): Slip[] {
  const { text } = sentence;
  return Array.from(text.matchAll(/\+?[0-9]{2,8}(?:[ -][0-9]{2,8}){1,5}/gu))
    .filter(({ 0: number, index }) => isPhone(number) && isAfterArabic(text.slice(0, index)))
    .map(({ 0: number, index: start }) => ({
      sentence,
      reason: "phone" as const,
      start,
      end: start + number.length,
      right: number.replace(/[ -]/gu, ""),
    }));
}

const isPhone = (number: string): boolean => number.replace(/[^0-9]/gu, "").length >= 8;

/** Whether the last strong letter is Arabic, and no mark of direction follows it. */
function isAfterArabic(before: string): boolean {
  for (let i = before.length - 1; i >= 0; i--) {
    if (isArabicLetter(before[i])) return true;
    if (/[A-Za-z\u200E\u202A\u202D\u2066]/u.test(before[i]!)) return false;
  }
  return false;
}

/** Embeddings, overrides and isolates; the marks of direction are harmless. */
function findControls(sentence: Sentence): Slip[] {
  const { text } = sentence;
  return Array.from(text.matchAll(/[\u202A-\u202E\u2066-\u2069]/gu)).map(({ index: start }) => ({
    sentence,
    reason: "control",
    start,
    end: start + 1,
    right: null,
  }));
}
