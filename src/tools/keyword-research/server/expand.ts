import { keywordKey } from "../engine/keyword-key.ts";
import { isDefinite } from "./arabic-grammar.ts";
import { headOf, type Entry, type Lexicon } from "./lexicon.ts";
import { arabicPatterns, arabicRelated } from "./patterns/arabic.ts";
import { englishPatterns, englishRelated } from "./patterns/english.ts";
import { modifiedBy } from "./patterns/modifiers.ts";
import type { Pattern } from "./patterns/pattern.ts";
import { collection, phraseOf, type Collection, type Phrase } from "./phrases.ts";
import type { Seed } from "./parse-keyword.ts";
import { variantsOf } from "./variants.ts";

const relatedCount = 5;
const mostHeard = 3;
const mostExpansions = 200;
/** Places with «في» before them, and places by their letter. */
const mostPlaces = 16;
const mostLetterPlaces = 90;
const mostSiblings = 3;

const patternsOf = { ar: arabicPatterns, en: englishPatterns };
const relatedOf = { ar: arabicRelated, en: englishRelated };

/**
 * Five phrases close to a keyword, in its language, no two alike: what search engines suggest, other words for the same,
 * what the lexicon knows of it, and the wishes that people add to anything.
 */
export function relatedPhrases(
  seed: Seed,
  lexicon: Lexicon,
  suggestions: readonly string[],
): readonly Phrase[] {
  const rows = collection(seed);
  const addSome = (candidates: readonly (string | undefined)[], most: number) => {
    let added = 0;
    for (const one of candidates) {
      if (rows.phrases.length >= relatedCount || added >= most) return;
      if (rows.add(one, "related")) added++;
    }
  };
  const wishes = fitting(relatedOf[seed.language], seed).map((text) => phraseOf(text, seed));
  addSome(suggestions, mostHeard);
  addSome(wishes, 2);
  addSome(lexicon.synonymsOf(seed.key), 1);
  addSome(
    continuations(seed, lexicon).map(({ term }) => term),
    1,
  );
  addSome(wishes, relatedCount);
  return rows.phrases;
}

function fitting(patterns: readonly Pattern[], { subject }: Seed): readonly string[] {
  return patterns
    .filter(({ of }) => of === undefined || of.includes(subject))
    .flatMap(({ texts }) => texts);
}

/**
 * All other phrases that we can think of around a keyword, by group, no two alike except spellings of the keyword itself.
 * @param shown phrases that stand elsewhere already
 */
export function expansionPhrases(
  seed: Seed,
  lexicon: Lexicon,
  suggestions: readonly string[],
  shown: readonly Phrase[],
): readonly Phrase[] {
  const typed = new Set(shown.map(({ keyword }) => keyword.toLowerCase()));
  const variants = variantsOf(seed, lexicon)
    .filter((one) => !typed.has(one.toLowerCase()))
    .map((keyword): Phrase => ({ keyword, key: keywordKey(keyword), group: "variants" }));
  const rows = collection(
    seed,
    [...shown, ...variants].map(({ key }) => key),
  );
  const places = placesFor(lexicon);
  const others = siblings(seed, lexicon);
  for (const { group, of, texts } of patternsOf[seed.language]) {
    if (of !== undefined && !of.includes(seed.subject)) continue;
    for (const text of texts) {
      if (text.includes("{y}"))
        for (const { term } of others) rows.add(phraseOf(text, seed, { y: term }), group);
      else if (text.includes("{p}"))
        for (const { term } of places.slice(0, mostPlaces))
          rows.add(phraseOf(text, seed, { p: lowered(term, seed) }), group);
      else rows.add(phraseOf(text, seed), group);
    }
  }
  const room = mostExpansions - variants.length - rows.phrases.length;
  const letters = byLetters(
    rows,
    seed,
    lexicon,
    suggestions,
    places.slice(mostPlaces, mostPlaces + mostLetterPlaces),
    room,
  );
  return [...variants, ...rows.phrases.filter(({ group }) => group !== "letters"), ...letters];
}

/** Terms of the lexicon that begin with the keyword, in English those that end with it too: "dining table" is a table. */
function continuations({ key, language }: Seed, lexicon: Lexicon): readonly Entry[] {
  return mostSearchedFirst(
    lexicon.things.filter(
      (entry) =>
        entry.key.startsWith(`${key} `) || (language === "en" && entry.key.endsWith(` ${key}`)),
    ),
  );
}

/** Other goods of the same kind: washing machines are compared with one another, a trade with nothing. */
function siblings({ key, language, subject }: Seed, lexicon: Lexicon): readonly Entry[] {
  const words = key.split(" ");
  if (subject !== "goods" || words.length < 2) return [];
  const head = headOf(words, language);
  const same = lexicon.things.filter(
    (entry) =>
      entry.kind === "goods" &&
      entry.key !== key &&
      entry.words.length === words.length &&
      headOf(entry.words, language) === head,
  );
  return mostSearchedFirst(same).slice(0, mostSiblings);
}

const egyptian = /^(?:Governorates and cities of Egypt|Cairo|Giza|Alexandria)$/;

/** Where people in Egypt live, the most searched first. */
function placesFor({ places }: Lexicon): readonly Entry[] {
  return places.filter(({ section }) => egyptian.test(section));
}

function mostSearchedFirst(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted((a, b) => b.tier - a.tier);
}

const lowered = (text: string, { language }: Seed): string =>
  language === "en" ? text.toLowerCase() : text;

const alphabets = { ar: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي", en: "abcdefghijklmnopqrstuvwxyz" };

/** What can follow the keyword, letter by letter of what follows: from everywhere as much as fits, evenly. */
function byLetters(
  rows: Collection,
  seed: Seed,
  lexicon: Lexicon,
  suggestions: readonly string[],
  places: readonly Entry[],
  most: number,
): readonly Phrase[] {
  const coreWords = seed.core.split(" ").length;
  const grown = [
    ...suggestions,
    ...continuations(seed, lexicon).map(({ term }) => lowered(term, seed)),
  ];
  const tails = [
    ...grown.map((term) => ({
      term,
      tail: keywordKey(term).startsWith(`${seed.key} `)
        ? term.split(" ").slice(coreWords).join(" ")
        : term,
    })),
    ...modifiedBy(lexicon, seed).map(({ keyword, modifier }) => ({
      term: keyword,
      tail: modifier,
    })),
    ...places.map(({ term }) => ({
      term: phraseOf("{x} {p}", seed, { p: lowered(term, seed) })!,
      tail: term,
    })),
  ];
  const waiting = Map.groupBy(tails, ({ tail }) => letterOf(tail));
  const letters = [...alphabets[seed.language]].map((letter) => ({
    letter,
    waiting: (waiting.get(letter) ?? []).map(({ term }) => term),
  }));
  const taken = new Map<string, string>();
  while (taken.size < most && letters.some((one) => one.waiting.length > 0)) {
    for (const one of letters) {
      const next = taken.size < most ? one.waiting.shift() : undefined;
      if (next !== undefined && rows.add(next, "letters")) taken.set(next, one.letter);
    }
  }
  const letterOfPhrase = ({ keyword }: Phrase) =>
    alphabets[seed.language].indexOf(taken.get(keyword)!);
  return rows.phrases
    .filter(({ group }) => group === "letters")
    .toSorted((a, b) => letterOfPhrase(a) - letterOfPhrase(b));
}

/** Arabic sorts by what follows the article, as its dictionaries do. */
function letterOf(tail: string): string | undefined {
  const [word = ""] = tail.split(" ");
  return keywordKey(isDefinite(word) ? word.slice(2) : word)[0];
}
