import type { Locale } from "#i18n/messages.ts";
import { sources, type SearchResponse, type Intent, type Row, type Source } from "../contract.ts";
import { classifyKeyIntent } from "../engine/intent.ts";
import { toKeywordKey } from "../engine/keyword-key.ts";
import { detectLanguage } from "../engine/keyword-language.ts";
import { addSnapshot, addTrend } from "./add-trends.ts";
import { capitalizePlaces } from "./capitalize-places.ts";
import { estimate, unknownCell } from "./estimate.ts";
import { listExpansionPhrases, listRelatedPhrases } from "./expand.ts";
import type { Lexicon, Lexicons } from "./lexicon.ts";
import type { Phrase } from "./phrases.ts";
import { isLocal, parseKeyword, type ParsedKeyword } from "./parse-keyword.ts";
import { SourceAttempts } from "./sources/source-attempts.ts";
import type { PageViews } from "./page-views/snapshot.ts";
import type { Figures, FigureSource, SuggestionSource, TrendSource } from "./sources/source.ts";

export interface KeywordInput {
  /** As normalized by `readKeyword`. */
  readonly keyword: string;
  /** The language of the page, which decides for a keyword without letters. */
  readonly locale: Locale;
  /** The hashed IP address that paid requests are counted under. */
  readonly visitor: string;
}

/** Researches keywords with the sources that are available; the embedded estimate always is. */
export interface KeywordResearch {
  /** The keyword and five related ones. */
  search(input: KeywordInput): Promise<SearchResponse>;
  /** All other phrases that are derived from it. */
  expand(input: KeywordInput): Promise<SearchResponse>;
}

interface KeywordResearchDependencies {
  readonly lexicons: Lexicons;
  readonly figures?: FigureSource | undefined;
  readonly trends?: TrendSource | undefined;
  readonly suggestions?: readonly SuggestionSource[];
  /** The snapshot of page views, where the agency has taken one. */
  readonly pageViews?: PageViews;
  readonly now: () => Date;
  readonly timeouts?: ResearchTimeouts;
}

/**
 * How long a visitor waits for the free sources, which only add to the answer, and for all sources
 * together.
 */
export interface ResearchTimeouts {
  readonly freeSourcesTimeoutMs: number;
  readonly totalTimeoutMs: number;
}

const defaultTimeouts: ResearchTimeouts = { freeSourcesTimeoutMs: 1_200, totalTimeoutMs: 4_000 };

export function createKeywordResearch(dependencies: KeywordResearchDependencies): KeywordResearch {
  return {
    search: (input) =>
      research(input, { listPhrases: listSearchPhrases, shouldFetchTrend: true }, dependencies),
    expand: (input) =>
      research(input, { listPhrases: listMorePhrases, shouldFetchTrend: false }, dependencies),
  };
}

interface ResearchPlan {
  readonly listPhrases: ListPhrases;
  readonly shouldFetchTrend: boolean;
}

async function research(
  { keyword, locale, visitor }: KeywordInput,
  { listPhrases, shouldFetchTrend }: ResearchPlan,
  {
    lexicons,
    figures,
    trends,
    suggestions = [],
    pageViews,
    now,
    timeouts = defaultTimeouts,
  }: KeywordResearchDependencies,
): Promise<SearchResponse> {
  const start = performance.now();
  const { freeSourcesTimeoutMs, totalTimeoutMs } = timeouts;
  const language = detectLanguage(keyword, locale);
  const lexicon = lexicons[language];
  const parsed = parseKeyword(keyword, lexicon);
  const attempts = new SourceAttempts();

  const trendRequest =
    shouldFetchTrend && trends
      ? attempts.run(trends.source, trends.fetchTrend(keyword, language), freeSourcesTimeoutMs)
      : undefined;
  const suggested = await Promise.all(
    suggestions.map(async (source): Promise<Suggestions> => {
      const request = source.suggest(keyword, language);
      return { source, texts: await attempts.run(source.source, request, freeSourcesTimeoutMs) };
    }),
  );
  const texts = groupTexts(suggested);
  const phrases = listPhrases(parsed, lexicon, texts);
  const measured =
    figures &&
    (await attempts.run(
      figures.source,
      figures.fetchFigures(
        phrases.map((phrase) => phrase.keyword),
        language,
        visitor,
      ),
      totalTimeoutMs - (performance.now() - start),
    ));
  if (figures && measured?.failed !== undefined)
    attempts.addFailure(figures.source, measured.failed);

  const source = figures?.source ?? null;
  const typed = new Set(texts.searches);
  const rows = phrases.map((phrase) => ({
    ...toRow(phrase, parsed, lexicon, { ...measured?.figures.get(phrase.keyword) }, source),
    ...(typed.has(phrase.keyword) && { isSuggested: true as const }),
  }));
  if (pageViews) addSnapshot(rows, phrases, { lexicon, pageViews });
  addTrend(rows, await trendRequest, trends?.source);
  return {
    keyword,
    language,
    isLocal: isLocal(parsed),
    place: parsed.place ?? null,
    rows,
    sources: listSources(rows, listWordSources(phrases, suggested)),
    failed: attempts.listFailed(),
    answeredAt: now().toISOString(),
  };
}

