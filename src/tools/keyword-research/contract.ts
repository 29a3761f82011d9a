import * as z from "zod/mini";
import { defineEndpoint } from "#base/endpoint.ts";
import { locales } from "#i18n/messages.ts";

/** Longest keyword that is taken, in UTF-16 units; Google Ads takes 80 letters. */
export const maxKeywordChars = 80;

/** Who a figure comes from. Every source has its name in `messages.ts`. */
export const sources = [
  "dataforseo",
  "import",
  "wikimedia",
  "google-suggest",
  "duckduckgo-suggest",
  "embedded",
] as const;
export type Source = (typeof sources)[number];

/** How sure a figure is: counted by its source, given by it in a range, or estimated by us. */
const certainties = ["counted", "ranged", "estimated"] as const;

/** One figure: a source is named wherever there is a value, and `value` is null where nobody knows it. */
const Cell = z.object({
  value: z.nullable(z.number()),
  /** What the true figure lies between; null for a counted one. */
  range: z.nullable(z.tuple([z.number(), z.number()])),
  source: z.nullable(z.enum(sources)),
  certainty: z.enum(certainties),
  /** The day or month that the figure is of, as ISO 8601; null where it has none. */
  asOf: z.nullable(z.string()),
});
export type Cell = z.output<typeof Cell>;

export const intents = ["buy", "compare", "find", "learn"] as const;
export type Intent = (typeof intents)[number];

/** How a row came out of the keyword. */
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
  /** Searches a month, a whole number. */
  volume: Cell,
  /** 0 to 100, a whole number. */
  difficulty: Cell,
  /** US dollars. */
  cpc: Cell,
  /** Oldest first, `month` as 2026-01; empty where nobody counts by month. Of Wikimedia it is views of the article. */
  monthly: z.array(z.object({ month: z.string(), count: z.number() })),
  /** What `monthly` counts. */
  monthlySource: z.nullable(z.enum(sources)),
});
export type Row = z.output<typeof Row>;

/** A source that was asked and gave way to the next one. */
const Failed = z.object({
  source: z.enum(sources),
  reason: z.enum(["refused", "unpaid", "limited", "unreachable", "slow", "malformed", "empty"]),
});
export type Failed = z.output<typeof Failed>;

const SearchResponse = z.object({
  keyword: z.string(),
  /** The language of the keyword itself, judged by its script; figures and variants are of this language. */
  language: z.enum(locales),
  rows: z.array(Row),
  /** Those whose figures or words stand in the rows, in the order of their weight. */
  sources: z.array(z.enum(sources)),
  failed: z.array(Failed),
  answeredAt: z.string(),
});
export type SearchResponse = z.output<typeof SearchResponse>;

const KeywordInput = z.object({
  keyword: z.string().check(z.minLength(1), z.maxLength(maxKeywordChars)),
  locale: z.enum(locales),
});

/** POST: the keyword and five related ones, six rows. */
export const searchKeyword = defineEndpoint({
  path: "/api/keyword-searches",
  input: KeywordInput,
  output: SearchResponse,
});

/** POST: every variant that we can think of, some two hundred rows, without the six of the search. */
export const expandKeyword = defineEndpoint({
  path: "/api/keyword-expansions",
  input: KeywordInput,
  output: SearchResponse,
});
