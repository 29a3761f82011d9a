import type { Locale } from "#i18n/messages.ts";
import {
  sources,
  type SearchResponse,
  type Failed,
  type Intent,
  type Row,
  type Source,
} from "../contract.ts";
import { classifyIntentOfKey } from "../engine/intent.ts";
import { toKeywordKey } from "../engine/keyword-key.ts";
import { detectLanguage } from "../engine/keyword-language.ts";
import { estimate, unknownCell } from "./estimate.ts";
import { listExpansionPhrases, listRelatedPhrases } from "./expand.ts";
import type { Lexicon, Lexicons } from "./lexicon.ts";
import type { Phrase } from "./phrases.ts";
import { parseKeyword, type ParsedKeyword } from "./parse-keyword.ts";
import { withTimeout } from "./sources/with-timeout.ts";
import { toReason, type Reason } from "./sources/source-error.ts";
import type { Figures, FigureSource, SuggestionSource, TrendSource } from "./sources/source.ts";

export interface KeywordInput {
  /** As readKeyword leaves it. */
  readonly keyword: string;
  /** The language of the page, which decides for a keyword without letters. */
  readonly locale: Locale;
  /** Who asks, by the name under which what is paid for is counted. */
  readonly visitor: string;
}

/** Answers what is asked about keywords, whoever can be reached: the offline estimate always can. */
export interface KeywordResearch {
  /** The keyword and five related ones. */
  search(input: KeywordInput): Promise<SearchResponse>;
  /** All else that we can think of around it. */
  expand(input: KeywordInput): Promise<SearchResponse>;
}

interface KeywordResearchDependencies {
  readonly lexicons: Lexicons;
  readonly figures?: FigureSource | undefined;
  readonly trends?: TrendSource | undefined;
  readonly suggestions?: readonly SuggestionSource[];
  readonly now: () => Date;
  readonly timeouts?: ResearchTimeouts;
}

/** How long a visitor waits for the free sources, which add to the answer, and for everybody in all. */
export interface ResearchTimeouts {
  readonly freeSourcesTimeoutMs: number;
  readonly totalTimeoutMs: number;
}

const defaultTimeouts: ResearchTimeouts = { freeSourcesTimeoutMs: 1_200, totalTimeoutMs: 4_000 };

export function createKeywordResearch({
  lexicons,
  figures,
  trends,
  suggestions = [],
  now,
  timeouts = defaultTimeouts,
}: KeywordResearchDependencies): KeywordResearch {
  async function research(
    { keyword, locale, visitor }: KeywordInput,
    listPhrases: ListPhrases,
    wantsTrend: boolean,
  ): Promise<SearchResponse> {
    const start = performance.now();
    const language = detectLanguage(keyword, locale);
    const lexicon = lexicons[language];
    const parsed = parseKeyword(keyword, lexicon);
    const failed = new Map<Source, Reason>();

    /** What a source gives in time; undefined, with a word about it, where it gives nothing. */
    async function tryWithTimeout<T>(
      source: Source,
      request: Promise<T>,
      ms: number,
    ): Promise<T | undefined> {
      try {
        return await withTimeout(request, ms);
      } catch (error) {
        failed.set(source, toReason(error));
        return undefined;
      }
    }

    const trendRequest =
      wantsTrend && trends
        ? tryWithTimeout(
            trends.source,
            trends.fetchTrend(keyword, language),
            timeouts.freeSourcesTimeoutMs,
          )
        : undefined;
    const suggestionResults = await Promise.all(
      suggestions.map(async (source) => ({
        source,
        texts:
          (await tryWithTimeout(
            source.source,
            source.suggest(keyword, language),
            timeouts.freeSourcesTimeoutMs,
          )) ?? [],
      })),
    );
    const phrases = listPhrases(parsed, lexicon, {
      searches: suggestionResults.flatMap(({ source, texts }) => (source.hasSearches ? texts : [])),
      titles: suggestionResults.flatMap(({ source, texts }) => (source.hasSearches ? [] : texts)),
    });
    const keywords = phrases.map((phrase) => phrase.keyword);
    const figureResults =
      figures &&
      (await tryWithTimeout(
        figures.source,
        figures.fetchFigures(keywords, language, visitor),
        timeouts.totalTimeoutMs - (performance.now() - start),
      ));
    if (figures && figureResults?.failed !== undefined)
      failed.set(figures.source, figureResults.failed);
    const trend = await trendRequest;

    const rows = phrases.map((phrase) =>
      toRow(
        phrase,
        parsed,
        lexicon,
        { ...figureResults?.figures.get(phrase.keyword) },
        figures?.source ?? null,
      ),
    );
    const [first] = rows;
    if (first?.group === "keyword" && first.monthly.length === 0 && trend !== undefined)
      rows[0] = { ...first, monthly: trend, monthlySource: trends!.source };
    const suggestedKeywords = new Set(
      phrases.flatMap((phrase) =>
        phrase.group === "related" || phrase.group === "letters" ? phrase.keyword : [],
      ),
    );
    const wordSources = suggestionResults
      .filter(({ texts }) => texts.some((text) => suggestedKeywords.has(text)))
      .map(({ source }) => source.source);
    return {
      keyword,
      language,
      rows,
      sources: listSources(rows, wordSources),
      failed: sources.flatMap((source): Failed[] =>
        failed.has(source) ? [{ source, reason: failed.get(source)! }] : [],
      ),
      answeredAt: now().toISOString(),
    };
  }

  return {
    search: (input) => research(input, listSearchPhrases, true),
    expand: (input) => research(input, listMorePhrases, false),
  };
}

/** What was suggested: by search engines, who hear what people type, and by titles of articles. */
interface Suggested {
  readonly searches: readonly string[];
  readonly titles: readonly string[];
}

type ListPhrases = (
  parsed: ParsedKeyword,
  lexicon: Lexicon,
  suggested: Suggested,
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

/** One row: the figures that were counted, and our estimate where none were. */
function toRow(
  { keyword, key, group }: Phrase,
  { subject }: ParsedKeyword,
  lexicon: Lexicon,
  measured: Figures,
  figureSource: Source | null,
): Row {
  const { volume, difficulty, commercial } = estimate(key, lexicon);
  const monthly = measured.monthly ?? [];
  // Who types the bare name of a trade looks for somebody, and of a thing that is sold for a price.
  const bare: Intent =
    subject === "person" || subject === "place" ? "find" : commercial > 1 ? "buy" : "learn";
  return {
    keyword,
    group,
    intent: classifyIntentOfKey(key, lexicon.language, bare),
    volume: measured.volume ?? volume,
    difficulty: measured.difficulty ?? difficulty,
    cpc: measured.cpc ?? unknownCell,
    monthly,
    monthlySource: monthly.length > 0 ? figureSource : null,
  };
}

/** Whose figures or words stand in the rows. The words are ours where nobody's figures do. */
function listSources(rows: readonly Row[], wordSources: readonly Source[]): Source[] {
  const named = new Set<Source | null>(wordSources);
  for (const { volume, difficulty, cpc, monthlySource } of rows)
    for (const source of [volume.source, difficulty.source, cpc.source, monthlySource])
      named.add(source);
  const present = sources.filter((source) => named.has(source));
  return present.length > 0 ? present : ["embedded"];
}
