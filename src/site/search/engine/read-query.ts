import { splitWords, stem } from "#i18n/fold-arabic.ts";
import { isBuying, isFiller, isPricing } from "./filler-words.ts";

/** What is known about a query before anything is looked up. */
export interface Query {
  /**
   * The distinct stems of its words, without fillers and words of nearly every page unless there is
   * nothing else.
   */
  readonly stems: readonly string[];
  /** Whether it asks for work, so that a service is a better answer than an article. */
  readonly isBuying: boolean;
  /** Whether it asks for a price, which services have. */
  readonly isPricing: boolean;
}

/** Initials with a sign between them: "t&c". */
const initials = /(?<![a-z])([a-z])\s?&\s?(?=[a-z]{1,2}(?![a-z]))/giu;

/** What an index says of a word. */
export interface WordLookup {
  /** Whether a page contains a stem. */
  readonly isKnown: (stem: string) => boolean;
  /** Whether a page contains another inflection of a word. */
  readonly isInflected: (word: string) => boolean;
  /** Whether so many pages contain a word that it tells none from another. */
  readonly isCommon: (word: string) => boolean;
}

/** The shortest part that a word is taken apart into. */
const minPartChars = 2;
/** A shorter part has to be spelt as the pages have it. */
const minMisspeltPartChars = 5;
/** A longer sequence of letters is not two words that were run together. */
const maxJoinedChars = 40;

/**
 * Reads a query. Words that the index does not know are joined or taken apart where that gives
 * known ones: "face book" and "webdesign".
 */
export function readQuery(text: string, lookup: WordLookup): Query {
  const { isKnown, isCommon } = lookup;
  const typed = [...new Set(splitWords(text.replace(initials, "$1")))];
  const words = joinParts(typed, isKnown).flatMap((word) => takeApart(word, lookup));
  const meaningful = words.filter((word) => !isFiller(word) && !isCommon(word));
  const named = meaningful.length > 0 ? meaningful : words;
  return {
    stems: [...new Set(named.map((word) => findStem(word, isKnown)))],
    isBuying: isBuying(typed),
    isPricing: isPricing(typed),
  };
}

function joinParts(words: readonly string[], isKnown: (stem: string) => boolean): string[] {
  const joined: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const [word, next] = [words[place]!, words[place + 1]];
    const isJoined =
      next !== undefined &&
      word.length + next.length <= maxJoinedChars &&
      !(isKnown(stem(word)) && isKnown(stem(next))) &&
      !isFiller(word) &&
      !isFiller(next) &&
      isKnown(stem(word + next));
    joined.push(isJoined ? word + next : word);
    if (isJoined) place += 1;
  }
  return joined;
}

function takeApart(word: string, lookup: WordLookup): string[] {
  const { isKnown, isInflected } = lookup;
  if (isFiller(word) || isKnown(stem(word)) || isInflected(word) || word.length > maxJoinedChars)
    return [word];
  const isPart = (part: string): boolean =>
    !isFiller(part) &&
    (isKnown(stem(part)) ||
      (part.length >= minMisspeltPartChars &&
        (isInflected(part) || isKnown(findStem(part, isKnown)))));
  for (let cut = word.length - minPartChars; cut >= minPartChars; cut -= 1) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    if (parts.every(isPart)) return parts;
  }
  return [word];
}

/**
 * Returns the stem of a word. If no page contains it, two neighbouring letters are swapped, and the
 * first known stem is returned: a transposition is the most common typing error, and an edit
 * distance of two is beyond the fuzzy search.
 */
function findStem(word: string, isKnown: (stem: string) => boolean): string {
  const asTyped = stem(word);
  if (word.length < 5 || word.length > maxJoinedChars || isKnown(asTyped)) return asTyped;
  for (let place = 1; place < word.length; place += 1) {
    const swapped = stem(
      word.slice(0, place - 1) + word[place] + word[place - 1] + word.slice(place + 1),
    );
    if (isKnown(swapped)) return swapped;
  }
  return asTyped;
}
