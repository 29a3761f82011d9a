import type { Locale, Localized } from "./messages.ts";

/** The separator of a list, with its space. */
export const comma: Localized = { ar: "، ", en: ", " };

/** Digits are Latin in both languages, as most Arabic readers of the web expect. */
export const localeTags: Localized = { ar: "ar-EG-u-nu-latn", en: "en-GB" };

/** Formats a date in words. @param day YYYY-MM-DD */
export function formatDate(locale: Locale, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(localeTags[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    date,
  );
}

/** Formats a whole or decimal number with the language's separators. */
export function formatNumber(
  locale: Locale,
  value: number,
  options?: Intl.NumberFormatOptions,
): string {
  return new Intl.NumberFormat(localeTags[locale], options).format(value);
}

/** Formats a month in words. @param month YYYY-MM */
export function formatMonth(locale: Locale, month: string): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** Lists months of any year in words. @param months 1 is January */
export function formatMonthNames(locale: Locale, months: readonly number[]): string {
  const tag = localeTags[locale];
  const name = new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC" });
  return new Intl.ListFormat(tag).format(
    months.map((month) => name.format(new Date(Date.UTC(2026, month - 1, 1)))),
  );
}

/** The year of a day. @param day YYYY-MM-DD */
export function getYear(day: string): string {
  return day.slice(0, 4);
}

/** Picks the plural form for a number and fills in its `{n}`. */
export function count(
  locale: Locale,
  forms: Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string },
  n: number,
): string {
  const form = forms[new Intl.PluralRules(locale).select(n)] ?? forms.other;
  return form.replaceAll("{n}", formatNumber(locale, n));
}
