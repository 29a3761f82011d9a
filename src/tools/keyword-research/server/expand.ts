import type { Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "../engine/keyword-key.ts";
import { addsPlace } from "../engine/place-phrase.ts";
import { isDefinite } from "./arabic-grammar.ts";
import { getHead, type Entry, type Lexicon } from "./lexicon.ts";
import { arabicPatterns } from "./patterns/arabic/arabic.ts";
import { arabicLocal, arabicRelated } from "./patterns/arabic/related.ts";
import { englishPatterns } from "./patterns/english/english.ts";
import { englishLocal, englishRelated } from "./patterns/english/related.ts";
import { listModified } from "./patterns/modifiers.ts";
import { isSuitable, type Pattern } from "./patterns/pattern.ts";
import { createCollection, fillPattern, type Collection, type Phrase } from "./phrases.ts";
import type { ParsedKeyword } from "./parse-keyword.ts";
import { findTrade } from "./trades.ts";
import { listPopular, listVariants } from "./variants.ts";

const relatedCount = 5;
const maxSuggested = 3;
/** What people add to a keyword, before a synonym or a longer term. */
const maxModified = 4;
const maxExpansions = 200;
/** Places in patterns with a place, and places among the phrases by letter. */
const maxPlaces = 30;
const maxLetterPlaces = 90;
const maxSiblings = 3;

const expansionPatterns = { ar: arabicPatterns, en: englishPatterns };
const relatedPatterns = { ar: arabicRelated, en: englishRelated };
/** Of a keyword with a place, before the others. */
const localPatterns = { ar: arabicLocal, en: englishLocal };

/**
 * Lists five distinct phrases close to a keyword, in its language: suggestions of search engines,
 * common modifiers, a synonym, and a longer term of the lexicon.
 */
export function listRelatedPhrases(
  parsed: ParsedKeyword,
  lexicon: Lexicon,
  suggestions: readonly string[],
): readonly Phrase[] {
  const rows = createCollection(parsed);
  const addSome = (candidates: readonly (string | undefined)[], max: number) => {
    let added = 0;
    for (const one of candidates) {
      if (rows.phrases.length >= relatedCount || added >= max) return;
      if (rows.add(one, "related")) added++;
    }
  };
  const local = parsed.place === undefined ? [] : fillSuitable(localPatterns, parsed);
  const modifiers = fillSuitable(relatedPatterns, parsed).filter(
    (text) => parsed.place === undefined || (text !== undefined && !namesOtherPlace(text, parsed)),
  );
  addSome(suggestions, maxSuggested);
  addSome(local, maxModified);
  addSome(
    listPopular(parsed, lexicon).map((text) => addPlace(text, parsed)),
    1,
  );
  addSome(modifiers, maxModified);
  addSome(
    listContinuations(parsed, lexicon).map(({ term }) => addPlace(term, parsed)),
    1,
  );
  addSome(modifiers, relatedCount);
  return rows.phrases;
}

/** A phrase with the place that the keyword has: whoever sells in Tanta sells nothing in Giza. */
const addPlace = (text: string, { place, language }: ParsedKeyword): string =>
  place === undefined ? text : `${text} ${language === "ar" ? "في" : "in"} ${place}`;

/** Whether a pattern without a placeholder for it names a place other than the typed one. */
const namesOtherPlace = (text: string, { core }: ParsedKeyword): boolean =>
  addsPlace(text.toLowerCase(), core.toLowerCase());

const fillSuitable = (
  patterns: Readonly<Record<Locale, readonly Pattern[]>>,
  parsed: ParsedKeyword,
): readonly (string | undefined)[] =>
  selectSuitable(patterns[parsed.language], parsed).flatMap(({ texts }) =>
    texts.map((text) => fillPattern(text, parsed)),
  );

const selectSuitable = (patterns: readonly Pattern[], parsed: ParsedKeyword): readonly Pattern[] =>
  patterns.filter((pattern) => isSuitable(pattern, parsed));

/**
 * Lists all other phrases around a keyword, by group, distinct except for spellings of the keyword
 * itself.
 * @param shown phrases that are shown elsewhere already
 */
export function listExpansionPhrases(
  parsed: ParsedKeyword,
  lexicon: Lexicon,
  suggestions: readonly string[],
  shown: readonly Phrase[],
): readonly Phrase[] {
  const typed = new Set(shown.map(({ keyword }) => keyword.toLowerCase()));
  const variants = listVariants(parsed, lexicon)
    .filter((one) => !typed.has(one.toLowerCase()))
    .map((keyword): Phrase => ({ keyword, key: toKeywordKey(keyword), group: "variants" }));
  const rows = createCollection(
    parsed,
    [...shown, ...variants].map(({ key }) => key),
  );
  const places = listPlaces(lexicon);
  const others = listSiblings(parsed, lexicon);
  for (const { group, texts } of selectSuitable(expansionPatterns[parsed.language], parsed)) {
    for (const text of texts) {
      if (text.includes("{y}"))
        for (const { term } of others) rows.add(fillPattern(text, parsed, { y: term }), group);
      else if (text.includes("{p}"))
        for (const { term } of places.slice(0, maxPlaces))
          rows.add(fillPattern(text, parsed, { p: toLowerCase(term, parsed) }), group);
      else rows.add(fillPattern(text, parsed), group);
    }
  }
  const room = maxExpansions - variants.length - rows.phrases.length;
  const letterPhrases = listByLetter(
    rows,
    parsed,
    lexicon,
    suggestions,
    places.slice(maxPlaces, maxPlaces + maxLetterPlaces),
    room,
  );
  return [
    ...variants,
    ...rows.phrases.filter(({ group }) => group !== "letters"),
    ...letterPhrases,
  ];
}

/**
 * Lists terms of the lexicon that begin with the keyword. In English also those that end with it: a
 * "dining table" is a table. A term of another trade is another thing: a "pet hotel" is no hotel.
 */
function listContinuations(
  { key, language, subject, trade }: ParsedKeyword,
  lexicon: Lexicon,
): readonly Entry[] {
  return sortBySearches(
    lexicon.goodsAndServices.filter(
      (entry) =>
        (entry.key.startsWith(`${key} `) ||
          (language === "en" && subject !== "skill" && entry.key.endsWith(` ${key}`))) &&
        (trade === undefined || findTrade(entry.key, lexicon) === trade),
    ),
  );
}

/**
 * Other goods with the same head, such as kinds of washing machines, for comparisons. Only goods
 * are compared.
 */
function listSiblings(
  { key, language, subject }: ParsedKeyword,
  lexicon: Lexicon,
): readonly Entry[] {
  const words = key.split(" ");
  if (subject !== "goods" || words.length < 2) return [];
  const head = getHead(words, language);
  const same = lexicon.goodsAndServices.filter(
    (entry) =>
      entry.kind === "goods" &&
      entry.key !== key &&
      entry.words.length === words.length &&
      getHead(entry.words, language) === head,
  );
  return sortBySearches(same).slice(0, maxSiblings);
}

const cities = /^Governorates and cities of Egypt$/;
const districts = /^(?:Cairo|Giza|Alexandria)$/;
/** Of the places in patterns, the cities; the others are districts of the largest ones. */
const maxCities = 24;

/** The places in Egypt: the largest cities, their largest districts, and then all others. */
function listPlaces({ places }: Lexicon): readonly Entry[] {
  const [towns, quarters] = [cities, districts].map((sections) =>
    places.filter(({ section }) => sections.test(section)),
  ) as [Entry[], Entry[]];
  return [...new Set([...towns.slice(0, maxCities), ...quarters, ...towns])];
}

function sortBySearches(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted((a, b) => b.tier - a.tier);
}

const toLowerCase = (text: string, { language }: ParsedKeyword): string =>
  language === "en" ? text.toLowerCase() : text;

const alphabets = { ar: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي", en: "abcdefghijklmnopqrstuvwxyz" };

/**
 * Lists what can follow the keyword, grouped by the first letter of what follows, the same number
 * for each letter where possible.
 */
function listByLetter(
  rows: Collection,
  parsed: ParsedKeyword,
  lexicon: Lexicon,
  suggestions: readonly string[],
  places: readonly Entry[],
  max: number,
): readonly Phrase[] {
  const coreWords = parsed.core.split(" ").length;
  const grown = [
    ...suggestions,
    ...listContinuations(parsed, lexicon).map(({ term }) => toLowerCase(term, parsed)),
  ];
  const tails = [
    ...grown.map((term) => ({
      term,
      tail: toKeywordKey(term).startsWith(`${parsed.key} `)
        ? term.split(" ").slice(coreWords).join(" ")
        : term,
    })),
    ...listModified(lexicon, parsed).map(({ keyword, modifier }) => ({
      term: keyword,
      tail: modifier,
    })),
    ...places.map(({ term }) => ({
      term: fillPattern("{x} {p}", parsed, { p: toLowerCase(term, parsed) })!,
      tail: term,
    })),
  ];
  const waiting = Map.groupBy(tails, ({ tail }) => getLetter(tail));
  const lettersInOrder = [...alphabets[parsed.language]].map((letter) => ({
    letter,
    waiting: (waiting.get(letter) ?? []).map(({ term }) => term),
  }));
  const letterByKeyword = new Map<string, string>();
  while (letterByKeyword.size < max && lettersInOrder.some((one) => one.waiting.length > 0)) {
    for (const one of lettersInOrder) {
      const next = letterByKeyword.size < max ? one.waiting.shift() : undefined;
      if (next !== undefined && rows.add(next, "letters")) letterByKeyword.set(next, one.letter);
    }
  }
  const getPhraseLetter = ({ keyword }: Phrase) =>
    alphabets[parsed.language].indexOf(letterByKeyword.get(keyword)!);
  return rows.phrases
    .filter(({ group }) => group === "letters")
    .toSorted((a, b) => getPhraseLetter(a) - getPhraseLetter(b));
}

/** The letter that a phrase is sorted by; Arabic dictionaries ignore the article. */
function getLetter(tail: string): string | undefined {
  const [word = ""] = tail.split(" ");
  return toKeywordKey(isDefinite(word) ? word.slice(2) : word)[0];
}
