import { splitWords } from "#i18n/fold-arabic.ts";
import { listForms } from "#i18n/word-forms.ts";
import { isFiller } from "./filler-words.ts";
import { openIndex, type OpenedIndex } from "./open-index.ts";
import { readQuery, type Query } from "./read-query.ts";
import { scorePages, type ScoredPage } from "./scoring.ts";
import type { IndexedPage, SearchIndex, SearchKind } from "./search-index.ts";
import { findNearTrade, findTrade, getTrade } from "./trades.ts";

export interface SearchHit {
  readonly url: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** The terms of the page that the query found. */
  readonly terms: readonly string[];
  /** The section of the body, by its place in the index, with a word that is nowhere else. */
  readonly section?: number;
  /** The trade that the page answers, and what such a shop asks it for. */
  readonly trade?: { readonly word: string; readonly reason?: string | undefined };
}

/** Of pages that match equally, services and tools come before tutorials and projects. */
const kindWeight: Readonly<Record<SearchKind, number>> = {
  service: 1.4,
  tool: 1.2,
  tutorial: 1,
  project: 1,
  page: 1,
};
/** Who wants something made is led to who makes it. */
const buyingWeight = 3;
/** The letters after which an unfinished word is looked for in bodies. */
const minPrefixChars = 3;

/**
 * Returns the pages that match a query, the best first; the same index and query always give the
 * same list. Pages whose body alone completes the query come after all others. A trade is answered
 * with its pages after those that are named by the query and before those that mention it.
 * @param query as typed, unfinished words included
 * @param limit the maximum number of pages
 */
export function search(
  index: SearchIndex,
  query: string,
  { limit }: { readonly limit: number },
): SearchHit[] {
  const opened = openIndex(index);
  const { known, body, trades } = opened;
  const read = readQuery(query, (word) => [known, body, trades].some((terms) => terms.has(word)));
  const found = listNamedHits(index, opened, read);
  const trade =
    findTrade(trades, query) ?? (found.length === 0 ? findNearTrade(trades, query) : undefined);
  const answers = (trade?.pages ?? []).map(([place, reason]): SearchHit => ({
    ...toHit(index.pages[place]!, []),
    trade: { word: trade!.word, reason },
  }));
  return dropRepeated([
    ...found.filter(({ isFirst }) => isFirst || trade === undefined).map(({ hit }) => hit),
    ...answers,
    ...found.map(({ hit }) => hit),
    ...listBodyHits(index, opened, read),
  ]).slice(0, limit);
}

/** Of the hits of one page the first remains. */
function dropRepeated(hits: readonly SearchHit[]): SearchHit[] {
  const seen = new Set<string>();
  return hits.filter(({ url }) => !seen.has(url) && seen.add(url));
}

interface FoundPage {
  readonly hit: SearchHit;
  /**
   * Whether it comes before the answers to a trade: its title or keywords have a word of the query,
   * and of «محل ملابس» it has more than the shop.
   */
  readonly isFirst: boolean;
}

/**
 * The pages found by title, keywords and description. The score is multiplied by the number of
 * words found and by the square of their share, because otherwise a short title with half of the
 * query would come first.
 */
function listNamedHits(
  index: SearchIndex,
  { scored, known, body, names, trades }: OpenedIndex,
  { stems, isBuying }: Query,
): FoundPage[] {
  // A trade, or a word of an article that no page is named by, is not a misspelt one.
  const canBeMisspelt = (word: string): boolean =>
    known.has(word) || (!body.has(word) && getTrade(trades, word) === undefined);
  return scorePages(scored, stems, canBeMisspelt)
    .filter((result) => isMatch(result, stems.length))
    .map((result) => {
      const page = index.pages[result.place]!;
      const foundShare = result.words.size / stems.length;
      const weight =
        kindWeight[page.kind] * (isBuying && page.kind === "service" ? buyingWeight : 1);
      const completeness = result.words.size * foundShare ** 2;
      // A name of the page is as good as its whole title.
      const titleShare = stems.every((word) => names[result.place]!.has(word))
        ? 1
        : getTitleShare(result, page.title);
      const score = result.score * weight * completeness * (1 + 2 * titleShare);
      const hit = toHit(page, [...result.fieldsByTerm.keys()]);
      const isFirst = isNamed(result) && result.words.size >= Math.min(stems.length, 2);
      return { hit, isFirst, place: result.place, score };
    })
    .sort((a, b) => b.score - a.score || a.place - b.place);
}

const toHit = ({ url, kind, title }: IndexedPage, terms: readonly string[]): SearchHit => ({
  url,
  kind,
  title,
  terms,
});

/** Rejects a page that contains at most half of the words, all of them in its description only. */
const isMatch = (result: ScoredPage, queryStemCount: number): boolean =>
  result.words.size * 2 > queryStemCount || isNamed(result);

const isNamed = ({ fieldsByTerm }: ScoredPage): boolean =>
  [...fieldsByTerm.values()].some((fields) => fields.has("title") || fields.has("keywords"));

/**
 * The share of a title's words in the query, 0 to 1: a query that equals a short title finds that
 * page before one with a longer title.
 */
function getTitleShare({ fieldsByTerm }: ScoredPage, title: string): number {
  const words = splitWords(title).filter((word) => !isFiller(word));
  const named = words.filter((word) =>
    listForms(word).some((form) => fieldsByTerm.get(form)?.has("title")),
  );
  return words.length === 0 ? 0 : named.length / words.length;
}

/** The pages that contain every word of a query, at least one of them in the body alone. */
function listBodyHits(
  index: SearchIndex,
  opened: OpenedIndex,
  { stems }: Query,
): readonly SearchHit[] {
  if (index.body === undefined) return [];
  const sectionByPlace = stems.map((word, at) => {
    const isUnfinished = at === stems.length - 1;
    return mapSections(index, opened, { word, isUnfinished });
  });
  return index.pages.flatMap((page, place) => {
    const terms = opened.terms[place]!;
    const isWhole = stems.every((word, at) => terms.has(word) || sectionByPlace[at]!.has(place));
    if (!isWhole) return [];
    const matches = sectionByPlace.flatMap((sections) => sections.get(place) ?? []);
    if (matches.length === 0) return [];
    const { section } = matches[0]!;
    const here = matches.filter((match) => match.section === section);
    return [{ ...toHit(page, [...stems, ...here.map(({ term }) => term)]), section }];
  });
}

interface BodyMatch {
  readonly term: string;
  readonly section: number;
}

/** The pages whose body contains a word, and the section that it is in, by the page's place. */
function mapSections(
  { body: bodies }: SearchIndex,
  { body }: OpenedIndex,
  { word, isUnfinished }: { readonly word: string; readonly isUnfinished: boolean },
): ReadonlyMap<number, BodyMatch> {
  const terms =
    isUnfinished && word.length >= minPrefixChars
      ? [word, ...[...body.keys()].filter((term) => term !== word && term.startsWith(word))]
      : [word];
  const matches = new Map<number, BodyMatch>();
  for (const term of terms)
    for (const section of body.get(term)?.sections ?? []) {
      const [place] = bodies!.sections[section]!;
      if (!matches.has(place)) matches.set(place, { term, section });
    }
  return matches;
}
