import type { BodyWord } from "./body-words.ts";
import { lightStem } from "./light-stem.ts";
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
/** Another inflection of the word, which may be another word. */
const inflectedWeight = 0.5;
/** A word of the text; nothing is known of how often it is there. */
const bodyWeight = 0.7;
const headingWeight = 1;
/**
 * What finding a word there counts of finding it in what names the page. All of these were tried in
 * steps on 300 queries; around these values nothing changes.
 */
const descriptionCredit = 0.8;
const headingCredit = 0.75;
const bodyCredit = 0.6;
const minFuzzyChars = 5;
/** The letters after which an unfinished word is looked for in bodies. */
const minBegunBodyChars = 3;
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
  /** What the forms of a term share, as `lightStem` returns it. */
  readonly lightStems: ReadonlyMap<string, string>;
  readonly pageCount: number;
  /** The share of each field's length in the average, by the page's place. */
  readonly lengths: readonly Readonly<Record<Field, number>>[];
}

/** What was found of a query on a page. */
export interface ScoredPage {
  readonly place: number;
  score: number;
  /** The words of the query that were found, each with how well, 0 to 1. */
  readonly words: Map<string, number>;
  /** The terms of the page that they matched, and where. */
  readonly fieldsByTerm: Map<string, Set<Field>>;
  /** The words of the page's body that were found, each with its section. */
  readonly body: FoundBodyWord[];
}

/** A word of the query that is in the body of a page. */
export interface FoundBodyWord {
  readonly word: string;
  readonly written: string;
  readonly section: number;
}

/** The words of the bodies, and the page of each section. */
export interface ScoredBodies {
  readonly words: ReadonlyMap<string, BodyWord>;
  readonly sections: readonly (readonly [place: number, heading: string])[];
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
    lightStems: new Map([...postings.keys()].map((term) => [term, lightStem(term)])),
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
): Map<number, ScoredPage> {
  const found = new Map<number, ScoredPage>();
  for (const word of words) {
    const maxErrors =
      word.length >= minFuzzyChars && canBeMisspelt(word)
        ? Math.round(word.length * maxErrorShare)
        : 0;
    const isFinished = word.length < minBegunChars && terms.postings.has(word);
    const light = lightStem(word);
    for (const [term, postings] of terms.postings) {
      if (isFinished && term !== word) continue;
      const weight =
        weighTerm(word, term, maxErrors) ||
        (terms.lightStems.get(term) === light ? inflectedWeight : 0);
      if (weight === 0) continue;
      for (const posting of postings) {
        const page = found.get(posting.place) ?? createScoredPage(posting.place);
        found.set(posting.place, page);
        page.score += weight * scorePosting(terms, postings, posting);
        const credit =
          Math.sqrt(weight) * (posting.field === "description" ? descriptionCredit : 1);
        page.words.set(word, Math.max(page.words.get(word) ?? 0, credit));
        page.fieldsByTerm.set(term, (page.fieldsByTerm.get(term) ?? new Set()).add(posting.field));
      }
    }
  }
  return found;
}

/**
 * Adds the words that pages have in their bodies or in the headings of their sections, and not in a
 * field. The last word of a query may be unfinished.
 */
export function scoreBodies(
  found: Map<number, ScoredPage>,
  { words: bodyWords, sections }: ScoredBodies,
  words: readonly string[],
  pageCount: number,
): void {
  words.forEach((word, at) => {
    const isUnfinished = at === words.length - 1 && word.length >= minBegunBodyChars;
    const exact = bodyWords.get(lightStem(word));
    const begun = isUnfinished
      ? [...bodyWords].filter(([form]) => form.startsWith(word)).map(([, body]) => body)
      : [];
    for (const body of new Set(exact === undefined ? begun : [exact, ...begun])) {
      const share = body === exact ? 1 : prefixWeight;
      const rarity = getRarity(pageCount, body.headings.length + body.sections.length);
      [...body.headings, ...body.sections].forEach((section, order) => {
        const isHeading = order < body.headings.length;
        const credit = Math.sqrt(share) * (isHeading ? headingCredit : bodyCredit);
        const [place] = sections[section]!;
        const page = found.get(place) ?? createScoredPage(place);
        if ((page.words.get(word) ?? 0) >= credit) return;
        found.set(place, page);
        page.score += share * (isHeading ? headingWeight : bodyWeight) * rarity * (bm25.d + 1);
        page.words.set(word, credit);
        page.body.push({ word, written: body.written, section });
      });
    }
  });
}

const createScoredPage = (place: number): ScoredPage => ({
  place,
  score: 0,
  words: new Map(),
  fieldsByTerm: new Map(),
  body: [],
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

export const getRarity = (pageCount: number, pages: number): number =>
  Math.log(1 + (pageCount - pages + 0.5) / (pages + 0.5));

function scorePosting(
  { pageCount, lengths }: ScoredTerms,
  postings: readonly Posting[],
  { place, field, count }: Posting,
): number {
  const pages = postings.filter((other) => other.field === field).length;
  const rarity = getRarity(pageCount, pages);
  const { k, b, d } = bm25;
  const frequency = (count * (k + 1)) / (count + k * (1 - b + b * lengths[place]![field]));
  return fieldWeight[field] * rarity * (d + frequency);
}
