import { splitWords } from "#i18n/fold-arabic.ts";

/**
 * Folds a keyword to the key that its spellings share: its folded words without their article, in
 * their order. Unlike the search of the site, it keeps plural and singular apart, because people
 * search for the two with different intents. Keys are compared and never shown.
 * @returns "" for a text without letters and digits
 */
export function toKeywordKey(keyword: string): string {
  const spaced = keyword
    .normalize("NFC")
    .replace(/(?<=\p{L})['’‘`](?=\p{L})/gu, "") // "men's" is typed "mens"
    .replace(/[-‐‑_]/g, " ") // "t-shirt" is also typed as two words
    .replace(/[ئء]و(?=\p{L})/gu, "ؤو"); // مسئول and مسؤول
  return joinPrefixes(splitWords(spaced)).map(stripArticle).join(" ");
}

/**
 * Joins letters that Arabic prefixes to a word and that some people type as a word of their own.
 * Before a word in another script, as in «ال SEO», they are dropped.
 */
function joinPrefixes(words: readonly string[]): string[] {
  const together: string[] = [];
  let waiting = "";
  for (const word of words) {
    if (/^(?:[ولبك]|ال|وال)$/.test(word)) waiting += word;
    else {
      together.push((/^[ء-ي]/.test(word) ? waiting + word : word).replace(/^لال(?=.{3})/, "لل"));
      waiting = "";
    }
  }
  return waiting === "" ? together : [...together, waiting];
}

/**
 * Removes the article, also where it is doubled; the second ال of «الإلكترونيات» belongs to the
 * word.
 */
function stripArticle(word: string): string {
  return hasArticle(word) ? stripArticle(word.slice(2)) : word;
}

/**
 * Words that begin with ال without having the article, in their folded form: ألوان, ألعاب,
 * إلكترونيات, ألماس.
 */
const wordsWithOwnArticle =
  /^ال(?:وان|عاب|بوم|بومات|مان|ماني|مانيا|مانيه|بان|ياف|ماس|ماسه|تهاب|تهابات|تزام|منيوم|ومنيوم|ومونيوم|وميتال|كترون.*|يكترون.*)$/;

/**
 * Whether a folded word has the article. Where fewer than three letters would remain, ال is part of
 * the word.
 */
export function hasArticle(word: string): boolean {
  return /^ال.{3}/.test(word) && !wordsWithOwnArticle.test(word);
}
