import { trimMatching } from "#base/trim-matching.ts";

const graphemes = new Intl.Segmenter("ar", { granularity: "grapheme" });
const segmentedWords = new Intl.Segmenter("ar", { granularity: "word" });

/** How many letters a reader sees: a letter with its vowel marks is one, and so is an emoji. */
export function countGraphemes(text: string): number {
  let length = 0;
  for (const _ of graphemes.segment(text)) length++;
  return length;
}

/** Scripts that part words by no space; only a dictionary can. */
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const spacedWord =
  /[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}\p{Cf}_]|(?<=[\p{L}\p{M}])['’.·:](?=\p{L})|(?<=\p{N})['’.,٫٬](?=\p{N}))*/gu;

/** The words of a text in any script (never `\w+`, which knows English alone). */
export function splitWords(text: string): string[] {
  if (!unspaced.test(text))
    return (text.match(spacedWord) ?? []).filter((word) => /[^_]/.test(word));
  return Array.from(segmentedWords.segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );
}

const letter = 1;
const digit = 2;
const underscore = 3;
const extending = 4;
const betweenLetters = 5;
const betweenDigits = 6;
const betweenBoth = 7;

/** What each UTF-16 unit is to a word. Half a surrogate pair counts as a letter of a rare script. */
let classes: Uint8Array | undefined;

function buildCharacterClasses(): Uint8Array {
  if (classes !== undefined) return classes;
  classes = new Uint8Array(0x10000);
  const kinds = [
    [/[\p{L}\p{Cs}]/u, letter],
    [/\p{N}/u, digit],
    [/[\p{M}\p{Cf}]/u, extending],
  ] as const;
  for (let unit = 0; unit < 0x10000; unit++) {
    const char = String.fromCharCode(unit);
    classes[unit] = kinds.find(([pattern]) => pattern.test(char))?.[1] ?? 0;
  }
  for (const [chars, kind] of [
    ["_", underscore],
    ["·:", betweenLetters],
    [",٫٬", betweenDigits],
    ["'’.", betweenBoth],
  ] as const)
    for (const char of chars) classes[char.charCodeAt(0)] = kind;
  return classes;
}

/** How many words a text has: as many as `wordsOf` finds, without a string for each, which is most of an analysis' time. */
export function countWords(text: string): number {
  if (unspaced.test(text)) return splitWords(text).length;
  const getKind = buildCharacterClasses();
  let count = 0;
  let isInWord = false;
  let isCounted = false;
  let last = 0;
  for (let i = 0; i < text.length; i++) {
    const kind = getKind[text.charCodeAt(i)]!;
    if (kind === letter || kind === digit || kind === underscore) {
      if (!isInWord) isCounted = false;
      isInWord = true;
      if (!isCounted && kind !== underscore) {
        count++;
        isCounted = true;
      }
      last = kind;
    } else if (isInWord && kind !== extending) {
      const next = getKind[text.charCodeAt(i + 1)] ?? 0;
      isInWord =
        next === last &&
        ((last === letter && (kind === betweenLetters || kind === betweenBoth)) ||
          (last === digit && (kind === betweenDigits || kind === betweenBoth)));
    }
  }
  return count;
}

/** One space for every run of white space, none at the ends. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * A text for comparing: small letters, no vowel marks or tatweel, the forms of alef, yaa and taa marbuta as one,
 * no punctuation at the ends.
 */
export function fold(text: string): string {
  const spelled = text
    .toLowerCase()
    .replace(/[\u064B-\u065F\u0670\u0640\p{Cf}]/gu, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه");
  return trimMatching(collapseWhitespace(spelled), /[\s\p{P}\p{S}]/u);
}
