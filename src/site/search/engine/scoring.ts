import { countErrors } from "./word-errors.ts";

/** The fields of a page, in the order of their weight. */
export type Field = "title" | "keywords" | "description";
/** The terms of a page in each field. */
export type PageTerms = Readonly<Record<Field, readonly string[]>>;

const fieldWeight: Readonly<Record<Field, number>> = { title: 4, keywords: 3, description: 1 };
const fields = Object.keys(fieldWeight) as readonly Field[];

/**
 * A prefix outweighs a fuzzy match, because a word that is still being typed is more frequent than
 * a misspelt one.
 */
const prefixWeight = 0.5;
/** A shorter word that the pages have whole is finished: «محل» is no beginning of «محلّل». */
const minBegunChars = 4;
const fuzzyWeight = 0.3;
const minFuzzyChars = 5;
/** The share of a word's letters that may be wrong. */
const maxErrorShare = 0.2;

/**
 * The parameters of BM25+. Little length normalization, because the fields differ in length by
 * nature.
 * @see https://doi.org/10.1145/2063576.2063584 for BM25+, where `d` is called delta
 */
const bm25 = { k: 1.2, b: 0.3, d: 0.5 };

interface Posting {
  readonly place: number;
  readonly field: Field;
  readonly count: number;
}

/** The places of every term of the pages. */
export interface ScoredTerms {
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  readonly pageCount: number;
  /** The share of each field's length in the average, by the page's place. */
  readonly lengths: readonly Readonly<Record<Field, number>>[];
}

/** What was found of a query on a page. */
export interface ScoredPage {
  readonly place: number;
  score: number;
  /** The words of the query that were found. */
  readonly words: Set<string>;
  /** The terms of the page that they matched, and where. */
  readonly fieldsByTerm: Map<string, Set<Field>>;
}

export function openTerms(pages: readonly PageTerms[]): ScoredTerms {
  const postings = new Map<string, Posting[]>();
  pages.forEach((page, place) => {
    for (const field of fields)
      for (const term of new Set(page[field])) {
        const count = page[field].filter((other) => other === term).length;
        postings.set(term, [...(postings.get(term) ?? []), { place, field, count }]);
      }
  });
  const countDistinct = (page: PageTerms, field: Field): number => new Set(page[field]).size;
  const averageLength = (field: Field): number =>
    pages.reduce((sum, page) => sum + countDistinct(page, field), 0) / pages.length || 1;
  const averages = fields.map((field) => [field, averageLength(field)] as const);
  return {
    postings,
    pageCount: pages.length,
    lengths: pages.map(
      (page) =>
        Object.fromEntries(
          averages.map(([field, average]) => [field, countDistinct(page, field) / average]),
        ) as Record<Field, number>,
    ),
  };
}

/**
 * Adds up the scores of the words that each page contains, whole, begun or misspelt.
 * @param canBeMisspelt whether a similar term may match a word
 */
export function scorePages(
  terms: ScoredTerms,
  words: readonly string[],
  canBeMisspelt: (word: string) => boolean,
): ScoredPage[] {
  const found = new Map<number, ScoredPage>();
  for (const word of words) {
    const maxErrors =
      word.length >= minFuzzyChars && canBeMisspelt(word)
        ? Math.round(word.length * maxErrorShare)
        : 0;
    const isFinished = word.length < minBegunChars && terms.postings.has(word);
    for (const [term, postings] of terms.postings) {
      if (isFinished && term !== word) continue;
      const weight = weighTerm(word, term, maxErrors);
      if (weight === 0) continue;
      for (const posting of postings) {
        const page = found.get(posting.place) ?? createScoredPage(posting.place);
        found.set(posting.place, page);
        page.score += weight * scorePosting(terms, postings, posting);
        page.words.add(word);
        page.fieldsByTerm.set(term, (page.fieldsByTerm.get(term) ?? new Set()).add(posting.field));
      }
    }
  }
  return [...found.values()];
}

const createScoredPage = (place: number): ScoredPage => ({
  place,
  score: 0,
  words: new Set(),
  fieldsByTerm: new Map(),
});

/** How well a term matches a word: 1 if it equals it, 0 if it does not match. */
function weighTerm(word: string, term: string, maxErrors: number): number {
  if (term === word) return 1;
  if (term.startsWith(word))
    return (prefixWeight * term.length) / (term.length + 0.3 * (term.length - word.length));
  if (maxErrors === 0) return 0;
  const errors = countErrors(word, term, maxErrors + 1);
  return errors > maxErrors ? 0 : (fuzzyWeight * term.length) / (term.length + errors);
}

function scorePosting(
  { pageCount, lengths }: ScoredTerms,
  postings: readonly Posting[],
  { place, field, count }: Posting,
): number {
  const pages = postings.filter((other) => other.field === field).length;
  const rarity = Math.log(1 + (pageCount - pages + 0.5) / (pages + 0.5));
  const { k, b, d } = bm25;
  const frequency = (count * (k + 1)) / (count + k * (1 - b + b * lengths[place]![field]));
  return fieldWeight[field] * rarity * (d + frequency);
}
