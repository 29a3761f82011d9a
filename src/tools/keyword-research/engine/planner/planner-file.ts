/** A file of Google Ads' Keyword Planner as it was read: plain data that travels from the worker and into storage. */
export interface PlannerFile {
  readonly name: string;
  /** First and last month of its figures as 2025-08; null where the file does not say. */
  readonly from: string | null;
  readonly to: string | null;
  /** The searches are ranges although they look like numbers: what the Planner gives an account that spends little. */
  readonly isRounded: boolean;
  /** It held more phrases than are taken. */
  readonly isCut: boolean;
  readonly rows: readonly PlannerRow[];
}

export interface PlannerRow {
  readonly keyword: string;
  readonly volume: Span | null;
  /** Competition among advertisers, 0 to 100. */
  readonly competition: Span | null;
  /** What advertisers bid for the top of the page, lowest and highest, in `currency`. */
  readonly bid: Span | null;
  /** ISO 4217, upper case; "" where the file names none. */
  readonly currency: string;
  readonly monthly: readonly { readonly month: string; readonly count: number }[];
}

/** From, to: the same twice where the figure is exact. */
export type Span = readonly [from: number, to: number];

/** Why a file could not be read. Each has words in `tool-messages.ts`. */
export type PlannerProblem = "too-large" | "spreadsheet" | "no-keywords" | "no-rows";

export const maxFileBytes = 20 * 1024 * 1024;
export const maxRows = 50_000;
