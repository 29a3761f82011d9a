import { MatcherBaseClass, type Match, type Matcher, type MatchOptions } from "@zxcvbn-ts/core";
import { countCases } from "./letter-case.ts";
import { foldLetters, hasArabic } from "./fold.ts";
import { arabicRuns } from "./keyboards.ts";
import { toLatinSkeleton } from "./skeleton.ts";
import type { KnownWord, WordIndex, WordKind } from "./word-index.ts";

export type ArabicKind = WordKind | "keyboard" | "sequence";

/** The fields that the Arabic matcher adds to a zxcvbn match. */
export interface ArabicMatch extends Match {
  readonly pattern: "arabic";
  readonly kind: ArabicKind;
  readonly isArabizi: boolean;
  /** The number of guesses needed for this part. */
  readonly tries: number;
}

/**
 * The maximum number of characters of a word or phrase; every entry of the lists is shorter without
 * its spaces.
 */
const maxWordChars = 32;
/**
 * The approximate number of Latin spellings of each vowel; a guessing program tries all of them.
 */
const spellingsPerVowel = 2;
/** A guessing program tries each word with and without hamza seats, taa marbuta and article. */
const formsPerWord = 2;
const separators = " _.-";

/**
 * Removes the separators, so that "الحمد لله" and "الحمد_لله" are equal.
 * @returns the text, and each character's position in the password
 */
function toCompact(password: string): { readonly text: string; readonly at: readonly number[] } {
  const at = Array.from({ length: password.length }, (_, i) => i).filter(
    (i) => !separators.includes(password[i]!),
  );
  return { text: at.map((i) => password[i]).join(""), at };
}

interface Found {
  readonly word: KnownWord;
  readonly tries: number;
  readonly isArabizi: boolean;
}

/** Other particles that are written together with the next word, after the article. */
const particles = /^(?:[وبفكل]ال|لل|[وبفكل])(?=[^\s]{3})/;
/** A guessing program tries a word with each of the particles. */
const particlesPerWord = 8;

function findArabic(index: WordIndex, part: string): Found | null {
  const folded = foldLetters(part);
  const whole = index.arabic.get(folded);
  if (whole !== undefined) return { word: whole, tries: whole.rank, isArabizi: false };
  const bare =
    folded.startsWith("ال") && folded.length > 4 ? index.arabic.get(folded.slice(2)) : undefined;
  if (bare !== undefined) return { word: bare, tries: bare.rank * formsPerWord, isArabizi: false };
  const attached = particles.exec(folded)?.[0];
  const word = attached === undefined ? undefined : index.arabic.get(folded.slice(attached.length));
  return word === undefined
    ? null
    : { word, tries: word.rank * particlesPerWord, isArabizi: false };
}

/** Signs that are written for Latin letters inside a word: `K@r1m`, `Y0u$$ef`. */
const substitutes: Readonly<Record<string, string>> = {
  "@": "a",
  $: "s",
  "0": "o",
  "1": "i",
  "!": "i",
};
/** With and without substitutes, and with some of them. */
const substitutionTries = 4;

/** Replaces signs by the letters that they are written for; null without any or without letters. */
function replaceSubstitutes(lower: string): string | null {
  if (!/[@$01!]/.test(lower) || /!$|[01!]{2}|\d[01]|[01]\d/.test(lower)) return null;
  if ((lower.match(/[a-z]/g)?.length ?? 0) < 2) return null;
  return lower.replace(/[@$01!]/g, (sign) => substitutes[sign]!);
}

function findArabizi(index: WordIndex, part: string): Found | null {
  const lower = part.toLowerCase();
  const found = findLatinWord(index, part, lower);
  if (found !== null) return found;
  const replaced = replaceSubstitutes(lower);
  const word = replaced === null ? null : findLatinWord(index, part, replaced);
  if (word === null) return null;
  // In "ali@1990" and "1ali" the sign is beside the word.
  const inner = lower.replace(/^[@$01!]|[@$01!]$/g, "");
  if (inner !== lower && findArabizi(index, inner) !== null) return null;
  return { ...word, tries: word.tries * substitutionTries };
}

