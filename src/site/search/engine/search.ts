import { splitWords, stem, tokenize } from "#i18n/fold-arabic.ts";
import { listForms } from "#i18n/word-forms.ts";
import { isFiller } from "./filler-words.ts";
import { lightStem } from "./light-stem.ts";
import { openIndex, type OpenedIndex } from "./open-index.ts";
import { readQuery, type Query } from "./read-query.ts";
import { respellQuery } from "./respell-query.ts";
import { getRarity, scoreBodies, scorePages, type ScoredPage } from "./scoring.ts";
import type { IndexedPage, SearchIndex, SearchKind } from "./search-index.ts";
import { findNearTrade, findTrade, getTrade } from "./trades.ts";

export interface SearchHit {
  readonly url: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** The terms of the page that the query found. */
  readonly terms: readonly string[];
  /** The section of the body, by its place in the index, with a word of the query. */
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
/** Who asks for a price means a service a little more often than an article. */
const pricingWeight = 1.5;
/** The share of a query, by the rarity of its words, that a page has to have. */
const minShare = 0.5;

/**
 * Returns the pages that match a query, the best first; the same index and query always give the
 * same list. A trade is answered with its pages after those that are named by the query and before
 * those that mention it. Words that no page has are tried as typed with the other keyboard and as
 * Arabic in Latin letters.
 * @param query as typed, unfinished words included
 * @param limit the maximum number of pages
 */
export function search(
  index: SearchIndex,
  query: string,
  { limit }: { readonly limit: number },
): SearchHit[] {
  const opened = openIndex(index);
  const asTyped = findPages(index, opened, query);
  const respelt = respellQuery(opened, query, (word) => !asTyped.missing.has(stem(word)));
  const { found } = respelt === undefined ? asTyped : findPages(index, opened, respelt);
  const { trades } = opened;
  const trade =
    findTrade(trades, query) ?? (found.length === 0 ? findNearTrade(trades, query) : undefined);
  const answers = (trade?.pages ?? []).map(([place, reason]): SearchHit => ({
    ...toHit(index.pages[place]!, []),
    trade: { word: trade!.word, reason },
  }));
  const first = found.filter(({ isFirst }) => isFirst || trade === undefined);
  const hasService = trade !== undefined && first.some(({ isService }) => isService);
  // What such a shop gets says more than the words that were found.
  const toAnswer = ({ hit }: FoundPage): SearchHit =>
    answers.find(({ url, kind }) => url === hit.url && kind === "service") ?? hit;
  return dropRepeated([
    ...first.filter(({ hit }) => !hasService || hit.kind !== "tutorial").map(toAnswer),
    ...answers,
    ...found.map(({ hit }) => hit),
  ]).slice(0, limit);
}

/** Of the hits of one page the first remains. */
function dropRepeated(hits: readonly SearchHit[]): SearchHit[] {
  const seen = new Set<string>();
  return hits.filter(({ url }) => !seen.has(url) && seen.add(url));
}

interface FoundPage {
  readonly hit: SearchHit;
  /** Whether it comes before the answers to a trade. */
  readonly isFirst: boolean;
  /** Whether it is the service that is asked for: of «موقع للكافيه» the one that has the site. */
  readonly isService: boolean;
}

interface FoundPages {
  /** The best first. */
  readonly found: readonly FoundPage[];
  /** The stems of the query that no page has. */
  readonly missing: ReadonlySet<string>;
}

function findPages(index: SearchIndex, opened: OpenedIndex, text: string): FoundPages {
  const { scored, known, body, trades, inflections } = opened;
  const isCommon = (word: string): boolean => body.get(lightStem(word))?.isCommon === true;
  const query = readQuery(text, {
    isKnown: (word) => known.has(word) || trades.has(word),
    isInflected: (word) => {
      const shared = lightStem(word);
      return inflections.has(shared) || body.has(shared);
    },
    isCommon: (word) => isCommon(word) && !inflections.has(lightStem(word)),
  });
  const { stems } = query;
  // A trade, or a word of an article that no page is named by, is not a misspelt one.
  const canBeMisspelt = (word: string): boolean =>
    known.has(word) || (!body.has(lightStem(word)) && getTrade(trades, word) === undefined);
  const pages = scorePages(scored, stems, canBeMisspelt);
  scoreBodies(
    pages,
    { words: body, sections: index.body?.sections ?? [] },
    stems,
    scored.pageCount,
  );
  const results = [...pages.values()];
  const subjects = stems.filter((word) => getTrade(trades, word) === undefined);
  const counts = stems.map((word) => results.filter(({ words }) => words.has(word)).length);
  // The index does not say which pages have a common word; half of them is near enough.
  const rarities = counts.map((count, at) =>
    Math.sqrt(getRarity(scored.pageCount, isCommon(stems[at]!) ? scored.pageCount / 2 : count)),
  );
  return {
    missing: new Set(stems.filter((_, at) => counts[at] === 0)),
    found: results
      .filter((result) => isMatch(result, stems, rarities))
      .map((result) => {
        const page = index.pages[result.place]!;
        const isService = isAskedService(page.kind, result, subjects);
        return {
          hit: describeFound(page, result),
          // Of «محل ملابس» it has more than the shop.
          isFirst: isService || (isNamed(result) && result.words.size >= Math.min(stems.length, 2)),
          isService,
          place: result.place,
          score: ratePage(page, result, { query, rarities, opened }),
        };
      })
      .sort((a, b) => b.score - a.score || a.place - b.place),
  };
}

function describeFound(page: IndexedPage, { fieldsByTerm, body }: ScoredPage): SearchHit {
  const inBody = body.flatMap(({ written }) => tokenize(written));
  const hit = toHit(page, [...fieldsByTerm.keys(), ...inBody]);
  return body.length === 0 ? hit : { ...hit, section: body[0]!.section };
}

/**
 * The score of a page is multiplied by the number of words found and by the square of their share,
 * because otherwise a short title with half of the query would come first. In the share a word
 * counts by how rare it is, and what was found in the text counts less.
 */
function ratePage(
  page: IndexedPage,
  result: ScoredPage,
  {
    query: { stems, isBuying, isPricing },
    rarities,
    opened: { names },
  }: {
    readonly query: Query;
    readonly rarities: readonly number[];
    readonly opened: OpenedIndex;
  },
): number {
  const serviceWeight = isBuying ? buyingWeight : isPricing ? pricingWeight : 1;
  const weight = kindWeight[page.kind] * (page.kind === "service" ? serviceWeight : 1);
  const credits = stems.map((word) => result.words.get(word) ?? 0);
  const share = sum(credits.map((credit, at) => credit * rarities[at]!)) / sum(rarities);
  // A name of the page is as good as its whole title.
  const titleShare = stems.every((word) => names[result.place]!.has(word))
    ? 1
    : getTitleShare(result, page.title);
  return result.score * weight * sum(credits) * share ** 2 * (1 + 2 * titleShare);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const toHit = ({ url, kind, title }: IndexedPage, terms: readonly string[]): SearchHit => ({
  url,
  kind,
  title,
  terms,
});

/**
 * Rejects a page with less than half of the query, weighed by how rare the words are, and none of
 * them in its title or keywords.
 */
const isMatch = (
  result: ScoredPage,
  stems: readonly string[],
  rarities: readonly number[],
): boolean =>
  isNamed(result) ||
  sum(stems.map((word, at) => (result.words.has(word) ? rarities[at]! : 0))) >
    minShare * sum(rarities);

const isNamed = ({ fieldsByTerm }: ScoredPage): boolean =>
  [...fieldsByTerm.values()].some((fields) => fields.has("title") || fields.has("keywords"));

/**
 * Whether a page is a service with one word of the query in its title and with all others outside
 * its body.
 * @param subjects the stems of the query that are no trade
 */
const isAskedService = (
  kind: SearchKind,
  result: ScoredPage,
  subjects: readonly string[],
): boolean =>
  kind === "service" &&
  subjects.length > 0 &&
  [...result.fieldsByTerm.values()].some((fields) => fields.has("title")) &&
  subjects.every((word) => hasOutsideBody(result, word));

const hasOutsideBody = ({ words, body }: ScoredPage, word: string): boolean =>
  words.has(word) && body.every((found) => found.word !== word);

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
