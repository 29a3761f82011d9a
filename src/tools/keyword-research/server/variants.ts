import { keywordKey } from "../engine/keyword-key.ts";
import { otherDefiniteness } from "./arabic-grammar.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Seed } from "./parse-keyword.ts";

/** How often each part of a keyword may be swapped for a synonym, so that one rich word does not fill the table. */
const mostSynonyms = 12;
const mostVariants = 24;

/**
 * Other ways of typing the same: other spellings, which fold to the keyword itself, and other words for it, as they are
 * said in Egypt and in the books, in Britain and in America, in Arabic letters and in Arabizi.
 */
export function variantsOf({ text, core, language }: Seed, lexicon: Lexicon): readonly string[] {
  const typed = text === core ? [core] : [text, core];
  const spellings = typed.flatMap((one) =>
    language === "ar" ? arabicSpellings(one, lexicon) : englishSpellings(one, lexicon),
  );
  const others = typed.flatMap((one) => swapped(one, lexicon));
  const known = new Set([asTyped(text)]);
  const fresh = [...spellings, ...others].filter(
    (one) => one !== "" && !known.has(asTyped(one)) && known.add(asTyped(one)),
  );
  return fresh.slice(0, mostVariants);
}

const asTyped = (text: string): string => text.toLowerCase();

function arabicSpellings(text: string, lexicon: Lexicon): readonly string[] {
  const each = (change: (word: string) => string) => text.split(" ").map(change).join(" ");
  const proper = each((word) => properSpelling(word, lexicon));
  const bare = text.replace(/[أإآ]/g, "ا");
  const article = otherDefiniteness(proper) ?? "";
  return [
    proper,
    bare,
    text.replace(/ة(?= |$)/g, "ه"),
    text.replace(/ى(?= |$)/g, "ي"),
    text.replace(/ي(?= |$)/g, "ى"),
    bare.replace(/ة(?= |$)/g, "ه").replace(/ى(?= |$)/g, "ي"),
    article,
    article.replace(/[أإآ]/g, "ا").replace(/ة(?= |$)/g, "ه"),
    ...arabizi(text, lexicon),
  ];
}

/** As the lexicon spells a word, with the article where it was typed with one. */
function properSpelling(word: string, lexicon: Lexicon): string {
  const spelled = lexicon.spellingOf(keywordKey(word));
  if (spelled === undefined) return word;
  const hadArticle = word.startsWith("ال");
  const hasArticle = spelled.startsWith("ال");
  if (hadArticle === hasArticle) return spelled;
  return hadArticle ? `ال${spelled}` : spelled.slice(2);
}

/** The whole in Latin letters where somebody has written down how it is typed, or each of its words. */
function arabizi(text: string, lexicon: Lexicon): readonly string[] {
  const whole = lexicon.arabiziOf(keywordKey(text));
  const words = text.split(" ").map((word) => lexicon.arabiziOf(keywordKey(word)));
  return words.length > 1 && words.every((ways) => ways.length > 0)
    ? [...whole, words.map(([way]) => way).join(" ")]
    : whole;
}

function englishSpellings(text: string, lexicon: Lexicon): readonly string[] {
  const lower = text.toLowerCase();
  const words = keywordKey(lower).split(" ");
  const arabic =
    lexicon.arabicOf(words.join(" ")) ??
    (words.every((word) => lexicon.arabicOf(word))
      ? words.map((word) => lexicon.arabicOf(word)).join(" ")
      : "");
  return [
    arabic,
    lower.includes("-") ? lower.replaceAll("-", " ") : "",
    lower.includes("-") ? lower.replaceAll("-", "") : "",
    otherNumber(lower),
  ];
}

/** One for many and many for one, of the last word alone, where its letters tell. */
function otherNumber(phrase: string): string {
  const words = phrase.split(" ");
  const last = words.pop()!;
  if (words.some((word) => /^(?:for|in|of|with|to|near)$/.test(word))) return "";
  if (
    !/^[a-z]{3,}$/.test(last) ||
    /(?:us|is|ics|ing|tion|ment|ware|ance|ence|ity|ness)$/.test(last)
  )
    return "";
  return [...words, otherNumberOf(last)].join(" ");
}

function otherNumberOf(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ss")) return `${word}es`;
  if (word.endsWith("s")) return word.slice(0, -1);
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|x)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The keyword with each of its parts said in other words, the longest part first. */
function swapped(text: string, lexicon: Lexicon): readonly string[] {
  const words = text.split(" ");
  const found: string[] = [];
  for (let length = words.length; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const part = words.slice(from, from + length).join(" ");
      for (const other of lexicon.synonymsOf(keywordKey(part))) {
        const put =
          lexicon.language === "ar" &&
          /^ال.{3}/.test(part) &&
          !other.startsWith("ال") &&
          !other.includes(" ")
            ? `ال${other}`
            : other;
        found.push([...words.slice(0, from), put, ...words.slice(from + length)].join(" "));
      }
    }
  }
  return found.slice(0, mostSynonyms);
}
