import { arabicPlurals } from "./arabic-plurals.ts";

/**
 * One spelling for every way the same word is typed. For matching only: the outcome is never shown.
 * Compatibility decomposition takes the hamza off its seat (أ is ا and a mark) and the accent off its letter, so that
 * dropping the marks folds both; what does not decompose is listed in `sameLetter`.
 * @see https://www.unicode.org/reports/tr15/ for NFKD
 */
export function fold(text: string): string {
  return text
    .replace(/\p{M}/gu, "") // normalize sorts the marks of a letter, which is quadratic in a letter of thousands
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}ـء]/gu, "")
    .replace(/[ٱىیېےةەہھۃکڪگچپڤ]/g, (character) => sameLetter[character]!)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** Letters that keyboards and neighbours of Arabic write for the same sound or shape. Egypt reads گ as its own ج. */
// prettier-ignore
const sameLetter: Readonly<Record<string, string>> = {
  ٱ: "ا", ى: "ي", ی: "ي", ې: "ي", ے: "ي",
  ة: "ه", ە: "ه", ہ: "ه", ھ: "ه", ۃ: "ه",
  ک: "ك", ڪ: "ك", گ: "ج", چ: "ج", پ: "ب", ڤ: "ف",
};

/**
 * The folded words of a text, in its order. Arabic and Latin letters never share a word, so «الـSEO» is «ال» and "seo";
 * an English possessive goes, and "e-mail" is one word as "email" is.
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

/** A longer run of letters is no word of either language; taking articles off one of thousands would be quadratic. */
const maxWordChars = 64;

/**
 * A word and what is left as its grammar comes off, the barest form last. Arabic sheds «و» where at least four letters
 * stay, and the article with what is written onto it (ال، وال، بال، كال، فال، لل) where at least three do, again and
 * again: «إلكتروني» typed without its hamza looks like an article too and must meet «الإلكتروني». Plurals become their
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

/** The form that a query is looked up by: an index keeps every form of its words, so the barest meets them all. */
export function stem(word: string): string {
  return listForms(word).at(-1)!;
}

/** What an index keeps of a text: every word as it stands, and its barer forms. */
export function tokenize(text: string): string[] {
  return splitWords(text).flatMap(listForms);
}

/** Light on purpose: "business", "status" and "analysis" keep their s, and so does whatever has three letters. */
function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/(?<=.{2})ies$/, "y").replace(/(?<=ss|sh|ch|x)es$|s$/, "");
}
