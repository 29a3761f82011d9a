import { arabicPlurals } from "./arabic-plurals.ts";

/*
 * The part of the folding that knows letters alone: fold-arabic.ts adds the digits. What loads it
 * by itself fetches nothing else.
 */

/**
 * Maps the different spellings of a word to one; its digits stay. Compatibility decomposition
 * separates the hamza and other marks from their letters (أ becomes ا and a mark), so that removing
 * marks folds both. Letters that do not decompose are listed in `letterReplacements`.
 * @see https://www.unicode.org/reports/tr15/ for NFKD
 */
export function foldLetters(text: string): string {
  return text
    .replace(/\p{M}/gu, "") // before normalize, which sorts the marks of a letter in quadratic time
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}ـء]/gu, "")
    .replace(/[ٱىیېےةەہھۃکڪگچپڤ]/g, (character) => letterReplacements[character]!);
}

/**
 * Letters that other keyboards and languages with Arabic script use for the same sound or shape. In
 * Egypt گ is read as ج.
 */
// prettier-ignore
const letterReplacements: Readonly<Record<string, string>> = {
  ٱ: "ا", ى: "ي", ی: "ي", ې: "ي", ے: "ي",
  ة: "ه", ە: "ه", ہ: "ه", ھ: "ه", ۃ: "ه",
  ک: "ك", ڪ: "ك", گ: "ج", چ: "ج", پ: "ب", ڤ: "ف",
};

/**
 * Splits a folded text into its words, in their order. A word never mixes Arabic and Latin letters:
 * «الـSEO» gives «ال» and "seo". An English possessive is removed, and "e-mail" becomes the one
 * word "email".
 */
export function splitFolded(folded: string): string[] {
  const joined = folded
    .replace(/['’`](?:s(?![a-z]))?/g, "")
    .replace(/(?<![\p{L}\p{N}])([a-z])-(?=[a-z])/gu, "$1");
  return joined.match(/[ء-ي]+|(?:[^\P{L}ء-ي]|\p{N})+/gu) ?? [];
}

const singularPatterns: ReadonlyMap<string, string> = new Map(
  arabicPlurals.split("،").map((pair) => splitFolded(foldLetters(pair)) as [string, string]),
);

/**
 * A longer sequence of letters is not a word; removing articles from thousands of letters would
 * take quadratic time.
 */
const maxWordChars = 64;

/**
 * Lists a word and its forms with fewer affixes, the stem last. In Arabic «و» is removed where at
 * least four letters remain, and the article with its prefixes (ال، وال، بال، كال، فال، لل) where
 * at least three remain. This is repeated, because «إلكتروني» without its hamza begins like an
 * article too and must match «الإلكتروني». Plurals become singular, in Arabic only those in
 * `arabicPlurals`.
 * @param word as `splitFolded` returns it
 */
export function listForms(word: string): string[] {
  if (word.length > maxWordChars) return [word];
  const bare = isArabic(word)
    ? (singularPatterns.get(word) ?? word.replace(/^(?:[وف]?(?:[بك]?ال|لل)(?=.{3})|و(?=.{4}))/, ""))
    : toSingular(word);
  return bare === word ? [word] : [word, ...listForms(bare)];
}

const isArabic = (word: string): boolean => /^[ء-ي]/.test(word);

/**
 * Handles regular English plurals only: "business", "status" and "analysis" keep their s, and so do
 * words of three letters.
 */
function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/(?<=.{2})ies$/, "y").replace(/(?<=ss|sh|ch|x)es$|s$/, "");
}
