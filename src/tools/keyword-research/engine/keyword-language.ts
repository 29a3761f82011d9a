import type { Locale } from "#i18n/messages.ts";

/**
 * The language of a keyword by its script, which most of its letters decide. Arabizi counts as what it is typed in.
 * @param otherwise for a keyword without letters, as "3310"
 */
export function detectLanguage(keyword: string, otherwise: Locale): Locale {
  const arabic = keyword.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const letters = keyword.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return otherwise;
  return arabic * 2 >= letters ? "ar" : "en";
}
