import type { Cell } from "#tools/keyword-research/contract.ts";
import { keywordKey } from "#tools/keyword-research/keyword-key.ts";
import { functionWords } from "./function-words.ts";
import type { Lexicon } from "./lexicon.ts";

/** What we think of a keyword without asking anybody. */
export interface Estimate {
  readonly volume: Cell;
  readonly difficulty: Cell;
  /** 0 nobody sells it, 3 who types it wants to buy now. */
  readonly commercial: number;
}

/** What nobody knows. */
export const unknownCell: Cell = { value: null, range: null, source: null, certainty: "estimated", asOf: null };

/** How much rarer a phrase gets with each further word that says something, and with one that does not, in powers of ten. */
const lengthPenalty = { content: 0.6, function: 0.15 };
/** Searches a month for a word of Zipf value z are taken for 10^(z − 1.5): "kitchen" (4.9) lands in the thousands. */
const searchesBelowZipf = 1.5;
/** How common a word is says little of how often it is searched alone: never more than tens of thousands. */
const highestByRank = 4.5;

/** The searches a month of one part of a keyword, as a power of ten. */
interface Part {
  readonly exponent: number;
  readonly commercial: number;
  /** Whether the part stands in the lexicon. */
  readonly isListed: boolean;
  readonly isFunction: boolean;
}

/**
 * Volume and difficulty as orders of magnitude. A term of the lexicon has its tier; of a phrase the rarest part that
 * says something counts, less a penalty for its length; a word that neither the lexicon nor the 10,000 most common
 * words hold makes the whole unknown.
 */
export function estimate(keyword: string, lexicon: Lexicon): Estimate {
  const words = keywordKey(keyword).split(" ");
  const parts = partsOf(words, lexicon);
  const content = parts?.filter(({ isFunction }) => !isFunction) ?? [];
  const commercial = Math.max(0, ...content.map((part) => part.commercial));
  if (parts === undefined || content.length === 0) return { volume: unknownCell, difficulty: unknownCell, commercial };
  const penalty = lengthPenalty.content * (content.length - 1) + lengthPenalty.function * (parts.length - content.length);
  const exponent = Math.max(0, Math.min(...content.map((part) => part.exponent)) - penalty);
  const isListed = parts.length === 1 && content[0]!.isListed;
  return { volume: volumeCell(exponent, isListed), difficulty: difficultyCell(exponent, commercial, words.length, isListed), commercial };
}

/** Cuts a keyword into the longest terms that are known. @returns undefined where a word is in no list */
function partsOf(words: readonly string[], lexicon: Lexicon): readonly Part[] | undefined {
  const parts: Part[] = [];
  for (let from = 0; from < words.length;) {
    let to = Math.min(words.length, from + lexicon.longestTerm);
    let part: Part | undefined;
    for (; to > from && part === undefined; to--) part = partOf(words.slice(from, to).join(" "), lexicon);
    if (part === undefined) return undefined;
    parts.push(part);
    from = to + 1;
  }
  return parts;
}

function partOf(key: string, lexicon: Lexicon): Part | undefined {
  if (functionWords[lexicon.language].has(key)) return { exponent: 0, commercial: 0, isListed: false, isFunction: true };
  const entry =
    lexicon.find(key) ??
    lexicon
      .synonymsOf(key)
      .map((other) => lexicon.find(keywordKey(other)))
      .find((found) => found !== undefined);
  if (entry) return { exponent: entry.tier - 0.5, commercial: entry.commercial, isListed: true, isFunction: false };
  if (/^\d+$/.test(key)) return { exponent: highestByRank, commercial: 0, isListed: false, isFunction: false };
  const rank = lexicon.rankOf(key);
  if (rank === undefined) return undefined;
  return { exponent: Math.min(highestByRank, zipfOf(rank) - searchesBelowZipf), commercial: 0, isListed: false, isFunction: false };
}

/**
 * The Zipf value, log10 of occurrences in a billion words, of the word at a rank among 10,000: by Zipf's law its share
 * is 1/rank over the sum of all, the harmonic number 9.79.
 * @see https://doi.org/10.1080/17470218.2013.850521 (van Heuven and others, 2014)
 */
function zipfOf(rank: number): number {
  return 9 - Math.log10(9.79 * rank);
}

/** A listed term lies within its power of ten, anything else within a half more on both sides. */
function volumeCell(exponent: number, isListed: boolean): Cell {
  const [from, to] = isListed ? [Math.floor(exponent), Math.floor(exponent) + 1] : [Math.floor(exponent - 0.5), Math.ceil(exponent + 0.5)];
  const range: [number, number] = [from <= 0 ? 0 : 10 ** from, 10 ** to];
  return { value: oneDigit(10 ** exponent), range, source: "embedded", certainty: "estimated", asOf: null };
}

/**
 * The more a term is searched and the surer its visitors buy, the more sites want it; the longer a phrase, the fewer.
 * The weights are ours: one word that many search and all sell lands at 80 to 90, a phrase of four that few do under 30.
 */
function difficultyCell(exponent: number, commercial: number, words: number, isListed: boolean): Cell {
  const value = clamp(Math.round(12 * exponent + 8 * commercial - 5 * (words - 1)));
  const give = isListed ? 10 : 20;
  return { value, range: [clamp(value - give), clamp(value + give)], source: "embedded", certainty: "estimated", asOf: null };
}

const clamp = (value: number): number => Math.max(0, Math.min(100, value));

function oneDigit(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return Math.round(value / unit) * unit;
}
