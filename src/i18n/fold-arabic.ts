import { toLatinDigits } from "./latin-digits.ts";
import { foldLetters, listForms, splitFolded } from "./word-forms.ts";

/**
 * Maps the different spellings of a text to one: those of its letters, and its digits. The result
 * is for matching only and is never shown.
 */
export const fold = (text: string): string => toLatinDigits(foldLetters(text));

/** Splits a text into its folded words, as `splitFolded` says. */
export const splitWords = (text: string): string[] => splitFolded(fold(text));

/**
 * Returns the form of a word that a query searches for. An index contains all forms of its words,
 * so the stem matches each of them.
 */
export function stem(word: string): string {
  return listForms(word).at(-1)!;
}

/**
 * Lists the terms of a text for an index: every word as written, and its forms down to the stem.
 */
export function tokenize(text: string): string[] {
  return splitWords(text).flatMap(listForms);
}
