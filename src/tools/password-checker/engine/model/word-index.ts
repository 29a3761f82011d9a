import { foldLetters } from "./fold.ts";
import { names } from "./lists/names.ts";
import { phrases } from "./lists/phrases.ts";
import { places } from "./lists/places.ts";
import { listArabicSkeletons } from "./skeleton.ts";

export type WordKind = "name" | "phrase" | "place" | "word";

export interface KnownWord {
  readonly kind: WordKind;
  /** Its position in its list, from 1. A guessing program tries words in this order. */
  readonly rank: number;
}

export interface WordIndex {
  /** Words by their Arabic letters, folded and without spaces. */
  readonly arabic: ReadonlyMap<string, KnownWord>;
  /** Words by the Latin spellings of the lists. */
  readonly spellings: ReadonlyMap<string, KnownWord>;
  readonly skeletons: ReadonlyMap<string, KnownWord>;
}

/**
 * How many of the frequent words are also searched in Arabizi; rarer ones share their consonants
 * with too many others.
 */
const maxArabiziWords = 3000;
/**
 * The minimum length of a skeleton by kind: two consonants match half of the dictionary, three
 * match half of its frequent words. A shorter word is found only by a listed spelling.
 */
const minConsonants: Readonly<Record<WordKind, number>> = { name: 3, phrase: 3, place: 3, word: 4 };

const ownLists: readonly (readonly [WordKind, string])[] = [
  ["phrase", phrases],
  ["name", names],
  ["place", places],
];

/**
 * Builds the index of the lists and of frequent words.
 * @param frequentWords Arabic words, the most frequent first
 */
export function buildWordIndex(frequentWords: readonly string[]): WordIndex {
  const arabic = new Map<string, KnownWord>();
  const spellings = new Map<string, KnownWord>();
  const skeletons = new Map<string, KnownWord>();
  const addWord = (map: Map<string, KnownWord>, key: string, word: KnownWord): void => {
    const known = map.get(key);
    if (known === undefined || known.rank > word.rank) map.set(key, word);
  };
  const addArabicWord = (text: string, word: KnownWord, inArabizi: boolean): void => {
    const folded = foldLetters(text);
    addWord(arabic, folded.replaceAll(" ", ""), word);
    if (inArabizi)
      for (const consonants of listArabicSkeletons(folded))
        if (consonants.length >= minConsonants[word.kind]) addWord(skeletons, consonants, word);
  };
  for (const [kind, list] of ownLists)
    for (const [i, entry] of list.trim().split(/\s+/).entries()) {
      const [script = "", latin] = entry.split("=");
      const word = { kind, rank: i + 1 };
      addArabicWord(script.replaceAll("_", " "), word, true);
      for (const spelling of latin?.split(",") ?? [])
        addWord(spellings, spelling.replaceAll("_", ""), word);
    }
  for (const [i, text] of frequentWords.entries())
    if (text.length > 1) addArabicWord(text, { kind: "word", rank: i + 1 }, i < maxArabiziWords);
  return { arabic, spellings, skeletons };
}
