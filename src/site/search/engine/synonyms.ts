import { splitWords } from "#i18n/fold-arabic.ts";
import { listForms } from "#i18n/word-forms.ts";
import { hasArabic } from "./has-arabic.ts";
import { pageNames, synonymGroups } from "./synonym-table.ts";

/**
 * A group of synonyms in the index: a page with one of the words of `of` is found by all of them
 * and by those of `also`. Both are separated by spaces, and spelt as they are shown.
 */
export type SynonymGroup = readonly [of: string, also: string];

/**
 * Lists the groups that an index needs: those that apply to one of its pages.
 * @param pages the words of each page that synonyms depend on, as `splitWords` returns them
 * @returns the groups in the order of the table; without Arabic letters on any page they have no
 *   Arabic words
 */
export function selectSynonyms(pages: readonly (readonly string[])[]): SynonymGroup[] {
  const isArabic = pages.some((words) => words.some(hasArabic));
  const used = new Set(pages.flat().flatMap(listForms));
  return synonymGroups
    .map(([of, also]): SynonymGroup => [selectWords(of, isArabic), selectWords(also, isArabic)])
    .filter(([of]) => splitWords(of).some((word) => used.has(word)));
}

/**
 * Returns what else a page is called, by its path. An index without Arabic gets no Arabic words.
 * @param path without the prefix of its language
 * @param isArabic whether the page is Arabic
 */
export function getPageNames(path: string, isArabic: boolean): { readonly names?: string } {
  const [, all = ""] = pageNames.find(([of]) => of === path) ?? [];
  const names = selectWords(all, isArabic);
  return names === "" ? {} : { names };
}

/** @throws Error when names are given to a page that is not in the index */
export function checkNamedPages(paths: readonly string[]): void {
  const lost = pageNames.find(([path]) => !paths.includes(path));
  if (lost !== undefined)
    throw new Error(`search: names are given to ${lost[0]}, which is not in the index`);
}

const selectWords = (words: string, isArabic: boolean): string =>
  words
    .split(" ")
    .filter((word) => isArabic || !hasArabic(word))
    .join(" ");
