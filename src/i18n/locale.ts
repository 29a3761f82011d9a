import type { Locale, Localized } from "./messages.ts";

export const defaultLocale: Locale = "ar";

export const direction: Localized<"rtl" | "ltr"> = { ar: "rtl", en: "ltr" };

/** The name of each language in that language. */
export const localeName: Localized = { ar: "العربية", en: "English" };

/** Short names for the compact toggle on phones. */
export const localeShortName: Localized = { ar: "عر", en: "EN" };

/** The script of the language's letters, which decides about fonts. */
export const script: Localized<"arabic" | "latin"> = { ar: "arabic", en: "latin" };

export function getOtherLocale(locale: Locale): Locale {
  return locale === "ar" ? "en" : "ar";
}

/**
 * The path of a page in a language: Arabic at the path itself, English under `/en`.
 * @param path an absolute path without prefix, as `/services/seo`; query and hash may follow
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === "/"
    ? "/en"
    : path.startsWith("/?") || path.startsWith("/#")
      ? `/en${path.slice(1)}`
      : `/en${path}`;
}

/** The language of a path: `/en/services` is English, `/services` the default language. */
export function getPathLocale(path: string): Locale {
  return /^\/en(\/|$)/.test(path) ? "en" : defaultLocale;
}

/** The path without its language: `/en/services` and `/services` are both `/services`. */
export function stripLocale(path: string): string {
  const bare = path.replace(/^\/en(?=\/|$)/, "").replace(/\/$/, "");
  return bare === "" ? "/" : bare;
}
