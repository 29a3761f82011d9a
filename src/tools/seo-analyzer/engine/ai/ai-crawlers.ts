/*
 * The AI crawlers that a report names, and what their operators document. docs/ai-crawlers.md
 * records what was read, what is left out, and how the list is read again (decision 118).
 */

/** What a crawler reads pages for, in the order of a report. */
export const aiPurposes = ["search", "on-demand", "training"] as const;
export type AiPurpose = (typeof aiPurposes)[number];

/**
 * Whether the operator says that robots.txt is obeyed: it does; it says that rules may not apply,
 * because a person asked for the page; or no documentation of the operator was found.
 */
export type Obedience = "documented" | "may-not-apply" | "undocumented";

export interface AiCrawler {
  /** The product token, as robots.txt names it. Stored reports contain it. */
  readonly token: string;
  readonly operator: string;
  readonly purpose: AiPurpose;
  readonly obedience: Obedience;
  /** Whose reading the name is about, where nothing requests pages under it. */
  readonly tokenOnlyOf?: "google" | "applebot";
  /** The crawler whose group it obeys where robots.txt has no group of its own. */
  readonly follows?: "Googlebot";
  /** Whether it reads a site whose robots.txt cannot be fetched, against RFC 9309. */
  readonly readsWithoutRobots?: true;
  /** What its operator documents of robots metas; absent where that says nothing of them. */
  readonly directives?: DocumentedDirectives;
  /** The operator's own documentation, or where there is none, the public list that names it. */
  readonly source: string;
  /** The month in which `source` was read. */
  readonly asOf: string;
}

/**
 * Directives are written as in a meta; `max-snippet:n` is any positive limit. The first list keeps
 * the page from what the crawler reads for, the second limits what of the page is used.
 */
export interface DocumentedDirectives {
  readonly blocking: readonly string[];
  readonly limiting: readonly string[];
  /** Whether the operator reads them in X-Robots-Tag headers too. */
  readonly areReadInHeaders: boolean;
}

const asOf = "2026-11";
const openai = {
  operator: "OpenAI",
  source: "https://developers.openai.com/api/docs/bots",
  asOf,
} as const;
const anthropic = {
  operator: "Anthropic",
  obedience: "documented",
  source:
    "https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler",
  asOf,
} as const;
const perplexity = {
  operator: "Perplexity",
  source: "https://docs.perplexity.ai/docs/resources/perplexity-crawlers",
  asOf,
} as const;
const googleCrawlers =
  "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers";
const apple = {
  operator: "Apple",
  obedience: "documented",
  source: "https://support.apple.com/en-us/119829",
  asOf,
} as const;
/** Amazon: "When a file can't be fetched, they will behave as if it does not exist." */
const amazon = {
  operator: "Amazon",
  readsWithoutRobots: true,
  source: "https://developer.amazon.com/amazonbot",
  asOf,
} as const;
const meta = {
  operator: "Meta",
  source: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/",
  asOf,
} as const;
const mistral = {
  operator: "Mistral AI",
  obedience: "documented",
  source: "https://docs.mistral.ai/en/robots",
  asOf,
} as const;

/** Metas only: the documentation names no header. */
const metaDirectives = (
  blocking: readonly string[],
  limiting: readonly string[] = [],
): DocumentedDirectives => ({ blocking, limiting, areReadInHeaders: false });

const search: readonly Omit<AiCrawler, "purpose">[] = [
  {
    token: "OAI-SearchBot",
    ...openai,
    obedience: "documented",
    // "use the noindex meta tag": help.openai.com/en/articles/12627856, read in the same month
    directives: metaDirectives(["noindex"]),
  },
  { token: "Claude-SearchBot", ...anthropic },
  { token: "PerplexityBot", ...perplexity, obedience: "documented" },
  {
    token: "Googlebot",
    operator: "Google",
    obedience: "documented",
    // Supporting links of AI Overviews and AI Mode are "eligible to be shown … with a snippet".
    directives: {
      blocking: ["noindex", "none", "nosnippet", "max-snippet:0"],
      limiting: ["max-snippet:n"],
      areReadInHeaders: true,
    },
    source: "https://developers.google.com/search/docs/appearance/ai-features",
    asOf,
  },
  {
    token: "bingbot",
    operator: "Microsoft",
    obedience: "documented",
    directives: {
      blocking: ["noindex", "none", "noarchive"],
      limiting: ["nocache", "nosnippet"],
      areReadInHeaders: true,
    },
    source: "https://www.bing.com/webmaster/help/webmaster-guidelines-30fba23a",
    asOf,
  },
  {
    token: "Applebot",
    ...apple,
    follows: "Googlebot",
    directives: metaDirectives(["noindex", "none"], ["nosnippet"]),
  },
  {
    token: "Amzn-SearchBot",
    ...amazon,
    obedience: "documented",
    directives: metaDirectives(["noindex", "none"]),
  },
  { token: "meta-webindexer", ...meta, obedience: "documented" },
  { token: "MistralAI-Index", ...mistral },
  {
    token: "DuckAssistBot",
    operator: "DuckDuckGo",
    obedience: "documented",
    source: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot",
    asOf,
  },
  {
    token: "YouBot",
    operator: "You.com",
    obedience: "documented",
    source: "https://docs.you.com/youbot",
    asOf,
  },
];

const onDemand: readonly Omit<AiCrawler, "purpose">[] = [
  { token: "ChatGPT-User", ...openai, obedience: "may-not-apply" },
  { token: "Claude-User", ...anthropic },
  { token: "Perplexity-User", ...perplexity, obedience: "may-not-apply" },
  { token: "MistralAI-User", ...mistral },
  { token: "meta-externalfetcher", ...meta, obedience: "may-not-apply" },
  { token: "Amzn-User", ...amazon, obedience: "may-not-apply" },
  {
    token: "Google-Agent",
    operator: "Google",
    obedience: "may-not-apply",
    source:
      "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers",
    asOf,
  },
];

const training: readonly Omit<AiCrawler, "purpose">[] = [
  { token: "GPTBot", ...openai, obedience: "documented" },
  { token: "ClaudeBot", ...anthropic },
  {
    token: "Google-Extended",
    operator: "Google",
    obedience: "documented",
    tokenOnlyOf: "google",
    source: `${googleCrawlers}#google-extended`,
    asOf,
  },
  { token: "Applebot-Extended", ...apple, tokenOnlyOf: "applebot" },
  { token: "meta-externalagent", ...meta, obedience: "documented" },
  {
    token: "Amazonbot",
    ...amazon,
    obedience: "documented",
    directives: metaDirectives(["noindex", "none", "noarchive"]),
  },
  { token: "MistralAI-Training", ...mistral },
  {
    token: "CCBot",
    operator: "Common Crawl",
    obedience: "documented",
    source: "https://commoncrawl.org/ccbot",
    asOf,
  },
  {
    token: "Bytespider",
    operator: "ByteDance",
    obedience: "undocumented",
    source: "https://github.com/ai-robots-txt/ai.robots.txt",
    asOf,
  },
];

/** Every AI crawler that a report names, by purpose; within one, the best known first. */
export const aiCrawlers: readonly AiCrawler[] = [
  ...search.map((crawler) => ({ ...crawler, purpose: "search" as const })),
  ...onDemand.map((crawler) => ({ ...crawler, purpose: "on-demand" as const })),
  ...training.map((crawler) => ({ ...crawler, purpose: "training" as const })),
];
