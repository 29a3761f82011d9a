import type { Locale } from "#i18n/messages.ts";

/**
 * Detects the language of a keyword by the script of most of its letters. Arabizi counts as
 * English, because it is typed in Latin letters.
 * @param otherwise the language of a keyword without letters, such as "3310"
 */
export function detectLanguage(keyword: string, otherwise: Locale): Locale {
  const arabic = keyword.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const letters = keyword.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return otherwise;
  return arabic * 2 >= letters ? "ar" : "en";
}
