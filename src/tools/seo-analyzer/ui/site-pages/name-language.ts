import type { Locale } from "#i18n/messages.ts";

/**
 * Names the language of a tag in the language of the reader.
 * @returns the tag itself where it names none, such as "x-default"
 */
export function nameLanguage(locale: Locale, tag: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
