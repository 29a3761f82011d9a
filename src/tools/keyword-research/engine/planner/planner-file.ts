/**
 * A file of Google Ads' Keyword Planner as it was read: plain data that the worker posts and the
 * browser stores.
 */
export interface PlannerFile {
  readonly name: string;
  /** First and last month of its figures as 2025-08; null where the file does not say. */
  readonly from: string | null;
  readonly to: string | null;
  /**
   * Whether the searches are ranges although they look like exact numbers. The Planner gives those
   * to accounts that spend little.
   */
  readonly isRounded: boolean;
  /** Whether it contained more phrases than are read. */
  readonly isCut: boolean;
  readonly rows: readonly PlannerRow[];
}

export interface PlannerRow {
  readonly keyword: string;
  readonly volume: Span | null;
  /** Competition among advertisers, 0 to 100. */
  readonly competition: Span | null;
  /** The lowest and the highest bid of advertisers for the top of the page, in `currency`. */
  readonly bid: Span | null;
  /** ISO 4217, upper case; "" where the file names none. */
  readonly currency: string;
  readonly monthly: readonly { readonly month: string; readonly count: number }[];
}

/** The lower and the upper bound; equal where the figure is exact. */
export type Span = readonly [from: number, to: number];

/** Why a file could not be read. Each code has a message in `import-messages.ts`. */
export type PlannerProblem = "too-large" | "spreadsheet" | "no-keywords" | "no-rows";

export const maxFileBytes = 20 * 1024 * 1024;
export const maxRows = 50_000;
/** Of the monthly columns of a file the latest are read; the Planner writes up to 48. */
export const maxMonths = 60;

/**
 * A name of a currency is read in up to this many UTF-16 code units. The codes of ISO 4217 have
 * three; some spreadsheets write the name instead.
 */
export const maxCurrencyChars = 20;
