import type { Group } from "../../contract.ts";
import type { ParsedKeyword, Subject } from "../parse-keyword.ts";
import type { Trade } from "../trades.ts";

/**
 * Phrases to put a keyword into. Placeholders: {x} the keyword, {y} another thing of its kind, {p}
 * a place. In Arabic also {i} the keyword without the article, {d} with it, {m} its plural with it,
 * {n} its plural without it, and {near}, {good} and {open} for «قريب», «شاطر» and «مفتوح» in its
 * gender; in English {n} the plural, {is} and {does} in its number. Where a placeholder has no
 * value, the phrase after | is used, or none.
 */
export interface Pattern {
  readonly group: Exclude<Group, "keyword" | "variants" | "letters">;
  /** The subjects that the phrases suit; absent for any subject. */
  readonly subjects?: readonly Subject[];
  /** The trades that the phrases suit; absent where they suit any, also one that is not known. */
  readonly trades?: readonly Trade[];
  /** Keywords that the phrases do not suit, by their key. */
  readonly unless?: RegExp;
  /** The number of words that a keyword may have: «محامي للشركات», and no «محامي طلاق للشركات». */
  readonly maxWords?: number;
  readonly texts: readonly string[];
}

/** Whether the phrases of a pattern suit what a keyword names and its trade. */
export const isSuitable = (
  { subjects, trades, unless, maxWords = Infinity }: Pattern,
  { subject, trade, key }: Pick<ParsedKeyword, "subject" | "trade" | "key">,
): boolean =>
  (subjects === undefined || subjects.includes(subject)) &&
  (trades === undefined || (trade !== undefined && trades.includes(trade))) &&
  !unless?.test(key) &&
  key.split(" ").length <= maxWords;
