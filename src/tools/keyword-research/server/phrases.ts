import type { Group } from "../contract.ts";
import { toKeywordKey } from "../engine/keyword-key.ts";
import { toDefinite, toIndefinite, isFeminine } from "./arabic-grammar.ts";
import { functionWords } from "./function-words.ts";
import type { ParsedKeyword } from "./parse-keyword.ts";

/** A row without its figures. */
export interface Phrase {
  readonly keyword: string;
  /** Of the keyword, from `toKeywordKey`. */
  readonly key: string;
  readonly group: Group;
}

/**
 * Fills the placeholders of a pattern.
 * @param more values of {y} and {p}
 * @returns undefined where a placeholder has no value
 */
export function fillPattern(
  pattern: string,
  parsed: ParsedKeyword,
  more: Readonly<Record<string, string>> = {},
): string | undefined {
  for (const one of pattern.split("|")) {
    const phrase = fillPlaceholders(one, parsed, more);
    if (phrase !== undefined) return phrase;
  }
  return undefined;
}

function fillPlaceholders(
  pattern: string,
  { core, plural, place, language }: ParsedKeyword,
  more: Readonly<Record<string, string>>,
): string | undefined {
  const isMany = language === "en" && isPlural(core);
  const words: Readonly<Record<string, string | undefined>> =
    language === "ar"
      ? {
          x: core,
          i: toIndefinite(core),
          d: toDefinite(core),
          m: plural && toDefinite(plural),
          n: plural && toIndefinite(plural),
          near: isFeminine(core) ? "قريبة" : "قريب",
          good: isFeminine(core) ? "شاطرة" : "شاطر",
          open: isFeminine(core) ? "مفتوحة" : "مفتوح",
          p: place,
          ...more,
        }
      : {
          x: core.toLowerCase(),
          n: plural?.toLowerCase(),
          is: isMany ? "are" : "is",
          does: isMany ? "do" : "does",
          p: place?.toLowerCase(),
          ...more,
        };
  let isWhole = true;
  const phrase = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    isWhole &&= words[name] !== undefined;
    return words[name] ?? "";
  });
  return isWhole ? phrase : undefined;
}

/** Whether an English phrase is plural: its last word ends in an s that is not part of its stem. */
function isPlural(phrase: string): boolean {
  const last = phrase.split(" ").at(-1)!.toLowerCase();
  return last.length > 3 && last.endsWith("s") && !/(?:ss|us|is|ics)$/.test(last);
}

/** «للشركات» is «شركات» again: no one searches «تأسيس شركات للشركات». */
const removePreposition = (word: string): string => word.replace(/^(?:لل|بال)(?=[ء-ي]{3})/, "");

/** The words that a key contains twice, without function words. */
function findRepeated(key: string, functional: ReadonlySet<string>): readonly string[] {
  const words = key
    .split(" ")
    .filter((word) => !functional.has(word))
    .map(removePreposition);
  return words.filter((word, i) => words.indexOf(word) !== i);
}

/** A list of phrases with distinct keys. */
export interface Collection {
  readonly phrases: readonly Phrase[];
  /** @returns whether the phrase was new */
  add(keyword: string | undefined, group: Group): boolean;
}

/** @param excludedKeys the keys of phrases that are shown elsewhere already */
export function createCollection(
  { language, text, key: ownKey }: ParsedKeyword,
  excludedKeys: Iterable<string> = [],
): Collection {
  const phrases: Phrase[] = [];
  const functional = functionWords[language];
  // «توك توك» is a vehicle, while «شركة شركة تنظيف» makes no sense.
  const ownRepeats = new Set(findRepeated(ownKey, functional));
  const hasRepeats = (key: string) =>
    findRepeated(key, functional).some((word) => !ownRepeats.has(word));
  const takenKeys = new Set([toKeywordKey(text), ...excludedKeys]);
  return {
    phrases,
    add(keyword, group) {
      if (keyword === undefined) return false;
      const key = toKeywordKey(keyword);
      if (key === "" || takenKeys.has(key) || hasRepeats(key)) return false;
      takenKeys.add(key);
      phrases.push({ keyword, key, group });
      return true;
    },
  };
}
