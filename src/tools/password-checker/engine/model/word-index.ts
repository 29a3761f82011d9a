import { foldLetters } from "./fold.ts";
import { names } from "./lists/names.ts";
import { phrases } from "./lists/phrases.ts";
import { places } from "./lists/places.ts";
import { listArabicSkeletons } from "./skeleton.ts";

export type WordKind = "name" | "phrase" | "place" | "word";

export interface KnownWord {
  readonly kind: WordKind;
  /** Its position in its list from 1: how early a guessing program tries it. */
  readonly rank: number;
}

export interface WordIndex {
  /** By Arabic letters, folded, without spaces. */
  readonly arabic: ReadonlyMap<string, KnownWord>;
  /** By a Latin spelling of the lists. */
  readonly spellings: ReadonlyMap<string, KnownWord>;
  readonly skeletons: ReadonlyMap<string, KnownWord>;
}

/** This many of the frequent words are searched in Arabizi too; rarer ones share their consonants with too many others. */
const wordsInArabizi = 3000;
/** Two consonants match half the dictionary, three match half of its frequent words: a shorter skeleton needs a listed spelling. */
const minBones: Readonly<Record<WordKind, number>> = { name: 3, phrase: 3, place: 3, word: 4 };

const ownLists: readonly (readonly [WordKind, string])[] = [
  ["phrase", phrases],
  ["name", names],
  ["place", places],
];

/** @param frequentWords Arabic words, the most frequent first */
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
      for (const bones of listArabicSkeletons(folded))
        if (bones.length >= minBones[word.kind]) addWord(skeletons, bones, word);
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
    if (text.length > 1) addArabicWord(text, { kind: "word", rank: i + 1 }, i < wordsInArabizi);
  return { arabic, spellings, skeletons };
}
