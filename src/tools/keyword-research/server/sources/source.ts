import type { Locale } from "#i18n/messages.ts";
import type { Cell, Row, Source } from "../../contract.ts";
import type { Reason } from "./source-error.ts";

/** What a source knows of one keyword; it leaves out what it does not know. */
export interface Figures {
  readonly volume?: Cell;
  readonly difficulty?: Cell;
  readonly cpc?: Cell;
  readonly monthly?: Row["monthly"];
}

/** Who counts searches. */
export interface FigureSource {
  readonly source: Source;
  /**
   * @param visitor who asks, by the name under which what is paid for is counted
   * @returns what is known by keyword as it was given, and why a part of it could not be had
   * @throws SourceError where nothing could be had
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

/** Who knows how the interest in something goes through the year. */
export interface TrendSource {
  readonly source: Source;
  /** @returns the last twelve full months, the oldest first @throws SourceError, `empty` where there is nothing */
  fetchTrend(keyword: string, language: Locale): Promise<Row["monthly"]>;
}

/** Who knows how people go on after a keyword. */
export interface SuggestionSource {
  readonly source: Source;
  /** Whether it hears what people type into a search engine, and not only what there are pages of. */
  readonly hasSearches: boolean;
  /** @throws SourceError, `empty` where there is nothing */
  suggest(keyword: string, language: Locale): Promise<readonly string[]>;
}
