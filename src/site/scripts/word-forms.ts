import { splitWords, stem, tokenize } from "#i18n/fold-arabic.ts";

/** A shorter beginning of a word is in too many words. */
const minBegunChars = 4;

/**
 * Whether a text has every word of a query in one of the forms that the search of the whole site
 * knows: «كلمة» is found in «كلمات». The last word may be a beginning, because it is being typed.
 */
export function hasWordForms(text: string, query: string): boolean {
  const words = splitWords(query);
  const terms = new Set(tokenize(text));
  const isBegun = (word: string): boolean =>
    word.length >= minBegunChars && [...terms].some((term) => term.startsWith(word));
  return (
    words.length > 0 &&
    words.every(
      (word, place) => terms.has(stem(word)) || (place === words.length - 1 && isBegun(stem(word))),
    )
  );
}
