import * as z from "zod/mini";
import { defineEndpoint } from "#base/endpoint.ts";
import { locales } from "#i18n/messages.ts";
import { maxKeywordChars } from "./max-keyword-chars.ts";

/** The sources of figures. Each has its name in `messages.ts`. */
export const sources = [
  "dataforseo",
  "import",
  "wikimedia",
  "google-suggest",
  "duckduckgo-suggest",
  "embedded",
] as const;
export type Source = (typeof sources)[number];

/** How certain a figure is: counted by its source, given by it as a range, or estimated by us. */
const certainties = ["counted", "ranged", "estimated"] as const;

/** One figure. It names its source wherever it has a value; an unknown value is null. */
const Cell = z.object({
  value: z.nullable(z.number()),
  /** The bounds of the true figure; null for a counted one. */
  range: z.nullable(z.tuple([z.number(), z.number()])),
  source: z.nullable(z.enum(sources)),
  certainty: z.enum(certainties),
  /** The day or month of the figure, as ISO 8601; null where it has none. */
  asOf: z.nullable(z.string()),
});
export type Cell = z.output<typeof Cell>;

export const intents = ["buy", "compare", "find", "learn"] as const;
export type Intent = (typeof intents)[number];

/** How a row was derived from the keyword. */
export const groups = [
  "keyword",
  "related",
  "variants",
  "questions",
  "prepositions",
  "comparisons",
  "places",
  "letters",
] as const;
export type Group = (typeof groups)[number];

const Row = z.object({
  keyword: z.string(),
  group: z.enum(groups),
  intent: z.enum(intents),
  /** Present where a search engine suggests the phrase, so that people type it. */
  isSuggested: z.optional(z.literal(true)),
  /** Searches a month, a whole number. */
  volume: Cell,
  /** 0 to 100, a whole number. */
  difficulty: Cell,
  /** US dollars. */
  cpc: Cell,
  /**
   * Oldest first, `month` as 2026-01; empty where no source counts by month. Wikimedia counts views
   * of the article.
   */
  monthly: z.array(z.object({ month: z.string(), count: z.number() })),
  /** What `monthly` counts. */
  monthlySource: z.nullable(z.enum(sources)),
  /** When readers of Wikipedia come back to it; absent where no years are known or they differ. */
  season: z.optional(
    z.object({
      /** 1 is January. */
      months: z.array(z.number().check(z.minimum(1), z.maximum(12))),
      /** How many times an ordinary month such a month has. */
      factor: z.number(),
      years: z.number(),
      /** The last month that was counted, as 2026-01. */
      until: z.string(),
    }),
  ),
});
export type Row = z.output<typeof Row>;

/** A source that was requested and failed, so that the next one was used. */
const Failed = z.object({
  source: z.enum(sources),
  reason: z.enum(["refused", "unpaid", "limited", "unreachable", "slow", "malformed", "empty"]),
});
export type Failed = z.output<typeof Failed>;

const SearchResponse = z.object({
  keyword: z.string(),
  /**
   * The language of the keyword, detected from its script; figures and variants are in this
   * language.
   */
  language: z.enum(locales),
  /**
   * Whether it is looked for near its searcher: a shop, a person or a place of business, of which a
   * map is shown before any page.
   */
  isLocal: z.boolean(),
  /** The place that was typed with it; null where none was. */
  place: z.nullable(z.string()),
  rows: z.array(Row),
  /** The sources of figures or phrases in the rows, in the order of their weight. */
  sources: z.array(z.enum(sources)),
  failed: z.array(Failed),
  answeredAt: z.string(),
});
export type SearchResponse = z.output<typeof SearchResponse>;

const KeywordInput = z.object({
  keyword: z.string().check(z.minLength(1), z.maxLength(maxKeywordChars)),
  locale: z.enum(locales),
});

/** POST: returns six rows, the keyword and five related ones. */
export const searchKeyword = defineEndpoint({
  path: "/api/keyword-searches",
  input: KeywordInput,
  output: SearchResponse,
});

/** POST: returns all further phrases, some two hundred rows, without the six of the search. */
export const expandKeyword = defineEndpoint({
  path: "/api/keyword-expansions",
  input: KeywordInput,
  output: SearchResponse,
});
