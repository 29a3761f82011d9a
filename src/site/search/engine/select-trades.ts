import type { IndexedTrade, SearchDocument } from "./search-index.ts";
import { hasArabic } from "./has-arabic.ts";
import { tradeMessages } from "./trade-messages.ts";
import { tradeGroups } from "./trade-table.ts";
import { localePath, script } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";

/** What the Arabic index has of the English words: more do not fit into what it may weigh. */
const maxForeignWords = 2;

/**
 * Lists the trades with their pages in one language; runs when the site is built.
 * @throws Error when a page of the table is not in the index
 */
export function selectTrades(
  documents: readonly Pick<SearchDocument, "url">[],
  locale: Locale,
): IndexedTrade[] {
  const urls = documents.map(({ url }) => url);
  return tradeGroups.map(([words, pages]): IndexedTrade => [
    selectWords(words, locale),
    pages.map(([path, reason]) => {
      const place = urls.indexOf(localePath(locale, path));
      if (place < 0) throw new Error(`search: a trade leads to ${path}, which is not in the index`);
      return reason === undefined ? [place] : [place, tradeMessages[reason][locale]];
    }),
  ]);
}

function selectWords(words: string, locale: Locale): string {
  const all = words.trim().split(/\s+/);
  const latin = all.filter((word) => !hasArabic(word));
  return script[locale] === "arabic"
    ? [...all.filter(hasArabic), ...latin.slice(0, maxForeignWords)].join(" ")
    : latin.join(" ");
}
