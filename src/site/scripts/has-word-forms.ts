import { foldLetters, listForms, splitFolded } from "#i18n/word-forms.ts";

/** A shorter beginning of a word is in too many words. */
const minBegunChars = 4;

const stem = (word: string): string => listForms(word).at(-1)!;

/**
 * Whether a text has every word of a query in one of the forms that the search of the whole site
 * knows: «كلمة» is found in «كلمات». The last word may be a beginning, because it is being typed.
 */
export function hasWordForms(text: string, query: string): boolean {
  const words = splitFolded(foldLetters(query));
  const terms = new Set(splitFolded(foldLetters(text)).flatMap(listForms));
  const isBegun = (word: string): boolean =>
    word.length >= minBegunChars && [...terms].some((term) => term.startsWith(word));
  return (
    words.length > 0 &&
    words.every(
      (word, place) => terms.has(stem(word)) || (place === words.length - 1 && isBegun(stem(word))),
    )
  );
}
