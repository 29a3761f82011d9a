/** Vowel marks, shadda, sukun and the small alif; tatweel is no mark. */
const mark = /[\u064B-\u065F\u0670]/u;
const marksAndTatweel = /[\u0640\u064B-\u065F\u0670]/gu;
const letter = /[\u0621-\u063A\u0641-\u064A\u0671-\u06D3]/u;

/** Whether a character is an Arabic letter; marks and tatweel are none. */
export const isArabicLetter = (char: string | undefined): boolean =>
  char !== undefined && letter.test(char);

export const isMark = (char: string | undefined): boolean => char !== undefined && mark.test(char);

/** Whether a text has neither vowel marks nor tatweel. */
export const isBare = (text: string): boolean => text.search(marksAndTatweel) < 0;

/** A word as a list has it: without vowel marks and tatweel. */
export const toBare = (word: string): string => word.replace(marksAndTatweel, "");

/** A word as many write it: its alifs without hamza and madda. */
export const toAlifWithoutHamza = (word: string): string => word.replace(/[أإآ]/gu, "ا");
