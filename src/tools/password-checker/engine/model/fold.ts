import { toLatinDigits } from "#i18n/latin-digits.ts";

/**
 * Normalizes a password for the model: presentation forms by NFKC, eastern digits to Latin ones,
 * without vowel marks, tatweel and invisible joiners. These spellings of a word need the same
 * number of guesses.
 */
export function normalizePassword(password: string): string {
  return toLatinDigits(password.normalize("NFKC")).replace(
    /[\u0640\u064b-\u065f\u0670\u200b-\u200f\ufeff]/g,
    "",
  );
}

const plainLetter: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ئ: "ي",
  ی: "ي",
  ة: "ه",
  ؤ: "و",
  گ: "ك",
  ک: "ك",
  پ: "ب",
  ڤ: "ف",
  چ: "ج",
};

/**
 * Unifies letters that are written for one another: hamza seats, alef maqsura, taa marbuta. Keeps
 * the length.
 */
export function foldLetters(text: string): string {
  return text.replace(/[أإآٱىئیةؤگکپڤچ]/g, (letter) => plainLetter[letter]!);
}

/** Whether a text contains an Arabic letter. */
export const hasArabic = (text: string): boolean => /[\u0621-\u064a]/.test(text);
