import MiniSearch, { type SearchResult } from "minisearch";
import { isFiller } from "./filler-words.ts";
import { listForms, stem, tokenize, splitWords } from "#i18n/fold-arabic.ts";
import { listSynonyms } from "./synonyms.ts";

export type SearchKind = "service" | "project" | "tutorial" | "tool" | "page";

/** A page as the site knows it, all in one language. `url` is its identity and carries the language's prefix. */
export interface SearchDocument {
  readonly url: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly description: string;
  /** Other words a visitor may ask for it by: its features, its client, its topic, its slug. */
  readonly keywords?: readonly string[];
}

export interface SearchHit {
  readonly url: string;
  readonly kind: SearchKind;
  readonly title: string;
}

/** What is shipped of a page: its row, and the folded words that find it, each once and in its strongest field. */
export interface IndexedPage extends SearchHit {
  readonly keywords: string;
  readonly description: string;
}

/**
 * Plain JSON for one language. It carries the pages' words and not MiniSearch's own serialised tables: those are nearly
 * twice as heavy to fetch (see `size.test.ts`) and save two of four milliseconds at the first search.
 */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
}

/**
 * Runs when the site is built.
 * @param documents in the order that breaks a tie: what should win comes first
 * @throws Error when two documents share an address
 */
export function buildIndex(documents: readonly SearchDocument[]): SearchIndex {
  const urls = documents.map(({ url }) => url);
  const twice = urls.find((url, place) => urls.indexOf(url) !== place);
  if (twice !== undefined) throw new Error(`search: two documents share the address ${twice}`);
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
  const fresh = (words: readonly string[]): string =>
    words.filter((word) => !isFiller(word) && !known.has(word) && known.add(word)).join(" ");
  return {
    url,
    kind,
    title,
    keywords: fresh([...named, ...listSynonyms([kind, ...named])]),
    description: fresh(splitWords(description)),
  };
}

/** Between pages that answer alike, what the agency offers comes before what it explains. */
const kindWeight: Readonly<Record<SearchKind, number>> = {
  service: 1.4,
  tool: 1.2,
  tutorial: 1,
  project: 1,
  page: 1,
};

/**
 * The pages that answer a query, the best first; the same index and query always give the same list.
 * MiniSearch adds up the words that a page holds; a page that lacks some falls back by the square of its share besides,
 * or a short title with half of the question would pass for the answer.
 * @param query as typed, unfinished words included
 * @param limit at most so many pages
 */
export function search(
  index: SearchIndex,
  query: string,
  { limit }: { readonly limit: number },
): SearchHit[] {
  const { engine, placeOf, known } = openIndex(index);
  const words = listMeaningfulStems(query, (word) => known.has(word));
  return engine
    .search(words.join(" "))
    .filter((result) => isMatch(result, words.length))
    .map((result) => {
      const place = placeOf.get(result.id)!;
      const page = index.pages[place]!;
      const heldOutWords = result.queryTerms.length / words.length;
      return {
        page,
        place,
        score:
          result.score *
          kindWeight[page.kind] *
          (1 + 2 * getTitleShare(result, page.title)) *
          heldOutWords ** 2,
      };
    })
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, limit)
    .map(({ page: { url, kind, title } }) => ({ url, kind, title }));
}

/** The stems of a query's words. Fillers go, unless there is nothing else; a word said twice counts once. */
function listMeaningfulStems(query: string, isKnown: (word: string) => boolean): string[] {
  const words = splitWords(query);
  const meaningful = words.filter((word) => !isFiller(word));
  return [
    ...new Set((meaningful.length > 0 ? meaningful : words).map((word) => findStem(word, isKnown))),
  ];
}

/**
 * A word's stem; of a word that no page holds, the first that two neighbouring letters in each other's place would give.
 * It is the commonest slip of a quick hand, and counted letter by letter it is two slips, which are not forgiven.
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

/** A word or two met in passing, in a description alone, is no answer to a longer question. */
function isMatch({ match, queryTerms }: SearchResult, queryStemCount: number): boolean {
  return (
    queryTerms.length * 2 > queryStemCount ||
    Object.values(match).some((fields) => fields.some((field) => field !== "description"))
  );
}

/** How much of a title the query named, 0 to 1: typing the whole of a short title means that page and no longer one. */
function getTitleShare({ match }: SearchResult, title: string): number {
  const words = splitWords(title).filter((word) => !isFiller(word));
  const named = words.filter((word) =>
    listForms(word).some((form) => match[form]?.includes("title")),
  );
  return words.length === 0 ? 0 : named.length / words.length;
}

interface OpenedIndex {
  readonly engine: MiniSearch<IndexedPage>;
  readonly placeOf: ReadonlyMap<string, number>;
  /** Every word that a page holds. */
  readonly known: ReadonlySet<string>;
}

/** An index is opened once, at its first search: some milliseconds that the next letters should not pay again. */
const opened = new WeakMap<SearchIndex, OpenedIndex>();

function openIndex(index: SearchIndex): OpenedIndex {
  const before = opened.get(index);
  if (before !== undefined) return before;
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
      // The fields differ in length by nature, and a word still being typed is more often right than a misspelt one.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  });
  engine.addAll(index.pages);
  const known = new Set(
    index.pages.flatMap((page) => fields.flatMap((field) => tokenize(page[field]))),
  );
  const fresh = {
    engine,
    placeOf: new Map(index.pages.map(({ url }, place) => [url, place])),
    known,
  };
  opened.set(index, fresh);
  return fresh;
}
