import { dayMs, retention } from "#base/inventory/retention.ts";
import * as z from "zod/mini";
import type { Locale } from "#i18n/messages.ts";
import type { Row } from "../../contract.ts";
import { toKeywordKey } from "../../engine/keyword-key.ts";
import { findSeason } from "../../engine/season.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import type { SourceCache } from "./source-cache.ts";
import { requestService } from "./request-service.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import { SourceError } from "./source-error.ts";
import { ArticleViews, createViewsUrl, listLastMonths, toMonthlyViews } from "./page-view-api.ts";
import type { SuggestionSource, Trend, TrendSource } from "./source.ts";

/*
 * Wikipedia, in the keyword's language: titles that begin with the keyword, and the monthly page
 * views of the article about it. Page views are not searches: they show when people are interested
 * in a subject, not how many search for it.
 * @see https://www.mediawiki.org/wiki/API:Prefixsearch
 */

const ttlMs = retention.freeAnswerDays * dayMs;
const maxTitles = 10;
/** Three years, from which a season is learnt; the last one is shown. */
const months = 36;
const shownMonths = 12;

const Titles = z.object({
  error: z.optional(z.object({ code: z.string() })),
  query: z.optional(
    z.object({
      redirects: z.optional(z.array(z.object({ from: z.string(), to: z.string() }))),
      pages: z.optional(z.array(z.object({ title: z.string(), index: z.optional(z.number()) }))),
    }),
  ),
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

  async fetchTrend(keyword: string, language: Locale): Promise<Trend> {
    const { article } = await this.#searchTitles(keyword, language);
    if (article === null) throw new SourceError("empty", "Wikipedia has no article of that name");
    const monthly = await this.#getViews(article, language);
    return { monthly: monthly.slice(-shownMonths), season: findSeason(monthly) };
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
    const lastMonths = listLastMonths(now(), months);
    const url = createViewsUrl(bases.views, language, { article, months: lastMonths });
    const name = `wikimedia ${months} months ${language} ${lastMonths.at(-1)}`;
    const views = await cache.getOrLoad(name, [article], ttlMs, () =>
      circuitBreakers.views.run(async (signal) => {
        const request = { network, signal, userAgent, shape: ArticleViews, canBeMissing: true };
        return new Map([[article, toMonthlyViews(await requestService(url, request), lastMonths)]]);
      }),
    );
    return views.get(article)!;
  }
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
