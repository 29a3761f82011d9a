import type { Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "../engine/keyword-key.ts";
import { switchDefiniteness } from "./arabic-grammar.ts";
import type { Lexicon } from "./lexicon.ts";
import type { ParsedKeyword } from "./parse-keyword.ts";

/**
 * The maximum of phrases with synonyms, so that a word with many synonyms does not fill the table.
 */
const maxSynonyms = 12;
const maxVariants = 24;

/**
 * Lists other ways to type a keyword: spellings that fold to the keyword itself, and synonyms, such
 * as Egyptian and standard Arabic, British and American English, Arabic letters and Arabizi.
 */
export function listVariants(
  { text, core, language }: ParsedKeyword,
  lexicon: Lexicon,
): readonly string[] {
  const typed = text === core ? [core] : [text, core];
  const spellings = typed.flatMap((one) =>
    language === "ar" ? listArabicSpellings(one, lexicon) : listEnglishSpellings(one, lexicon),
  );
  const others = typed.flatMap((one) =>
    listSwapped(one, language, (key) => [...lexicon.getPopular(key), ...lexicon.getSynonyms(key)]),
  );
  const known = new Set([normalizeTyped(text)]);
  const fresh = [...spellings, ...others].filter(
    (one) => one !== "" && !known.has(normalizeTyped(one)) && known.add(normalizeTyped(one)),
  );
  return fresh.slice(0, maxVariants);
}

const normalizeTyped = (text: string): string => text.toLowerCase();

function listArabicSpellings(text: string, lexicon: Lexicon): readonly string[] {
  const mapWords = (change: (word: string) => string) => text.split(" ").map(change).join(" ");
  const proper = mapWords((word) => findProperSpelling(word, lexicon));
  const bare = text.replace(/[أإآ]/g, "ا");
  const article = switchDefiniteness(proper) ?? "";
  return [
    proper,
    bare,
    text.replace(/ة(?= |$)/g, "ه"),
    text.replace(/ى(?= |$)/g, "ي"),
    text.replace(/ي(?= |$)/g, "ى"),
    bare.replace(/ة(?= |$)/g, "ه").replace(/ى(?= |$)/g, "ي"),
    article,
    article.replace(/[أإآ]/g, "ا").replace(/ة(?= |$)/g, "ه"),
    ...listArabizi(text, lexicon),
  ];
}

/** The lexicon's spelling of a word, with the article if it was typed with one. */
function findProperSpelling(word: string, lexicon: Lexicon): string {
  const spelled = lexicon.getSpelling(toKeywordKey(word));
  if (spelled === undefined) return word;
  const hadArticle = word.startsWith("ال");
  const hasArticle = spelled.startsWith("ال");
  if (hadArticle === hasArticle) return spelled;
  return hadArticle ? `ال${spelled}` : spelled.slice(2);
}

/** The whole text in Latin letters where the lexicon has it, or each of its words. */
function listArabizi(text: string, lexicon: Lexicon): readonly string[] {
  const whole = lexicon.getArabizi(toKeywordKey(text));
  const words = text.split(" ").map((word) => lexicon.getArabizi(toKeywordKey(word)));
  return words.length > 1 && words.every((ways) => ways.length > 0)
    ? [...whole, words.map(([way]) => way).join(" ")]
    : whole;
}

function listEnglishSpellings(text: string, lexicon: Lexicon): readonly string[] {
  const lower = text.toLowerCase();
  const words = toKeywordKey(lower).split(" ");
  const arabic =
    lexicon.getArabic(words.join(" ")) ??
    (words.every((word) => lexicon.getArabic(word))
      ? words.map((word) => lexicon.getArabic(word)).join(" ")
      : "");
  return [
    arabic,
    lower.includes("-") ? lower.replaceAll("-", " ") : "",
    lower.includes("-") ? lower.replaceAll("-", "") : "",
    switchNumber(lower),
  ];
}

/** Switches the last word between singular and plural, where its letters show which it is. */
function switchNumber(phrase: string): string {
  const words = phrase.split(" ");
  const last = words.pop()!;
  if (words.some((word) => /^(?:for|in|of|with|to|near)$/.test(word))) return "";
  if (
    !/^[a-z]{3,}$/.test(last) ||
    /(?:us|is|ics|ing|tion|ment|ware|ance|ence|ity|ness)$/.test(last)
  )
    return "";
  return [...words, switchWordNumber(last)].join(" ");
}

function switchWordNumber(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ss")) return `${word}es`;
  if (word.endsWith("s")) return word.slice(0, -1);
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|x)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The keyword in the other words that people in Egypt type for it, the most typed first. */
export const listPopular = ({ core }: ParsedKeyword, lexicon: Lexicon): readonly string[] =>
  listSwapped(core, lexicon.language, (key) => lexicon.getPopular(key));

/** The keyword with each of its parts replaced by other words, the longest part first. */
function listSwapped(
  text: string,
  language: Locale,
  getOthers: (key: string) => readonly string[],
): readonly string[] {
  const words = text.split(" ");
  const found: string[] = [];
  for (let length = words.length; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const part = words.slice(from, from + length).join(" ");
      for (const other of getOthers(toKeywordKey(part))) {
        const put =
          language === "ar" &&
          /^ال.{3}/.test(part) &&
          !other.startsWith("ال") &&
          !other.includes(" ")
            ? `ال${other}`
            : other;
        found.push([...words.slice(0, from), put, ...words.slice(from + length)].join(" "));
      }
    }
  }
  return found.slice(0, maxSynonyms);
}
