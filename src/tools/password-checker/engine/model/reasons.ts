import type { MatchEstimated } from "@zxcvbn-ts/core";
import type { ArabicMatch } from "./arabic-matcher.ts";
import type { NumberMatch } from "./number-matcher.ts";

/** Why a password is easier to guess than it looks; the page has a message for each. */
export const reasons = [
  "leaked",
  "leakedBase",
  "word",
  "name",
  "place",
  "phrase",
  "arabizi",
  "keyboard",
  "sequence",
  "repeat",
  "date",
  "phone",
  "few",
] as const;
export type Reason = (typeof reasons)[number];

/** What a part of a password is; "other" is what no list and no rule explains. */
export const partKinds = [
  "leaked",
  "word",
  "name",
  "place",
  "phrase",
  "keyboard",
  "sequence",
  "repeat",
  "date",
  "phone",
  "other",
] as const;
export type PartKind = (typeof partKinds)[number];

/** Lists the reasons of all parts in their order; "few" where there is none. */
export function listReasons(sequence: readonly MatchEstimated[]): readonly Reason[] {
  const found = new Set(
    sequence.map((match) => getReason(match, sequence)).filter((reason) => reason !== null),
  );
  return found.size === 0 ? ["few"] : [...found];
}

/** Whether a match is a word of an Arabic list in Latin letters. */
export const isArabizi = (match: MatchEstimated): boolean =>
  match.pattern === "arabic" && (match as unknown as ArabicMatch).isArabizi;

/** Whether a password is the word of the list as it is written there, and not only built on it. */
const isWhole = (match: MatchEstimated, sequence: readonly MatchEstimated[]): boolean =>
  sequence.length === 1 && (match as { l33t?: boolean }).l33t !== true;

function getReason(match: MatchEstimated, sequence: readonly MatchEstimated[]): Reason | null {
  const kind = getPartKind(match);
  if (kind === "other") return null;
  // The list of places has those abroad too, whose Latin names are no spelling of Arabic.
  if (isArabizi(match) && kind !== "place") return "arabizi";
  return kind === "leaked" && !isWhole(match, sequence) ? "leakedBase" : kind;
}

/** Names what a match of zxcvbn, or of its own matchers here, is. */
export function getPartKind(match: MatchEstimated): PartKind {
  const dictionary = String((match as { dictionaryName?: string }).dictionaryName ?? "");
  switch (match.pattern) {
    case "arabic":
      return (match as unknown as ArabicMatch).kind;
    case "number": {
      const { kind } = match as unknown as NumberMatch;
      return kind === "habit" ? "sequence" : kind;
    }
    case "dictionary":
      if (dictionary.startsWith("passwords")) return "leaked";
      return dictionary.startsWith("firstnames") ? "name" : "word";
    case "spatial":
      return "keyboard";
    case "sequence":
      return "sequence";
    case "repeat":
      return "repeat";
    case "date":
    case "regex":
      return "date";
    default:
      return "other";
  }
}
