/** What is asked of an analysis. */
export interface SeoInput {
  readonly url: string;
  readonly scope: "page" | "site";
  /** A page as it stands after its scripts have run; absent where it is judged as it was sent. */
  readonly rendered?: true;
}

/** What the process of an analysis is told. */
export interface SeoTask {
  readonly question: SeoInput;
  readonly siteUrl: string;
  /** The time of the analysis, ISO 8601. */
  readonly at: string;
  readonly crawlIntervalMs: number;
  /** Undefined where pages are read by HTTP alone. */
  readonly browserPath: string | undefined;
  /** How many rules a page is judged by, which the process knows only when it has loaded them. */
  readonly rules: number;
  readonly timeoutMs: number;
}

/** Asks the parent for the one browser that analyses share, and gives it back. */
export const [takeBrowser, returnBrowser] = ["take-browser", "return-browser"] as const;
