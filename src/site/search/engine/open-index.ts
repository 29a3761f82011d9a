import { splitWords, stem, tokenize } from "#i18n/fold-arabic.ts";
import { listForms } from "#i18n/word-forms.ts";
import { openBodyIndex, type BodyWord } from "./body-words.ts";
import { isFiller } from "./filler-words.ts";
import { hasArabic } from "./has-arabic.ts";
import { lightStem } from "./light-stem.ts";
import { createPageTermsCache, type PageTermsCache } from "./page-terms.ts";
import { openTerms, type PageTerms, type ScoredTerms } from "./scoring.ts";
import type { IndexedPage, SearchIndex } from "./search-index.ts";
import { openTrades, type OpenedTrades } from "./trades.ts";

export interface OpenedIndex extends PageTermsCache {
  readonly scored: ScoredTerms;
  readonly placeByUrl: ReadonlyMap<string, number>;
  /** All terms of each page without its body, by the page's place. */
  readonly terms: readonly ReadonlySet<string>[];
  /** All terms of all pages without their bodies. */
  readonly known: ReadonlySet<string>;
  /** What the inflections of all these terms share, as `lightStem` returns it. */
  readonly inflections: ReadonlySet<string>;
  /** Whether pages are written in Arabic. */
  readonly isArabic: boolean;
  /** The words of the bodies, by what their inflections share. */
  readonly body: ReadonlyMap<string, BodyWord>;
  readonly trades: OpenedTrades;
  /** The terms of each page's names, by the page's place. */
  readonly names: readonly ReadonlySet<string>[];
  /** The words that mean the same as each synonym, which a page may show instead of it. */
  readonly originsBySynonym: ReadonlyMap<string, readonly string[]>;
}

/**
 * An index is opened once, at its first search. Opening takes some milliseconds, too long for every
 * input event.
 */
const openedIndexes = new WeakMap<SearchIndex, OpenedIndex>();

export function openIndex(index: SearchIndex): OpenedIndex {
  const openedIndex = openedIndexes.get(index);
  if (openedIndex !== undefined) return openedIndex;
  const synonyms = openSynonyms(index);
  const pages = index.pages.map((page) => toTerms(page, synonyms));
  const terms = pages.map((page) => new Set(Object.values(page).flat()));
  const scored = openTerms(pages);
  const created: OpenedIndex = {
    ...createPageTermsCache(index),
    scored,
    inflections: new Set(scored.lightStems.values()),
    isArabic: index.pages.some(({ title }) => hasArabic(title)),
    placeByUrl: new Map(index.pages.map(({ url }, place) => [url, place])),
    terms,
    known: new Set(terms.flatMap((some) => [...some])),
    body: index.body === undefined ? new Map() : openBodyIndex(index.body),
    names: index.pages.map(({ names = "" }) => new Set(tokenize(names))),
    originsBySynonym: mapOrigins(synonyms),
    trades: openTrades(index),
  };
  openedIndexes.set(index, created);
  return created;
}

/** Whether a page or a trade has a word, or another inflection of it. */
export function isKnown({ known, trades, body, inflections }: OpenedIndex, word: string): boolean {
  const light = lightStem(word);
  return (
    known.has(stem(word)) || trades.has(stem(word)) || body.has(light) || inflections.has(light)
  );
}

/** A group of synonyms: the words that a page has, and all that then find it. */
interface OpenedGroup {
  readonly of: ReadonlySet<string>;
  readonly words: readonly string[];
}

const openSynonyms = ({ synonyms = [] }: SearchIndex): OpenedGroup[] =>
  synonyms.map(([of, also]) => ({
    of: new Set(splitWords(of)),
    words: splitWords(`${of} ${also}`),
  }));

/**
 * Words of one group mean the same; what else finds a page does not: «منيو» finds a roastery, and
 * its «بُنّ» is no answer to it.
 */
function mapOrigins(groups: readonly OpenedGroup[]): ReadonlyMap<string, readonly string[]> {
  const origins = new Map<string, readonly string[]>();
  for (const { of } of groups)
    for (const form of [...of].flatMap(listForms))
      origins.set(form, [...(origins.get(form) ?? []), ...of]);
  return origins;
}

/** The words that name a page and decide which synonyms it has. */
export const listNamingWords = ({ url, title, keywords = "", names = "" }: IndexedPage): string[] =>
  splitWords([title, url.slice(url.lastIndexOf("/")), keywords, names].join(" "));

/** The words that a page is found by although it is not named by them, nor are they its text. */
export const listRelatedWords = ({ related = "" }: IndexedPage): string[] => splitWords(related);

/** The terms that find a page, each in the field with the highest weight. */
function toTerms(page: IndexedPage, groups: readonly OpenedGroup[]): PageTerms {
  const [named, related] = [listNamingWords(page), listRelatedWords(page)];
  const title = tokenize(page.title);
  const known = new Set(title);
  // “Where are you” is nothing but words that usually name nothing.
  const names = splitWords(page.names ?? "");
  const takeNewTerms = (words: readonly string[]): string[] =>
    words
      .filter(
        (word) => (!isFiller(word) || names.includes(word)) && !known.has(word) && known.add(word),
      )
      .flatMap(listForms);
  return {
    title,
    keywords: takeNewTerms([...named, ...listSynonyms([page.kind, ...named], groups)]),
    description: takeNewTerms([
      ...splitWords(page.description),
      ...related,
      ...listSynonyms(related, groups),
    ]),
  };
}

function listSynonyms(words: readonly string[], groups: readonly OpenedGroup[]): string[] {
  const forms = new Set(words.flatMap(listForms));
  return groups
    .filter(({ of }) => [...of].some((word) => forms.has(word)))
    .flatMap((group) => group.words);
}
