import { toLatinDigits } from "#i18n/latin-digits.ts";
import type { FieldErrorCode } from "../field-error.ts";
import { maxChars, stripInvisible, validateLine } from "./text-rules.ts";

/** The digits of an Egyptian mobile number in its local form, as 010 0555 0100. */
const egyptianMobileDigits = 11;

/** Egypt's hotlines have five digits, as 19555; nothing that is called has fewer. */
const minDigits = 5;

/** Egypt's landlines have at least eight digits with their area code, those of 2008 among them. */
const minLocalDigits = 8;

/** The shortest numbers with a country code have seven digits, as +683 4000 in Niue. */
const minInternationalDigits = 7;

/** 013 is the area code of Qalyubia; every other number that begins with 01 is a mobile. */
const egyptianMobile = /^01(?!3)/;

/**
 * Checks a required phone number in Latin, Arabic or Persian digits: an Egyptian mobile number is
 * complete, and no other number is shorter than those that exist.
 */
export function validatePhone(typed: string): FieldErrorCode | undefined {
  return validateLine(typed, maxChars.phone) ?? validateNumber(stripInvisible(typed));
}

/**
 * Counts the digits of a typed number, those of an Egyptian one in its local form: eleven for a
 * complete mobile number, with or without the country code.
 */
export function countPhoneDigits(typed: string): number {
  return parsePhone(stripInvisible(typed)).digits.length;
}

function validateNumber(typed: string): FieldErrorCode | undefined {
  const { digits, isInternational } = parsePhone(typed);
  if (!/^[0-9٠-٩۰-۹+().\s-]+$/.test(typed) || digits === "") return "malformed";
  if (isInternational) return digits.length < minInternationalDigits ? "too-short" : undefined;
  if (egyptianMobile.test(digits))
    return digits.length === egyptianMobileDigits ? undefined : "incomplete-mobile";
  if (digits.startsWith("0")) return digits.length < minLocalDigits ? "too-short" : undefined;
  return digits.length < minDigits ? "too-short" : undefined;
}

/** @returns the digits, without the country code where that is Egypt's, then with the leading 0 */
function parsePhone(typed: string): { digits: string; isInternational: boolean } {
  const digits = toLatinDigits(typed).replaceAll(/\D/g, "");
  // An Arabic keyboard often leaves the plus sign behind the number.
  const hasPlus = /^\(?\+|\+$/.test(typed);
  if (!hasPlus && !digits.startsWith("00")) return { digits, isInternational: false };
  const withCountry = digits.replace(/^00/, "");
  // Many write the 0 of the local form behind the country code: +20 (0)100 555 0100.
  return withCountry.startsWith("20")
    ? { digits: `0${withCountry.slice(2).replace(/^0/, "")}`, isInternational: false }
    : { digits: withCountry, isInternational: true };
}
