/** The input of an analysis. */
export interface SeoInput {
  readonly url: string;
  readonly scope: "page" | "site";
  /**
   * Whether a page is audited as rendered, after its scripts have run; absent where it is audited
   * as sent.
   */
  readonly rendered?: true;
}

/** The task that the process of an analysis receives. */
export interface SeoTask {
  readonly input: SeoInput;
  readonly siteUrl: string;
  /** The time of the analysis, ISO 8601. */
  readonly at: string;
  readonly crawlIntervalMs: number;
  /** How many pages of a site are read. */
  readonly maxPages: number;
  /** Where the crawl of a site keeps what it has read; undefined where it keeps nothing. */
  readonly checkpointFile: string | undefined;
  /** Undefined where pages are fetched by HTTP only. */
  readonly browserPath: string | undefined;
  /** The number of rules, for the progress: the process loads the rules later than it reports. */
  readonly ruleCount: number;
  readonly timeoutMs: number;
}

/**
 * The requests to the parent process for the one browser that analyses share. `yieldBrowser` is
 * answered when the analysis that has the browser should release it for another visitor.
 */
export const [acquireBrowser, yieldBrowser, releaseBrowser] = [
  "acquire-browser",
  "yield-browser",
  "release-browser",
] as const;
