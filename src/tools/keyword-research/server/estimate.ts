import type { Cell } from "../contract.ts";
import { toKeywordKey } from "../engine/keyword-key.ts";
import { getVolumeBand } from "../engine/volume-band.ts";
import { singularizeHead } from "./arabic-grammar.ts";
import { functionWords } from "./function-words.ts";
import type { Entry, Lexicon, Tier } from "./lexicon.ts";
import { patternWords } from "./patterns/pattern-words.ts";

/** Figures of a keyword that are estimated from the embedded lists. */
export interface Estimate {
  readonly volume: Cell;
  readonly difficulty: Cell;
  /** From 0, not for sale, to 3, a search by people who want to buy now. */
  readonly commercial: number;
}

/** An unknown figure. */
export const unknownCell: Cell = {
  value: null,
  range: null,
  source: null,
  certainty: "estimated",
  asOf: null,
};

/*
 * All steps are exponents of ten. They are our own choice, fitted to what Google shows for phrases
 * of one to five words: each further thing in a phrase leaves a quarter of the searches, a common
 * modifier such as a price a third, a rare one a tenth.
 */
const furtherThing = 0.6;
const functionWord = 0.25;
const stem = 0.3;
const modifierExponentByTier: Readonly<Record<Tier, number>> = {
  6: 0.3,
  5: 0.5,
  4: 0.8,
  3: 1.1,
  2: 1.4,
  1: 1.7,
};
const placeExponentByTier: Readonly<Record<Tier, number>> = {
  6: 0.3,
  5: 0.7,
  4: 1.1,
  3: 1.6,
  2: 2,
  1: 2.4,
};
const listedWordExponent = 1;
/**
 * Searches a month for a word of Zipf value z are taken for 10^(z − 1.5): "kitchen" (4.9) lands in
 * the thousands.
 */
const searchesBelowZipf = 1.5;
/**
 * The frequency of a word in texts says little about its searches, so an estimate by rank stays in
 * the tens of thousands.
 */
const maxExponentByRank = 4.5;

/** One part of a keyword. */
interface Part {
  /** The role in the keyword: what is searched for, a modifier of it, or a connecting word. */
  readonly role: "thing" | "modifier" | "function";
  /** Of a thing, its searches a month as an exponent of ten. */
  readonly exponent: number;
  /** The exponent that it takes off the searches of the keyword. */
  readonly step: number;
  readonly commercial: number;
  /** Whether the lexicon contains the term itself, not only a synonym. */
  readonly isListed: boolean;
}

/**
 * Estimates volume and difficulty as orders of magnitude. A term of the lexicon has its tier; a
 * phrase has that of its rarest thing, less a step for each other part. A word that is neither in
 * the lexicon nor among the 10,000 most common words makes the whole estimate unknown.
 * @param key of the keyword, as `toKeywordKey` returns it
 */
export function estimate(key: string, lexicon: Lexicon): Estimate {
  const words = key.split(" ");
  const parts = splitParts(words, lexicon) ?? [];
  const commercial = Math.max(0, ...parts.map((part) => part.commercial));
  const exponent = computeExponent(parts);
  if (exponent === undefined) return { volume: unknownCell, difficulty: unknownCell, commercial };
  const isListed = parts.length === 1 && parts[0]!.isListed;
  return {
    volume: toVolumeCell(exponent),
    difficulty: toDifficultyCell(exponent, commercial, words.length, isListed),
    commercial,
  };
}

/** A modifier alone, as «عروض», counts as the thing that is searched for. */
function computeExponent(parts: readonly Part[]): number | undefined {
  const modifiers = parts.filter(({ role }) => role === "modifier");
  const named = parts.filter(({ role }) => role === "thing");
  const things = named.length > 0 ? named : modifiers;
  if (things.length === 0) return undefined;
  const rarest = Math.min(...things.map((part) => part.exponent));
  const beside = parts
    .filter((part) => !things.includes(part))
    .reduce((sum, { step }) => sum + step, 0);
  return Math.max(0, rarest - furtherThing * (things.length - 1) - beside);
}

