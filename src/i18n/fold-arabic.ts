import { toLatinDigits } from "./latin-digits.ts";
import { arabicPlurals } from "./arabic-plurals.ts";

/**
 * Maps the different spellings of a word to one. For matching only; the result is never shown.
 * Compatibility decomposition separates the hamza from its seat (أ is ا and a mark) and the accent off its letter, so that
 * dropping the marks folds both; what does not decompose is listed in `sameLetter`.
 * @see https://www.unicode.org/reports/tr15/ for NFKD
 */
export function fold(text: string): string {
  const folded = text
    .replace(/\p{M}/gu, "") // before normalize, which sorts the marks of a letter in quadratic time
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}ـء]/gu, "")
    .replace(/[ٱىیېےةەہھۃکڪگچپڤ]/g, (character) => sameLetter[character]!);
  return toLatinDigits(folded);
}

/** Letters that other keyboards and languages with Arabic script use for the same sound or shape. In Egypt گ is read as ج. */
// prettier-ignore
const sameLetter: Readonly<Record<string, string>> = {
  ٱ: "ا", ى: "ي", ی: "ي", ې: "ي", ے: "ي",
  ة: "ه", ە: "ه", ہ: "ه", ھ: "ه", ۃ: "ه",
  ک: "ك", ڪ: "ك", گ: "ج", چ: "ج", پ: "ب", ڤ: "ف",
};

/**
 * The folded words of a text, in order. Arabic and Latin letters never share a word, so «الـSEO» is «ال» and "seo";
 * an English possessive is removed, and "e-mail" is one word as "email" is.
 */
export function splitWords(text: string): string[] {
  const joined = fold(text)
    .replace(/['’`](?:s(?![a-z]))?/g, "")
    .replace(/(?<![\p{L}\p{N}])([a-z])-(?=[a-z])/gu, "$1");
  return joined.match(/[ء-ي]+|(?:[^\P{L}ء-ي]|\p{N})+/gu) ?? [];
}

const singularPatterns: ReadonlyMap<string, string> = new Map(
  arabicPlurals.split("،").map((pair) => splitWords(pair) as [string, string]),
);

/** Longer runs of letters are not words; removing articles from a run of thousands would take quadratic time. */
const maxWordChars = 64;

/**
 * A word and its forms with fewer affixes, the stem last. In Arabic «و» is removed where at least four letters remain,
 * and the article with its prefixes (ال، وال، بال، كال، فال، لل) where at least three remain, repeatedly: «إلكتروني» typed without its hamza looks like an article too and must meet «الإلكتروني». Plurals become their
 * singular, in Arabic those that are listed.
 * @param word as `wordsOf` gives it
 */
export function listForms(word: string): string[] {
  if (word.length > maxWordChars) return [word];
  const bare = isArabic(word)
    ? (singularPatterns.get(word) ?? word.replace(/^(?:[وف]?(?:[بك]?ال|لل)(?=.{3})|و(?=.{4}))/, ""))
    : toSingular(word);
  return bare === word ? [word] : [word, ...listForms(bare)];
}

const isArabic = (word: string): boolean => /^[ء-ي]/.test(word);

/** The form by which a query is searched. An index holds every form of its words, so the stem matches all of them. */
export function stem(word: string): string {
  return listForms(word).at(-1)!;
}

/** The terms of a text in an index: every word as written, and its forms down to the stem. */
export function tokenize(text: string): string[] {
  return splitWords(text).flatMap(listForms);
}

/** Deliberately simple: "business", "status" and "analysis" keep their s, and so do words of three letters. */
function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/(?<=.{2})ies$/, "y").replace(/(?<=ss|sh|ch|x)es$|s$/, "");
}
