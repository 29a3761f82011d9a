import { fold, splitWords, stem, tokenize } from "#i18n/fold-arabic.ts";
import type { IndexedTrade, SearchIndex, TradePage } from "./search-index.ts";
import { countErrors } from "./word-errors.ts";
import { listWrittenWords } from "./written-words.ts";

/** The letters after which an unfinished word is taken for the beginning of a trade. */
const minBegunChars = 3;
const minMisspeltChars = 5;
/** «لـ» and «بـ» are joined to the word that they belong to; a shorter word may begin with them. */
const joinedParticle = /^[لب](?=.{3})/;

interface TradeWord {
  readonly written: string;
  readonly pages: IndexedTrade[1];
}

/** The words of all trades, by their forms. */
export type OpenedTrades = ReadonlyMap<string, TradeWord>;

export function openTrades({ trades = [] }: SearchIndex): OpenedTrades {
  const opened = new Map<string, TradeWord>();
  for (const [words, pages] of trades)
    for (const written of words.split(" "))
      for (const form of tokenize(written))
        if (!opened.has(form)) opened.set(form, { written, pages });
  return opened;
}

/** The trade that a query names. */
interface FoundTrade {
  /** The word as it was typed, or as the trade has it where only a part was typed. */
  readonly word: string;
  readonly pages: readonly TradePage[];
}

/** Finds the trade of the first word that is one, also behind a particle: «موقع لمطعم». */
export function findTrade(trades: OpenedTrades, query: string): FoundTrade | undefined {
  for (const typed of listWrittenWords(query))
    for (const word of splitWords(typed)) {
      const found = getTrade(trades, word);
      if (found === undefined) continue;
      const isAsTyped = trades.has(stem(word)) && fold(typed) !== fold(found.written);
      return { word: isAsTyped ? typed : found.written, pages: found.pages };
    }
  return undefined;
}

/** The trade that a word names, as `splitWords` returns it or as its stem. */
export const getTrade = (trades: OpenedTrades, word: string): TradeWord | undefined =>
  trades.get(stem(word)) ?? trades.get(stem(word.replace(joinedParticle, "")));

/**
 * Finds the trade whose name the last word begins, or misspells by one letter. The first letter is
 * nearly always right: with another one, "weather" is "leather".
 */
export function findNearTrade(trades: OpenedTrades, query: string): FoundTrade | undefined {
  const typed = splitWords(query).at(-1) ?? "";
  if (typed.length < minBegunChars) return undefined;
  const isNear = (form: string): boolean =>
    form.startsWith(typed) ||
    (typed.length >= minMisspeltChars && form[0] === typed[0] && countErrors(typed, form, 2) < 2);
  for (const [form, { written, pages }] of trades)
    if (isNear(form)) return { word: written, pages };
  return undefined;
}
