import type { Locale } from "#i18n/messages.ts";

/**
 * Words per minute of silent reading: 238 in English, and about 181 in Arabic, whose words contain
 * more information.
 * @see https://doi.org/10.1016/j.jml.2019.104047 Brysbaert 2019, table of languages
 */
const wordsPerMinute = { ar: 181, en: 238 } as const satisfies Record<Locale, number>;

/**
 * Whole minutes to read a Markdown text, at least one. Words are segmented by the rules of the
 * language.
 */
export function countReadingMinutes(markdown: string, locale: Locale): number {
  const segments = new Intl.Segmenter(locale, { granularity: "word" }).segment(markdown);
  const words = [...segments].filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(words / wordsPerMinute[locale]));
}
