import { MatcherBaseClass, type Match, type Matcher, type MatchOptions } from "@zxcvbn-ts/core";
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

function findArabic(index: WordIndex, part: string): Found | null {
  const folded = foldLetters(part);
  const whole = index.arabic.get(folded);
  if (whole !== undefined) return { word: whole, tries: whole.rank, isArabizi: false };
  const bare =
    folded.startsWith("ال") && folded.length > 4 ? index.arabic.get(folded.slice(2)) : undefined;
  return bare === undefined
    ? null
    : { word: bare, tries: bare.rank * formsPerWord, isArabizi: false };
}

function findArabizi(index: WordIndex, part: string): Found | null {
  const lower = part.toLowerCase();
  const letterCase = part === lower ? 1 : 2;
  const spelled =
    index.spellings.get(lower) ??
    (/^[aei]l/.test(lower) ? index.spellings.get(lower.slice(2)) : undefined);
  if (spelled !== undefined)
    return { word: spelled, tries: spelled.rank * letterCase, isArabizi: true };
  if (lower.length < 4) return null;
  const skeleton = toLatinSkeleton(lower);
  const word = skeleton === null ? undefined : index.skeletons.get(skeleton.consonants);
  if (skeleton === null || word === undefined) return null;
  return {
    word,
    tries: word.rank * spellingsPerVowel ** Math.max(1, skeleton.omittedLetterCount) * letterCase,
    isArabizi: true,
  };
}

function* findWords(index: WordIndex, password: string): Generator<ArabicMatch> {
  const { text, at } = toCompact(password);
  for (let start = 0; start < text.length; start += 1)
    for (let end = start + 2; end <= Math.min(text.length, start + maxWordChars); end += 1) {
      const part = text.slice(start, end);
      const found = hasArabic(part) ? findArabic(index, part) : findArabizi(index, part);
      if (found === null) continue;
      const [i, j] = [at[start]!, at[end - 1]!];
      yield {
        pattern: "arabic",
        i,
        j,
        token: password.slice(i, j + 1),
        kind: found.word.kind,
        isArabizi: found.isArabizi,
        tries: found.tries,
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