/** @param lower the part in lowercase, its substitutes replaced */
function findLatinWord(index: WordIndex, part: string, lower: string): Found | null {
  const letterCase = countCases(part);
  const spelled =
    index.spellings.get(lower) ??
    (/^[aei]l/.test(lower) ? index.spellings.get(lower.slice(2)) : undefined);
  if (spelled !== undefined)
    return { word: spelled, tries: spelled.rank * letterCase.tries, isArabizi: true };
  // Capitals inside a word are chance: a word that is found by its consonants is not meant.
  if (lower.length < 4 || !letterCase.isRegular) return null;
  const skeleton = toLatinSkeleton(lower);
  const word = skeleton === null ? undefined : index.skeletons.get(skeleton.consonants);
  if (skeleton === null || word === undefined) return null;
  const spellings = spellingsPerVowel ** Math.max(1, skeleton.omittedLetterCount);
  return { word, tries: word.rank * spellings * letterCase.tries, isArabizi: true };
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /\p{L}/u.test(character);

/**
 * Whether a part that contains separators begins and ends where words do: "الحمد لله" is a phrase
 * and "tard in" in "mustard ink" is none.
 */
const isSeparated = (password: string, from: number, to: number): boolean =>
  !isLetter(password[from - 1]) && !isLetter(password[to + 1]);

/** A word with and without the separator that follows it. */
const separatorForms = 2;

function* findWords(index: WordIndex, password: string): Generator<ArabicMatch> {
  const { text, at } = toCompact(password);
  for (let start = 0; start < text.length; start += 1)
    for (let end = start + 2; end <= Math.min(text.length, start + maxWordChars); end += 1) {
      const part = text.slice(start, end);
      const [i, j] = [at[start]!, at[end - 1]!];
      if (j - i >= part.length && !isSeparated(password, i, j)) continue;
      const found = hasArabic(part) ? findArabic(index, part) : findArabizi(index, part);
      if (found === null) continue;
      const match = {
        pattern: "arabic" as const,
        i,
        kind: found.word.kind,
        isArabizi: found.isArabizi,
      };
      yield { ...match, j, token: password.slice(i, j + 1), tries: found.tries };
      // The sign between two words is no part of its own, which could be anywhere.
      const isBetweenWords =
        /[ _.-]/.test(password[j + 1] ?? "") &&
        isLetter(password[j + 2]) &&
        !isLetter(password[i - 1]);
      if (isBetweenWords)
        yield {
          ...match,
          j: j + 1,
          token: password.slice(i, j + 2),
          tries: found.tries * separatorForms,
        };
    }
}

/** The exclusive end of the run along a keyboard row that begins at `start`. */
function findRunEnd(row: string, password: string, start: number): number {
  const from = row.indexOf(password[start]!);
  if (from < 0) return start;
  let end = start + 1;
  while (
    end < password.length &&
    from + end - start < row.length &&
    row[from + end - start] === password[end]
  )
    end += 1;
  return end;
}

function* findRuns(password: string): Generator<ArabicMatch> {
  for (const [kind, rows] of Object.entries(arabicRuns) as [
    keyof typeof arabicRuns,
    readonly string[],
  ][])
    for (const row of rows.flatMap((letters) => [letters, [...letters].reverse().join("")]))
      for (let start = 0; start < password.length; start += 1) {
        const end = findRunEnd(row, password, start);
        if (end - start < 3) continue;
        // Counted as zxcvbn counts a sequence: possible starts times length.
        yield {
          pattern: "arabic",
          i: start,
          j: end - 1,
          token: password.slice(start, end),
          kind,
          isArabizi: false,
          tries: row.length * (end - start),
        };
      }
}

/**
 * Extends zxcvbn with words, phrases, names, places and keyboard runs of Arabic in both scripts.
 */
export function createArabicMatcher(index: WordIndex): Matcher {
  class ArabicMatching extends MatcherBaseClass {
    match({ password }: MatchOptions): ArabicMatch[] {
      return [...findWords(index, password), ...findRuns(password)];
    }
  }
  return {
    Matching: ArabicMatching,
    scoring: (match) => (match as ArabicMatch).tries,
    feedback: () => null,
  };
}
