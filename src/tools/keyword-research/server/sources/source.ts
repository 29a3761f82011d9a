import type { Locale } from "#i18n/messages.ts";
import type { Cell, Row, Source } from "../../contract.ts";
import type { Season } from "../../engine/season.ts";
import type { Reason } from "./source-error.ts";

/** The figures of one keyword; unknown ones are absent. */
export interface Figures {
  readonly volume?: Cell;
  readonly difficulty?: Cell;
  readonly cpc?: Cell;
  readonly monthly?: Row["monthly"];
}

/** A source that counts searches. */
export interface FigureSource {
  readonly source: Source;
  /**
   * @param visitor the hashed IP address that paid requests are counted under
   * @returns figures by keyword as given, and the reason where a part of them is missing
   * @throws SourceError where there are no figures at all
   */
  fetchFigures(
    keywords: readonly string[],
    language: Locale,
    visitor: string,
  ): Promise<{
    readonly figures: ReadonlyMap<string, Figures>;
    readonly failed: Reason | undefined;
  }>;
}

/** The interest in a subject over time. */
export interface Trend {
  /** The last twelve full months, the oldest first. */
  readonly monthly: Row["monthly"];
  /** Undefined where the years before do not agree on one. */
  readonly season: Season | undefined;
}

/** A source of the seasonal interest in a subject. */
export interface TrendSource {
  readonly source: Source;
  /** @throws SourceError, `empty` where there is nothing */
  fetchTrend(keyword: string, language: Locale): Promise<Trend>;
}

/** A source of phrases that continue a keyword. */
export interface SuggestionSource {
  readonly source: Source;
  /** Whether the phrases are searches that people typed, not titles of pages. */
  readonly hasSearches: boolean;
  /** @throws SourceError, `empty` where there is nothing */
  suggest(keyword: string, language: Locale): Promise<readonly string[]>;
}
