import { stem } from "#i18n/fold-arabic.ts";
import { hasArabic } from "./has-arabic.ts";

/**
 * Returns what the inflected forms of a word share: «بيان» of «بياناتها», "stop" of "stopping".
 * Texts have so many inflected words that the index carries one form of each and visitors rarely
 * type that one. What is shared is looked for in the index and never shown.
 * @param word as `splitWords` returns it
 * @see https://doi.org/10.1145/564376.564425 for the suffixes of Light10
 */
export function lightStem(word: string): string {
  const base = stem(word);
  return hasArabic(base) ? stripArabic(base) : stripEnglish(base);
}

/**
 * Removes what Light10 does, and what visitors and pages say in different persons: «تكتبون» and
 * «نكتب». Three letters remain, the length of most roots.
 */
const stripArabic = (word: string): string =>
  word
    .replace(/(?<=...)(?:ت(?:ها|هم|كم|نا|ه|ك|ي)|ها|هم|كم|نا)$/, "")
    .replace(/(?<=...)(?:ان|ات|ون|ين|وا|يه)$|(?<=...)[هي]$|(?<=....)[تاك]$/, "")
    .replace(/(?<=...)[هي]$/, "")
    .replace(/^[بلف](?=.{4})/, "")
    .replace(/^س?[ايتن](?=.{3})/, "");

function stripEnglish(word: string): string {
  const british = word.replace(/([iy])z(?=e|ing|ation)/, "$1s").replace(/our(?=s?$|ed|ing)/, "or");
  let bare = british;
  for (let before = ""; before !== bare;) {
    before = bare;
    bare = bare
      .replace(/(?<=...)(?:ations?|ions?|ings?|ers?|ed|ly|es|s|e)$/, "")
      .replace(/(?<=..)([b-df-hj-np-rtv-z])\1$/, "$1");
  }
  return bare.replace(/(?<=..)y$/, "i");
}