interface Suggestions {
  readonly source: SuggestionSource;
  /** Undefined where the source failed. */
  readonly texts: readonly string[] | undefined;
}

function groupTexts(suggested: readonly Suggestions[]): SuggestedTexts {
  const select = (hasSearches: boolean) =>
    suggested.flatMap(({ source, texts }) =>
      source.hasSearches === hasSearches ? (texts ?? []) : [],
    );
  return { searches: select(true), titles: select(false) };
}

/** The sources whose suggestions became rows. */
function listWordSources(phrases: readonly Phrase[], suggested: readonly Suggestions[]): Source[] {
  const keywords = new Set(
    phrases.flatMap(({ group, keyword }) =>
      group === "related" || group === "letters" ? keyword : [],
    ),
  );
  return suggested
    .filter(({ texts }) => texts?.some((text) => keywords.has(text)))
    .map(({ source }) => source.source);
}

/** Suggestions by their kind: searches that people typed, and titles of articles. */
interface SuggestedTexts {
  readonly searches: readonly string[];
  readonly titles: readonly string[];
}

type ListPhrases = (
  parsed: ParsedKeyword,
  lexicon: Lexicon,
  suggested: SuggestedTexts,
) => readonly Phrase[];

const listSearchPhrases: ListPhrases = (parsed, lexicon, { searches }) => [
  { keyword: parsed.text, key: toKeywordKey(parsed.text), group: "keyword" },
  ...listRelatedPhrases(parsed, lexicon, searches),
];

const listMorePhrases: ListPhrases = (parsed, lexicon, suggested) => {
  return listExpansionPhrases(
    parsed,
    lexicon,
    [...suggested.searches, ...suggested.titles],
    listSearchPhrases(parsed, lexicon, suggested),
  );
};

/** One row: counted figures, and estimates where there are none. */
function toRow(
  { keyword, key, group }: Phrase,
  { subject }: ParsedKeyword,
  lexicon: Lexicon,
  measured: Figures,
  figureSource: Source | null,
): Row {
  const { volume, difficulty, commercial } = estimate(key, lexicon);
  const monthly = measured.monthly ?? [];
  // The bare name of a trade is a search for a person, that of a thing that is sold a search for a
  // price.
  const bare: Intent =
    subject === "person" || subject === "place" ? "find" : commercial > 1 ? "buy" : "learn";
  return {
    // Here and not earlier: sources know their figures by the phrase as it was asked for.
    keyword: group === "keyword" ? keyword : capitalizePlaces(keyword, lexicon),
    group,
    intent: classifyKeyIntent(key, lexicon.language, bare),
    volume: measured.volume ?? volume,
    difficulty: measured.difficulty ?? difficulty,
    cpc: measured.cpc ?? unknownCell,
    monthly,
    monthlySource: monthly.length > 0 ? figureSource : null,
  };
}

/** The sources of the figures and phrases in the rows; `embedded` where there is no other. */
function listSources(rows: readonly Row[], wordSources: readonly Source[]): Source[] {
  const named = new Set<Source | null>(wordSources);
  for (const { volume, difficulty, cpc, monthlySource } of rows)
    for (const source of [volume.source, difficulty.source, cpc.source, monthlySource])
      named.add(source);
  const present = sources.filter((source) => named.has(source));
  return present.length > 0 ? present : ["embedded"];
}
