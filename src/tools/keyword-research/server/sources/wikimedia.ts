import * as z from "zod/mini";
import type { Locale } from "#i18n/messages.ts";
import type { Row } from "../../contract.ts";
import { toKeywordKey } from "../../engine/keyword-key.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import type { SourceCache } from "./source-cache.ts";
import { requestService } from "./request-service.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import { SourceError } from "./source-error.ts";
import type { SuggestionSource, TrendSource } from "./source.ts";

/*
 * Wikipedia, in the keyword's language: titles that begin with it, and how often the article about it was read month by
 * month. Readers of an article are no searches: they say when people care about something, not how many search for it.
 * @see https://www.mediawiki.org/wiki/API:Prefixsearch
 * @see https://doc.wikimedia.org/generated-data-platform/aqs/analytics-api/reference/page-views.html
 * @see https://foundation.wikimedia.org/wiki/Policy:Wikimedia_Foundation_User-Agent_Policy
 */

const ttlMs = 7 * 24 * 3_600_000;
const maxTitles = 10;
const months = 12;

const Titles = z.object({
  error: z.optional(z.object({ code: z.string() })),
  query: z.optional(
    z.object({
      redirects: z.optional(z.array(z.object({ from: z.string(), to: z.string() }))),
      pages: z.optional(z.array(z.object({ title: z.string(), index: z.optional(z.number()) }))),
    }),
  ),
});
const Views = z.object({
  items: z.array(z.object({ timestamp: z.string().check(z.regex(/^\d{10}$/)), views: z.number() })),
});

interface WikimediaDependencies {
  /** Where the Wikipedia of a language is, and where page views are counted. */
  readonly bases: { readonly wikipedia: (language: Locale) => string; readonly views: string };
  readonly circuitBreakers: {
    readonly wikipedia: Readonly<Record<Locale, CircuitBreaker>>;
    readonly views: CircuitBreaker;
  };
  readonly cache: SourceCache;
  readonly network: NetworkAdapter;
  readonly userAgent: string;
  readonly now: () => Date;
}

/** What is kept of a search for titles. */
interface Found {
  readonly titles: readonly string[];
  /** The article about exactly what was searched for. */
  readonly article: string | null;
}

export function createWikimedia({
  bases,
  circuitBreakers,
  cache,
  network,
  userAgent,
  now,
}: WikimediaDependencies): TrendSource & SuggestionSource {
  async function find(keyword: string, language: Locale): Promise<Found> {
    const found = await cache.getOrLoad(
      `wikipedia titles ${language}`,
      [keyword],
      ttlMs,
      async () => {
        const query = {
          action: "query",
          generator: "prefixsearch",
          gpssearch: keyword,
          gpsnamespace: "0",
          gpslimit: String(maxTitles),
          redirects: "1",
          format: "json",
          formatversion: "2",
        };
        const address = `${bases.wikipedia(language)}/w/api.php?${new URLSearchParams(query)}`;
        return circuitBreakers.wikipedia[language].run(async (signal) => {
          const { error, query: response } = await requestService(address, {
            network,
            signal,
            userAgent,
            shape: Titles,
          });
          if (error)
            throw new SourceError(
              /^(?:ratelimited|maxlag)$/.test(error.code) ? "limited" : "malformed",
              `Wikipedia answered with ${error.code}`,
            );
          return new Map([[keyword, selectTitles(response, keyword)]]);
        });
      },
    );
    return found.get(keyword)!;
  }

  async function fetchViews(article: string, language: Locale): Promise<Row["monthly"]> {
    const all = listLastMonths(now());
    const [from, to] = [all[0]!, all.at(-1)!].map((month) => `${month.replace("-", "")}01`) as [
      string,
      string,
    ];
    const until = getLastDay(to);
    const views = await cache.getOrLoad(
      `wikimedia views ${language} ${to}`,
      [article],
      ttlMs,
      async () => {
        const title = encodeURIComponent(article.replaceAll(" ", "_"));
        const address = `${bases.views}/api/rest_v1/metrics/pageviews/per-article/${language}.wikipedia/all-access/user/${title}/monthly/${from}/${until}`;
        return circuitBreakers.views.run(async (signal) => {
          const { items } = await requestService(address, {
            network,
            signal,
            userAgent,
            shape: Views,
            canBeMissing: true,
          });
          const byMonth = new Map(
            items.map(({ timestamp, views: count }) => [
              `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}`,
              count,
            ]),
          );
          return new Map([
            [article, all.map((month) => ({ month, count: byMonth.get(month) ?? 0 }))],
          ]); // a month without views is left out
        });
      },
    );
    return views.get(article)!;
  }

  return {
    source: "wikimedia",
    hasSearches: false,
    async suggest(keyword, language) {
      const { titles } = await find(keyword, language);
      if (titles.length === 0) throw new SourceError("empty", "Wikipedia has no such title");
      return titles;
    },
    async fetchTrend(keyword, language) {
      const { article } = await find(keyword, language);
      if (article === null) throw new SourceError("empty", "Wikipedia has no article of that name");
      return fetchViews(article, language);
    },
  };
}

/** Redirects are names of articles too: the views are those of where they lead, and the name is what people type. */
function selectTitles(response: z.output<typeof Titles>["query"], keyword: string): Found {
  const pages = (response?.pages ?? [])
    .toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
    .map(({ title }) => title);
  const redirects = response?.redirects ?? [];
  const key = toKeywordKey(keyword);
  const article =
    pages.find((title) => toKeywordKey(title) === key) ??
    redirects.find(({ from }) => toKeywordKey(from) === key)?.to ??
    null;
  return {
    titles: [...pages, ...redirects.map(({ from }) => from)]
      .filter(isPhrase)
      .map(stripDisambiguation),
    article,
  };
}

/** «تصميم (توضيح)» is typed without what tells it from others. */
function stripDisambiguation(title: string): string {
  if (!title.endsWith(")")) return title;
  const open = title.indexOf("(", title.lastIndexOf(")", title.length - 2) + 1);
  return open < 0 ? title : title.slice(0, open).trimEnd();
}

/** Lists, years and works with commas in their names are titles that nobody types. */
function isPhrase(title: string): boolean {
  return !/[,:،؛"«/]|\d{4}/.test(title) && title.split(" ").length <= 6;
}

/** The last full months before a moment, as 2026-01, the oldest first. */
function listLastMonths(now: Date): readonly string[] {
  return Array.from({ length: months }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + i, 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** @param first day of a month, as 20260101 */
function getLastDay(first: string): string {
  const day = new Date(
    Date.UTC(Number(first.slice(0, 4)), Number(first.slice(4, 6)), 0),
  ).getUTCDate();
  return `${first.slice(0, 6)}${day}`;
}
