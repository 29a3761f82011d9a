import { toKeywordKey } from "./keyword-key.ts";

/** Words that join the others, in their folded form: with or without them it is one phrase. */
const joiners: ReadonlySet<string> = new Set([
  "في",
  "من",
  "على",
  "علي",
  "عن",
  "مع",
  "a",
  "an",
  "the",
  "in",
  "of",
  "for",
  "to",
  "and",
]);

/**
 * What all wordings of a phrase share: its words in any order, without articles and joining words.
 * «محل عطور في القاهرة» and «القاهرة محل عطور» are one. A phrase of joining words stays as it is.
 */
export function toWording(keyword: string): string {
  const words = toKeywordKey(keyword).split(" ");
  const named = words.filter((word) => !joiners.has(word));
  return (named.length > 0 ? named : words).toSorted().join(" ");
}
