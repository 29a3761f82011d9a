import type { Locale } from "#i18n/messages.ts";

/** A word that a text must not hold, and the concept it would name. */
export interface ForbiddenWord {
  readonly concept: string;
  readonly word: string;
  readonly pattern: RegExp;
}

export interface Glossary {
  readonly concepts: readonly Readonly<Record<"concept" | Locale, string>>[];
  readonly forbidden: Readonly<Record<Locale, readonly ForbiddenWord[]>>;
  /** Arabic words that texts in one folder may not hold, by the beginning of its path. */
  readonly apart: readonly { readonly folder: string; readonly words: readonly ForbiddenWord[] }[];
  /** Words that no English text may hold, the documents of the repository included. */
  readonly dialect: readonly ForbiddenWord[];
  /** Phrases that may hold a forbidden word. */
  readonly fixed: readonly string[];
}

/** The rows of the table under a heading, cell by cell, without its head. */
function rowsUnder(markdown: string, heading: string): readonly (readonly string[])[] {
  const section = new RegExp(String.raw`^## ${heading}\n(.*?)(?=^## |$(?![^]))`, "ms").exec(
    markdown,
  )?.[1];
  const rows = (section ?? "").split("\n").filter((line) => line.startsWith("|"));
  if (rows.length < 3) throw new Error(`The glossary has no table under "${heading}".`);
  return rows.slice(2).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const listWords = (cell: string): readonly string[] => (cell === "-" ? [] : cell.split(/[,،]\s*/));

const vowelMarks = /[\u064B-\u0652\u0670\u0640]/gu;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
/** `#` is a number or a hole of a message. */
const withNumbers = (source: string): string =>
  source.replaceAll("#", String.raw`(?:\d[\d,]*|\{\w+\})`);

/**
 * An Arabic word with what is written to it: the particles و ف ب ك ل and the article before it,
 * pronouns and endings behind it (a ة becomes ت before a pronoun). The word is compared without
 * vowel marks, so «مبرمِج» is found as well.
 */
function arabicPattern(phrase: string): RegExp {
  const isArabic = /[\u0621-\u064A]/u;
  const words = phrase
    .replace(vowelMarks, "")
    .split(" ")
    .map((word) => {
      if (!isArabic.test(word)) return escaped(word);
      const stem = word.replace(/^ال/u, "");
      const root = stem.endsWith("ة") ? `${escaped(stem.slice(0, -1))}[ةت]` : escaped(stem);
      return `[وف]?[بكل]?(?:ال|لل)?${root}(?:ا|ات|ان|ين|ون|تان|تين|ي|ية|ه|ها|هم|ك|كم|نا)?`;
    });
  return new RegExp(
    withNumbers(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`\s+`)}(?![\p{L}\p{N}])`),
    "giu",
  );
}

/**
 * An English word or phrase in any case, and its plural or possessive. Part of a hyphenated word is
 * another word.
 */
const englishPattern = (phrase: string): RegExp =>
  new RegExp(
    withNumbers(
      String.raw`(?<![\p{L}\p{N}-])${escaped(phrase).replaceAll(" ", String.raw`\s+`)}(?:['’]?s)?(?![\p{L}\p{N}-])`,
    ),
    "giu",
  );

const forbid = (
  concept: string,
  cell: string,
  createPattern: (phrase: string) => RegExp,
): readonly ForbiddenWord[] =>
  listWords(cell).map((word) => ({ concept, word, pattern: createPattern(word) }));

/** @throws where a row lacks a cell or a concept is listed twice */
export function readGlossary(markdown: string): Glossary {
  const terms = rowsUnder(markdown, "Terms");
  const broken = terms.filter((cells) => cells.length !== 6 || cells.includes(""));
  if (broken.length > 0)
    throw new Error(
      `Rows of the glossary without six filled cells: ${broken.map((cells) => cells[0]).join(", ")}`,
    );
  if (new Set(terms.map(([concept]) => concept)).size !== terms.length)
    throw new Error("A concept is listed twice in the glossary.");
  return {
    concepts: terms.map(([concept, ar, en]) => ({ concept: concept!, ar: ar!, en: en! })),
    forbidden: {
      ar: terms.flatMap((cells) => forbid(cells[0]!, cells[3]!, arabicPattern)),
      en: terms.flatMap((cells) => forbid(cells[0]!, cells[4]!, englishPattern)),
    },
    apart: rowsUnder(markdown, "Kept apart").map(([folder, not, why]) => ({
      folder: folder!,
      words: forbid(why!, not!, arabicPattern),
    })),
    dialect: rowsUnder(markdown, "Plain words").flatMap(([say, not]) =>
      forbid(say!, not!, englishPattern),
    ),
    fixed: rowsUnder(markdown, "Fixed texts").map(([text]) => text!),
  };
}

/**
 * What of a text is read as words: without code, addresses, citations of figures and the phrases
 * that are fixed.
 */
function prose(text: string, fixed: readonly string[]): string {
  const bare = text
    .replace(/`[^`]*`/g, " ")
    .replace(/\{\{[^{}]*\}\}/g, " ")
    .replace(/\bhttps?:\/\/\S+/g, " ")
    .replace(vowelMarks, "");
  return fixed.reduce(
    (rest, phrase) =>
      rest.replace(new RegExp(String.raw`${escaped(phrase)}(?![\p{L}\p{N}])`, "gu"), " "),
    bare,
  );
}

/**
 * @returns a line for each forbidden word in the text: the word as it is written there, and the
 *   concept it belongs to
 */
export function findForbiddenWords(
  text: string,
  words: readonly ForbiddenWord[],
  fixed: readonly string[],
): readonly string[] {
  const read = prose(text, fixed);
  return words.flatMap(({ concept, pattern }) =>
    [...read.matchAll(pattern)].map(([found]) => `"${found}" (${concept})`),
  );
}
