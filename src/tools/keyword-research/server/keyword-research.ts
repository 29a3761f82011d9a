import type { Locale } from "#i18n/messages.ts";
import {
  sources,
  type Answer,
  type Failed,
  type Intent,
  type Row,
  type Source,
} from "../contract.ts";
import { intentOfKey } from "../engine/intent.ts";
import { keywordKey } from "../engine/keyword-key.ts";
import { languageOf } from "../engine/keyword-language.ts";
import { estimate, unknownCell } from "./estimate.ts";
import { expansionPhrases, relatedPhrases } from "./expand.ts";
import type { Lexicon, Lexicons } from "./lexicon.ts";
import type { Phrase } from "./phrases.ts";
import { seedOf, type Seed } from "./parse-keyword.ts";
import { withPatience } from "./sources/with-timeout.ts";
import { reasonOf, type Reason } from "./sources/source-error.ts";
import type { Figures, FigureSource, SuggestionSource, TrendSource } from "./sources/source.ts";

export interface KeywordQuestion {
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
  search(question: KeywordQuestion): Promise<Answer>;
  /** All else that we can think of around it. */
  expand(question: KeywordQuestion): Promise<Answer>;
}

interface Needs {
  readonly lexicons: Lexicons;
  readonly figures?: FigureSource | undefined;
  readonly trends?: TrendSource | undefined;
  readonly suggestions?: readonly SuggestionSource[];
  readonly now: () => Date;
  readonly patience?: Patience;
}

/** How long a visitor waits for the free sources, which add to the answer, and for everybody in all. */
export interface Patience {
  readonly openMs: number;
  readonly allMs: number;
}

const patient: Patience = { openMs: 1_200, allMs: 4_000 };

export function keywordResearch({
  lexicons,
  figures,
  trends,
  suggestions = [],
  now,
  patience = patient,
}: Needs): KeywordResearch {
  async function answer(
    { keyword, locale, visitor }: KeywordQuestion,
    phrasesOf: PhrasesOf,
    wantsTrend: boolean,
  ): Promise<Answer> {
    const start = performance.now();
    const language = languageOf(keyword, locale);
    const lexicon = lexicons[language];
    const seed = seedOf(keyword, lexicon);
    const failed = new Map<Source, Reason>();

    /** What a source gives in time; undefined, with a word about it, where it gives nothing. */
    async function tryTo<T>(
      source: Source,
      asking: Promise<T>,
      ms: number,
    ): Promise<T | undefined> {
      try {
        return await withPatience(asking, ms);
      } catch (error) {
        failed.set(source, reasonOf(error));
        return undefined;
      }
    }

    const trending =
      wantsTrend && trends
        ? tryTo(trends.source, trends.trendOf(keyword, language), patience.openMs)
        : undefined;
    const heard = await Promise.all(
      suggestions.map(async (source) => ({
        source,
        texts:
          (await tryTo(source.source, source.suggest(keyword, language), patience.openMs)) ?? [],
      })),
    );
    const phrases = phrasesOf(seed, lexicon, {
      searches: heard.flatMap(({ source, texts }) => (source.hearsSearches ? texts : [])),
      titles: heard.flatMap(({ source, texts }) => (source.hearsSearches ? [] : texts)),
    });
    const asked = phrases.map((phrase) => phrase.keyword);
    const counted =
      figures &&
      (await tryTo(
        figures.source,
        figures.figuresOf(asked, language, visitor),
        patience.allMs - (performance.now() - start),
      ));
    if (figures && counted?.failed !== undefined) failed.set(figures.source, counted.failed);
    const trend = await trending;

    const rows = phrases.map((phrase) =>
      rowOf(
        phrase,
        seed,
        lexicon,
        { ...counted?.figures.get(phrase.keyword) },
        figures?.source ?? null,
      ),
    );
    const [first] = rows;
    if (first?.group === "keyword" && first.monthly.length === 0 && trend !== undefined)
      rows[0] = { ...first, monthly: trend, monthlySource: trends!.source };
    const heardIn = new Set(
      phrases.flatMap((phrase) =>
        phrase.group === "related" || phrase.group === "letters" ? phrase.keyword : [],
      ),
    );
    const worded = heard
      .filter(({ texts }) => texts.some((text) => heardIn.has(text)))
      .map(({ source }) => source.source);
    return {
      keyword,
      language,
      rows,
      sources: sourcesOf(rows, worded),
      failed: sources.flatMap((source): Failed[] =>
        failed.has(source) ? [{ source, reason: failed.get(source)! }] : [],
      ),
      answeredAt: now().toISOString(),
    };
  }

  return {
    search: (question) => answer(question, sixPhrases, true),
    expand: (question) => answer(question, furtherPhrases, false),
  };
}

/** What was suggested: by search engines, who hear what people type, and by titles of articles. */
interface Suggested {
  readonly searches: readonly string[];
  readonly titles: readonly string[];
}

type PhrasesOf = (seed: Seed, lexicon: Lexicon, suggested: Suggested) => readonly Phrase[];

const sixPhrases: PhrasesOf = (seed, lexicon, { searches }) => [
  { keyword: seed.text, key: keywordKey(seed.text), group: "keyword" },
  ...relatedPhrases(seed, lexicon, searches),
];

const furtherPhrases: PhrasesOf = (seed, lexicon, suggested) => {
  return expansionPhrases(
    seed,
    lexicon,
    [...suggested.searches, ...suggested.titles],
    sixPhrases(seed, lexicon, suggested),
  );
};

/** One row: the figures that were counted, and our estimate where none were. */
function rowOf(
  { keyword, key, group }: Phrase,
  { subject }: Seed,
  lexicon: Lexicon,
  counted: Figures,
  countedBy: Source | null,
): Row {
  const { volume, difficulty, commercial } = estimate(key, lexicon);
  const monthly = counted.monthly ?? [];
  // Who types the bare name of a trade looks for somebody, and of a thing that is sold for a price.
  const bare: Intent =
    subject === "person" || subject === "place" ? "find" : commercial > 1 ? "buy" : "learn";
  return {
    keyword,
    group,
    intent: intentOfKey(key, lexicon.language, bare),
    volume: counted.volume ?? volume,
    difficulty: counted.difficulty ?? difficulty,
    cpc: counted.cpc ?? unknownCell,
    monthly,
    monthlySource: monthly.length > 0 ? countedBy : null,
  };
}

/** Whose figures or words stand in the rows. The words are ours where nobody's figures do. */
function sourcesOf(rows: readonly Row[], worded: readonly Source[]): Source[] {
  const named = new Set<Source | null>(worded);
  for (const { volume, difficulty, cpc, monthlySource } of rows)
    for (const source of [volume.source, difficulty.source, cpc.source, monthlySource])
      named.add(source);
  const present = sources.filter((source) => named.has(source));
  return present.length > 0 ? present : ["embedded"];
}
