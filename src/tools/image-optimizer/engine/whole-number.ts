import { toLatinDigits } from "#i18n/latin-digits.ts";

/**
 * Parses a whole number in Latin, Arabic or Persian digits with optional separators; NaN for
 * anything else.
 */
export function parseWholeNumber(text: string): number {
  const latin = toLatinDigits(text.trim()).replaceAll(/(?<=\d)[,٬](?=\d{3})/g, "");
  return /^\d{1,9}$/.test(latin) ? Number(latin) : NaN;
}
