import { wordsOf } from "#i18n/fold-arabic.ts";

/**
 * What two spellings of one keyword have in common: its folded words without their article, in their order. Stricter
 * than the search of the site, which lets a plural meet its singular: people search for the two with different wishes.
 * For matching only, never shown. Empty where a text has neither letters nor digits.
 */
export function keywordKey(keyword: string): string {
  return wordsOf(keyword).map(withoutArticle).join(" ");
}

/**
 * Again and again, because «الكترونيات» typed without its hamza looks as if it had an article, and has to meet
 * «الإلكترونيات». Where fewer than three letters would stay, ال is part of the word.
 */
function withoutArticle(word: string): string {
  const bare = word.replace(/^ال(?=.{3})/, "");
  return bare === word ? word : withoutArticle(bare);
}
