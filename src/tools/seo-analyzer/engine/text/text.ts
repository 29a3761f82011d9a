import { trimMatching } from "#base/trim-matching.ts";

const graphemes = new Intl.Segmenter("ar", { granularity: "grapheme" });
const segmentedWords = new Intl.Segmenter("ar", { granularity: "word" });

/**
 * Counts the characters that a reader sees: a letter with its vowel marks is one, and so is an
 * emoji.
 */
export function countGraphemes(text: string): number {
  let length = 0;
  for (const _ of graphemes.segment(text)) length++;
  return length;
}

/** Scripts without spaces between words, which only a dictionary can split. */
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Where the letters of those scripts lie. It is found faster, and few texts have any of it. */
const beyondSpaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u19ff\u2e80-\uffff]/;
const isUnspaced = (text: string): boolean => beyondSpaced.test(text) && unspaced.test(text);
const spacedWord =
  /[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}\p{Cf}_]|(?<=[\p{L}\p{M}])['’.·:](?=\p{L})|(?<=\p{N})['’.,٫٬](?=\p{N}))*/gu;

/** Splits a text of any script into its words; `\w+` would find words in Latin letters only. */
export function splitWords(text: string): string[] {
  if (!isUnspaced(text))
    return (text.match(spacedWord) ?? []).filter((word) => word[0] !== "_" || /[^_]/.test(word));
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

/**
 * The class of each UTF-16 unit within a word. Half of a surrogate pair counts as a letter of a
 * rare script.
 */
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

/**
 * Counts the words that `splitWords` finds, without creating a string for each: that would take
 * most of the time of an analysis.
 */
export function countWords(text: string): number {
  if (isUnspaced(text)) return splitWords(text).length;
  const characterClasses = buildCharacterClasses();
  let count = 0;
  let isInWord = false;
  let isCounted = false;
  let last = 0;
  for (let i = 0; i < text.length; i++) {
    const kind = characterClasses[text.charCodeAt(i)]!;
    if (kind === letter || kind === digit || kind === underscore) {
      if (!isInWord) isCounted = false;
      isInWord = true;
      if (!isCounted && kind !== underscore) {
        count++;
        isCounted = true;
      }
      last = kind;
    } else if (isInWord && kind !== extending) {
      const next = characterClasses[text.charCodeAt(i + 1)] ?? 0;
      isInWord =
        next === last &&
        ((last === letter && (kind === betweenLetters || kind === betweenBoth)) ||
          (last === digit && (kind === betweenDigits || kind === betweenBoth)));
    }
  }
  return count;
}

/** Replaces each run of white space by one space and removes it at the ends. */
export function collapseWhitespace(text: string): string {
  // Most runs are one space, which is left as it is.
  return text.trim().replace(/\s{2,}|[^\S ]/g, " ");
}

/**
 * Folds a text for comparison: lower case, no vowel marks or tatweel, one form each of alef, yaa
 * and taa marbuta, no punctuation at the ends.
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
