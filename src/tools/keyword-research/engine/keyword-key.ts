import { splitWords } from "#i18n/fold-arabic.ts";

/**
 * What two spellings of one keyword have in common: its folded words without their article, in their order. Stricter
 * than the search of the site, which lets a plural meet its singular: people search for the two with different wishes.
 * For matching only, never shown. Empty where a text has neither letters nor digits.
 */
export function toKeywordKey(keyword: string): string {
  const spaced = keyword
    .normalize("NFC")
    .replace(/(?<=\p{L})['’‘`](?=\p{L})/gu, "") // "men's" is typed "mens"
    .replace(/[-‐‑_]/g, " ") // and "t-shirt" as two words
    .replace(/[ئء]و(?=\p{L})/gu, "ؤو"); // مسئول and مسؤول
  return joinPrefixes(splitWords(spaced)).map(stripArticle).join(" ");
}

/** Letters that are written onto the word behind them, and by some apart from it; «ال» of «ال SEO» is nothing by itself. */
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

/** Again and again: «الإلكترونيات» with all its letters has one article and not two. */
function stripArticle(word: string): string {
  return hasArticle(word) ? stripArticle(word.slice(2)) : word;
}

/** Words whose ال is their own, as they look once their hamza is folded: ألوان, ألعاب, إلكترونيات, ألماس. */
const ownLetters =
  /^ال(?:وان|عاب|بوم|بومات|مان|ماني|مانيا|مانيه|بان|ياف|ماس|ماسه|تهاب|تهابات|تزام|منيوم|ومنيوم|ومونيوم|وميتال|كترون.*|يكترون.*)$/;

/** Whether a folded word has the article. Where fewer than three letters would stay, ال is part of the word. */
export function hasArticle(word: string): boolean {
  return /^ال.{3}/.test(word) && !ownLetters.test(word);
}
