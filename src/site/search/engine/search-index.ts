import MiniSearch, { type SearchResult } from "minisearch";
import { isFiller } from "./filler-words.ts";
import { listForms, stem, tokenize, splitWords } from "#i18n/fold-arabic.ts";
import { listSynonyms } from "./synonyms.ts";

export type SearchKind = "service" | "project" | "tutorial" | "tool" | "page";

/** A page of the site in one language. `url` identifies it and includes the language prefix. */
export interface SearchDocument {
  readonly url: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly description: string;
  /** Other words that a visitor may search for: its features, its client, its topic, its slug. */
  readonly keywords?: readonly string[];
}

export interface SearchHit {
  readonly url: string;
  readonly kind: SearchKind;
  readonly title: string;
}

/**
 * A page in the index that browsers fetch: its result row, and the normalized words that find it,
 * each listed once, in the field with the highest weight.
 */
export interface IndexedPage extends SearchHit {
  readonly keywords: string;
  readonly description: string;
}

/**
 * Plain JSON for one language. It contains the pages' words and not MiniSearch's own serialized
 * tables, which are nearly twice as large (see `size.test.ts`) and save only two of four
 * milliseconds at the first search.
 */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
}

/**
 * Builds the index; runs when the site is built.
 * @param documents in order of precedence: of two pages that match equally the earlier one comes
 *   first
 * @throws Error when two documents share a URL
 */
export function buildIndex(documents: readonly SearchDocument[]): SearchIndex {
  const urls = documents.map(({ url }) => url);
  const duplicate = urls.find((url, place) => urls.indexOf(url) !== place);
  if (duplicate !== undefined)
    throw new Error(`search: two documents share the address ${duplicate}`);
  return { pages: documents.map(toIndexedPage) };
}

function toIndexedPage({
  url,
  kind,
  title,
  keywords = [],
  description,
}: SearchDocument): IndexedPage {
  const named = splitWords([title, ...keywords].join(" "));
  const known = new Set(tokenize(title));
  const takeNewWords = (words: readonly string[]): string =>
    words.filter((word) => !isFiller(word) && !known.has(word) && known.add(word)).join(" ");
  return {
    url,
    kind,
    title,
    keywords: takeNewWords([...named, ...listSynonyms([kind, ...named])]),
    description: takeNewWords(splitWords(description)),
  };
}

/** Of pages that match equally, services and tools come before tutorials and projects. */
const kindWeight: Readonly<Record<SearchKind, number>> = {
  service: 1.4,
  tool: 1.2,
  tutorial: 1,
  project: 1,
  page: 1,
};

/**
 * Returns the pages that match a query, the best first; the same index and query always give the
 * same list. MiniSearch adds up the scores of the words that a page contains. The sum is multiplied
 * by the square of the share of words found, because otherwise a short title with half of the query
 * would come first.
 * @param query as typed, unfinished words included
 * @param limit the maximum number of pages
 */
export function search(
  index: SearchIndex,
  query: string,
  { limit }: { readonly limit: number },
): SearchHit[] {
  const { engine, positionByUrl, known } = openIndex(index);
  const words = listMeaningfulStems(query, (word) => known.has(word));
  return engine
    .search(words.join(" "))
    .filter((result) => isMatch(result, words.length))
    .map((result) => {
      const place = positionByUrl.get(result.id)!;
      const page = index.pages[place]!;
      const foundShare = result.queryTerms.length / words.length;
      return {
        page,
        place,
        score:
          result.score *
          kindWeight[page.kind] *
          (1 + 2 * getTitleShare(result, page.title)) *
          foundShare ** 2,
      };
    })
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, limit)
    .map(({ page: { url, kind, title } }) => ({ url, kind, title }));
}

/** The distinct stems of a query's words, without fillers unless there is nothing else. */
function listMeaningfulStems(query: string, isKnown: (word: string) => boolean): string[] {
  const words = splitWords(query);
  const meaningful = words.filter((word) => !isFiller(word));
  return [
    ...new Set((meaningful.length > 0 ? meaningful : words).map((word) => findStem(word, isKnown))),
  ];
}

/**
 * Returns the stem of a word. If no page contains it, two neighbouring letters are swapped, and the
 * first known stem is returned: a transposition is the most common typing error, and an edit
 * distance of two is beyond the fuzzy search.
 */
function findStem(word: string, isKnown: (word: string) => boolean): string {
  const asTyped = stem(word);
  if (word.length < 5 || isKnown(asTyped)) return asTyped;
  for (let place = 1; place < word.length; place += 1) {
    const swapped = stem(
      word.slice(0, place - 1) + word[place] + word[place - 1] + word.slice(place + 1),
    );
    if (isKnown(swapped)) return swapped;
  }
  return asTyped;
}

/** Rejects a page that contains at most half of the words, all of them in its description only. */
function isMatch({ match, queryTerms }: SearchResult, queryStemCount: number): boolean {
  return (
    queryTerms.length * 2 > queryStemCount ||
    Object.values(match).some((fields) => fields.some((field) => field !== "description"))
  );
}

/**
 * The share of a title's words in the query, 0 to 1: a query that equals a short title finds that
 * page before one with a longer title.
 */
function getTitleShare({ match }: SearchResult, title: string): number {
  const words = splitWords(title).filter((word) => !isFiller(word));
  const named = words.filter((word) =>
    listForms(word).some((form) => match[form]?.includes("title")),
  );
  return words.length === 0 ? 0 : named.length / words.length;
}

interface OpenedIndex {
  readonly engine: MiniSearch<IndexedPage>;
  readonly positionByUrl: ReadonlyMap<string, number>;
  /** All words of all pages. */
  readonly known: ReadonlySet<string>;
}

/**
 * An index is opened once, at its first search. Opening takes some milliseconds, too long for every
 * input event.
 */
const openedIndexes = new WeakMap<SearchIndex, OpenedIndex>();

function openIndex(index: SearchIndex): OpenedIndex {
  const openedIndex = openedIndexes.get(index);
  if (openedIndex !== undefined) return openedIndex;
  const fields = ["title", "keywords", "description"] as const;
  const engine = new MiniSearch<IndexedPage>({
    idField: "url",
    fields: [...fields],
    tokenize,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (words) => words.split(" "),
      prefix: true,
      fuzzy: (word) => word.length >= 5 && 0.2,
      boost: { title: 4, keywords: 3, description: 1 },
      // Little length normalization, because the fields differ in length by nature. A prefix
      // outweighs a fuzzy match, because a word that is still being typed is more frequent than a
      // misspelt one.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  });
  engine.addAll(index.pages);
  const known = new Set(
    index.pages.flatMap((page) => fields.flatMap((field) => tokenize(page[field]))),
  );
  const created = {
    engine,
    positionByUrl: new Map(index.pages.map(({ url }, place) => [url, place])),
    known,
  };
  openedIndexes.set(index, created);
  return created;
}
