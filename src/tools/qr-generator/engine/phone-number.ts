import { toLatinDigits } from "#i18n/latin-digits.ts";

/** Spaces, punctuation between digits, and the direction marks that are copied from Arabic text. */
const separators = /[\s().\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const stripSeparators = (typed: string): string => toLatinDigits(typed).replace(separators, "");

/**
 * Parses an international number, `+` and 8 to 15 digits (ITU-T E.164) with `00` for `+`, or an
 * Egyptian mobile number as it is written in Egypt.
 * @returns undefined for anything else
 */
export function readPhone(typed: string): string | undefined {
  const bare = stripSeparators(typed).replace(/^00/, "+");
  return /^\+[1-9]\d{7,14}$/.test(bare) ? bare : readEgyptianMobile(typed);
}

/**
 * Converts an Egyptian mobile number without country code, as 010 0123 4567, to the international
 * form. Landlines and numbers of other countries need their country code, because their local forms
 * are not unique.
 * @returns undefined for anything else than 010, 011, 012 or 015 and eight digits
 */
export function readEgyptianMobile(typed: string): string | undefined {
  const bare = stripSeparators(typed);
  return /^01[0125]\d{8}$/.test(bare) ? `+20${bare.slice(1)}` : undefined;
}

/** The fewest digits of a number that works from other countries. */
const minInternationalDigits = 8;

/**
 * What keeps a typed text from being a number that others can call: it is not one, or as short as
 * the numbers that work in one country alone. Undefined for what may be a number, and for nothing.
 */
export function findPhoneProblem(typed: string): "not-a-number" | "short" | undefined {
  const bare = stripSeparators(typed);
  if (bare === "") return undefined;
  if (!/^[+*#]?[\d*#,;]+$/.test(bare)) return "not-a-number";
  return bare.replace(/\D/g, "").length < minInternationalDigits ? "short" : undefined;
}

/** Groups the digits of an Egyptian mobile number in international form: +20 100 123 4567. */
export function formatEgyptianMobile(phoneNumber: string): string {
  return phoneNumber.replace(/^(\+20)(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3 $4");
}
