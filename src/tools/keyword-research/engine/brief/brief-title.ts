import type { Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "../keyword-key.ts";

/**
 * Search results cut longer titles off.
 * @see docs/specification.md#keyword-research
 */
export const maxTitleChars = 60;

/** The length of a title as its reader counts it. */
export const countChars = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].length;

/**
 * Makes a title of at most `maxTitleChars`: the first of the patterns that fits and repeats no word
 * of the phrase, then the phrase alone, cut after a whole word where it is longer itself.
 * @param patterns with {phrase} as a placeholder, in the order of preference
 */
export function createTitle(phrase: string, patterns: readonly string[], language: Locale): string {
  const named = capitalize(phrase, language);
  const own = new Set(toKeywordKey(phrase).split(" ").map(toRoot));
  const found = patterns.find((pattern) => {
    const added = toKeywordKey(pattern.replace("{phrase}", " ")).split(" ").map(toRoot);
    return (
      countChars(pattern.replace("{phrase}", () => named)) <= maxTitleChars &&
      !added.some((word) => word.length > 2 && own.has(word))
    );
  });
  return found === undefined ? cutTitle(named) : found.replace("{phrase}", () => named);
}

/** A word without the letters that only join or count it, so that «الأسعار» repeats «سعر». */
const toRoot = (word: string): string =>
  /^[ء-ي]/.test(word)
    ? word.replace(/^[وبل](?=.{4})/, "").replace(/(?<!^)[اوي]/g, "")
    : word.replace(/s$/, "");

/** The first letter as a capital, as a title begins in English. */
export const capitalize = (text: string, language: Locale): string =>
  language === "en" ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;

function cutTitle(title: string): string {
  if (countChars(title) <= maxTitleChars) return title;
  const words = title.split(" ");
  while (words.length > 1 && countChars(words.join(" ")) > maxTitleChars) words.pop();
  const cut = words.join(" ");
  return countChars(cut) <= maxTitleChars ? cut : [...cut].slice(0, maxTitleChars).join("");
}
