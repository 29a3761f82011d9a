import type { Group } from "../../contract.ts";
import type { Subject } from "../parse-keyword.ts";

/**
 * Phrases to put a keyword into. Holes: {x} the keyword, {i} the keyword without its article, {d} with it and {m} its plural with it (Arabic only), {y} another
 * thing of its kind, {p} a place, {is} and {does} as the keyword is one or many (English), {near} «قريب» as the keyword
 * is masculine or feminine (Arabic). Where a hole has nothing to fill it
 * the phrase is left out, or what stands behind | is taken.
 */
export interface Pattern {
  readonly group: Exclude<Group, "keyword" | "variants" | "letters">;
  /** What the keyword has to name; anything where it is absent. */
  readonly of?: readonly Subject[];
  readonly texts: readonly string[];
}