/** Splits a keyword into the longest known terms. @returns undefined where a word is in no list */
function splitParts(words: readonly string[], lexicon: Lexicon): readonly Part[] | undefined {
  if (words.length === 0) return [];
  for (let count = Math.min(words.length, lexicon.maxTermWords); count > 0; count--) {
    const part = findPart(words.slice(0, count).join(" "), lexicon);
    const rest = part && splitParts(words.slice(count), lexicon);
    if (rest !== undefined) return [part!, ...rest];
  }
  return undefined;
}

/** Finds one term in the first list that contains it. */
function findPart(key: string, lexicon: Lexicon): Part | undefined {
  if (functionWords[lexicon.language].has(key))
    return { role: "function", exponent: 0, step: functionWord, commercial: 0, isListed: false };
  const entry = lexicon.find(key);
  if (entry) return toPart(entry, true);
  const singular = lexicon.language === "ar" ? singularizeHead(key) : undefined;
  const synonym = [
    ...(singular === undefined ? [] : [singular]),
    ...lexicon.getSynonyms(key).map(toKeywordKey),
    key,
  ].flatMap((other) => lexicon.find(other) ?? lexicon.findSimilar(other) ?? [])[0];
  if (synonym) return toPart(synonym, false);
  if (patternWords[lexicon.language].has(key) || /^\d+$/.test(key))
    return {
      role: "modifier",
      exponent: 0,
      step: listedWordExponent,
      commercial: 0,
      isListed: false,
    };
  const rank = lexicon.getRank(key);
  if (rank !== undefined)
    return {
      role: "thing",
      exponent: Math.min(maxExponentByRank, rankToZipf(rank) - searchesBelowZipf),
      step: 0,
      commercial: lexicon.getHeadCommercial(key),
      isListed: false,
    };
  const bare = lexicon.language === "ar" ? key.replace(/^(?:و?بال|و?لل|و|ب|ل)(?=.{3})/, "") : key;
  return bare === key ? undefined : findPart(bare, lexicon);
}

function toPart({ tier, kind, commercial }: Entry, isListed: boolean): Part {
  const exponent = tier - 0.5 - (isListed ? 0 : stem);
  if (kind === "places")
    return { role: "modifier", exponent, step: placeExponentByTier[tier], commercial, isListed };
  if (kind === "modifiers")
    return { role: "modifier", exponent, step: modifierExponentByTier[tier], commercial, isListed };
  return { role: "thing", exponent, step: 0, commercial, isListed };
}

/**
 * The Zipf value, log10 of occurrences in a billion words, of the word at a rank among 10,000: by
 * Zipf's law its share is 1/rank over the sum of all, the harmonic number 9.79.
 * @see https://doi.org/10.1080/17470218.2013.850521 (van Heuven and others, 2014)
 */
function rankToZipf(rank: number): number {
  return 9 - Math.log10(9.79 * rank);
}

/** The range is the band of the value, so that the ranges of a page never overlap (decision 41). */
function toVolumeCell(exponent: number): Cell {
  const value = roundToOneDigit(10 ** exponent);
  return {
    value,
    range: [...getVolumeBand(value)],
    source: "embedded",
    certainty: "estimated",
    asOf: null,
  };
}

/**
 * Competition grows with the searches and the commercial intent of a term, and falls with its
 * length. The weights are our own choice: a frequent commercial word has 80 to 90, a rare phrase of
 * four words less than 30.
 */
function toDifficultyCell(
  exponent: number,
  commercial: number,
  words: number,
  isListed: boolean,
): Cell {
  const value = clamp(Math.round(12 * exponent + 8 * commercial - 5 * (words - 1)));
  const margin = isListed ? 10 : 20;
  return {
    value,
    range: [clamp(value - margin), clamp(value + margin)],
    source: "embedded",
    certainty: "estimated",
    asOf: null,
  };
}

const clamp = (value: number): number => Math.max(0, Math.min(100, value));

function roundToOneDigit(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return Math.round(value / unit) * unit;
}
