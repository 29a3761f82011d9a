import { tokenize } from "#i18n/fold-arabic.ts";
import { listWrittenWords } from "./written-words.ts";
import type { IndexedPage, SearchIndex } from "./search-index.ts";

/** The terms of a word as it is written. */
export type GetTerms = (word: string) => readonly string[];

/**
 * What excerpts need of the texts of an index. Each word and each page is tokenized at its first
 * excerpt and never again: a query finds up to fifty pages, which share their keywords' words and
 * the synonyms.
 */
export interface PageTermsCache {
  /** The terms of a word of the index. Words of a query are not kept, they have no end. */
  readonly getTerms: GetTerms;
  /** The terms of a page's title and description. */
  readonly getShown: (page: IndexedPage) => ReadonlySet<string>;
  /** All words of the synonyms as they are written. */
  readonly synonymWords: readonly string[];
  /** The words of a query as they are typed; of the last query they are kept. */
  readonly listTyped: (query: string) => readonly TypedWord[];
}

interface TypedWord {
  readonly typed: string;
  readonly terms: readonly string[];
}

export function createPageTermsCache({ synonyms = [] }: SearchIndex): PageTermsCache {
  return {
    getTerms: memoize(tokenize),
    getShown: memoize(({ title, description }) => new Set(tokenize(`${title} ${description}`))),
    synonymWords: synonyms.flat().flatMap((words) => words.split(" ")),
    listTyped: keepLast((query: string) =>
      listWrittenWords(query).map((typed) => ({ typed, terms: tokenize(typed) })),
    ),
  };
}

function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}

function keepLast<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | undefined;
  return (key) => (last?.key === key ? last : (last = { key, value: compute(key) })).value;
}
