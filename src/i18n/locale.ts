import type { Locale, Localized } from "./messages.ts";

export const defaultLocale: Locale = "ar";

export const direction: Localized<"rtl" | "ltr"> = { ar: "rtl", en: "ltr" };

/** The name of each language in that language. */
export const localeName: Localized = { ar: "العربية", en: "English" };

/** Short names for the compact toggle on phones. */
export const localeShortName: Localized = { ar: "عر", en: "EN" };

/** The script of the language, which selects the fonts. */
export const script: Localized<"arabic" | "latin"> = { ar: "arabic", en: "latin" };

export function getOtherLocale(locale: Locale): Locale {
  return locale === "ar" ? "en" : "ar";
}

/**
 * Returns the path of a page in a language: Arabic at the path itself, English under `/en`.
 * @param path an absolute path without a language prefix, as `/services/seo`; query and hash may
 *   follow
 * @see docs/specification.md#languages-and-addresses
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === "/"
    ? "/en"
    : path.startsWith("/?") || path.startsWith("/#")
      ? `/en${path.slice(1)}`
      : `/en${path}`;
}

/** Returns the language of a path: `/en/services` is English, `/services` the default language. */
export function getPathLocale(path: string): Locale {
  return /^\/en(\/|$)/.test(path) ? "en" : defaultLocale;
}

/**
 * Returns the path without its language prefix: both `/en/services` and `/services` give
 * `/services`.
 */
export function stripLocale(path: string): string {
  const bare = path.replace(/^\/en(?=\/|$)/, "").replace(/\/$/, "");
  return bare === "" ? "/" : bare;
}
