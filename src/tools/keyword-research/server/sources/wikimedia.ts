import { dayMs, retention } from "#base/inventory/retention.ts";
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
 * Wikipedia, in the keyword's language: titles that begin with the keyword, and the monthly page
 * views of the article about it. Page views are not searches: they show when people are interested
 * in a subject, not how many search for it.
 * @see https://www.mediawiki.org/wiki/API:Prefixsearch
 * @see
 *   https://doc.wikimedia.org/generated-data-platform/aqs/analytics-api/reference/page-views.html
 * @see https://foundation.wikimedia.org/wiki/Policy:Wikimedia_Foundation_User-Agent_Policy
 */

const ttlMs = retention.freeAnswerDays * dayMs;
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
  /** The origin of the Wikipedia of a language, and that of the page view API. */
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

/** The cached result of a title search. */
interface TitleSearch {
  readonly titles: readonly string[];
  /** The article whose name is the keyword itself; null where there is none. */
  readonly article: string | null;
}

export class Wikimedia implements TrendSource, SuggestionSource {
  readonly source = "wikimedia";
  readonly hasSearches = false;
  readonly #dependencies: WikimediaDependencies;

  constructor(dependencies: WikimediaDependencies) {
    this.#dependencies = dependencies;
  }

  async suggest(keyword: string, language: Locale): Promise<readonly string[]> {
    const { titles } = await this.#searchTitles(keyword, language);
    if (titles.length === 0) throw new SourceError("empty", "Wikipedia has no such title");
    return titles;
  }

  async fetchTrend(keyword: string, language: Locale): Promise<Row["monthly"]> {
    const { article } = await this.#searchTitles(keyword, language);
    if (article === null) throw new SourceError("empty", "Wikipedia has no article of that name");
    return this.#getViews(article, language);
  }

  async #searchTitles(keyword: string, language: Locale): Promise<TitleSearch> {
    const { bases, circuitBreakers, cache, network, userAgent } = this.#dependencies;
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
    const url = `${bases.wikipedia(language)}/w/api.php?${new URLSearchParams(query)}`;
    const name = `wikipedia titles ${language}`;
    const found = await cache.getOrLoad(name, [keyword], ttlMs, () =>
      circuitBreakers.wikipedia[language].run(async (signal) => {
        const request = { network, signal, userAgent, shape: Titles };
        const { error, query: response } = await requestService(url, request);
        if (error)
          throw new SourceError(
            /^(?:ratelimited|maxlag)$/.test(error.code) ? "limited" : "malformed",
            `Wikipedia answered with ${error.code}`,
          );
        return new Map([[keyword, selectTitles(response, keyword)]]);
      }),
    );
    return found.get(keyword)!;
  }

  async #getViews(article: string, language: Locale): Promise<Row["monthly"]> {
    const { bases, circuitBreakers, cache, network, userAgent, now } = this.#dependencies;
    const lastMonths = listLastMonths(now());
    const [from, to] = [lastMonths[0]!, lastMonths.at(-1)!].map(
      (month) => `${month.replace("-", "")}01`,
    ) as [string, string];
    const title = encodeURIComponent(article.replaceAll(" ", "_"));
    const url = `${bases.views}/api/rest_v1/metrics/pageviews/per-article/${language}.wikipedia/all-access/user/${title}/monthly/${from}/${getLastDay(to)}`;
    const name = `wikimedia views ${language} ${to}`;
    const views = await cache.getOrLoad(name, [article], ttlMs, () =>
      circuitBreakers.views.run(async (signal) => {
        const request = { network, signal, userAgent, shape: Views, canBeMissing: true };
        const { items } = await requestService(url, request);
        return new Map([[article, toMonthly(items, lastMonths)]]);
      }),
    );
    return views.get(article)!;
  }
}

/** Wikimedia leaves out months without views. */
function toMonthly(
  items: z.output<typeof Views>["items"],
  lastMonths: readonly string[],
): Row["monthly"] {
  const byMonth = new Map(
    items.map(({ timestamp, views }) => [
      `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}`,
      views,
    ]),
  );
  return lastMonths.map((month) => ({ month, count: byMonth.get(month) ?? 0 }));
}

/**
 * A redirect is a name that people type, while the page views are counted for the article that it
 * leads to.
 */
function selectTitles(response: z.output<typeof Titles>["query"], keyword: string): TitleSearch {
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

/**
 * Removes the part in parentheses that tells articles of one name apart, as in «تصميم (توضيح)»: it
 * is not searched for.
 */
function stripDisambiguation(title: string): string {
  if (!title.endsWith(")")) return title;
  const open = title.indexOf("(", title.lastIndexOf(")", title.length - 2) + 1);
  return open < 0 ? title : title.slice(0, open).trimEnd();
}

/** Whether a title reads like a search. Lists, years and titles of works with commas do not. */
function isPhrase(title: string): boolean {
  return !/[,:،؛"«/]|\d{4}/.test(title) && title.split(" ").length <= 6;
}

/** The last full months before a date, as 2026-01, the oldest first. */
function listLastMonths(now: Date): readonly string[] {
  return Array.from({ length: months }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + i, 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** The last day of a month, as 20260131. @param first its first day, as 20260101 */
function getLastDay(first: string): string {
  const day = new Date(
    Date.UTC(Number(first.slice(0, 4)), Number(first.slice(4, 6)), 0),
  ).getUTCDate();
  return `${first.slice(0, 6)}${day}`;
}
