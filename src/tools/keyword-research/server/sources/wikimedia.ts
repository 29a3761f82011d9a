import * as z from "zod/mini";
import type { Locale } from "#i18n/messages.ts";
import type { Row } from "../../contract.ts";
import { keywordKey } from "../../engine/keyword-key.ts";
import type { World } from "#platform/egress/network-adapter.ts";
import type { AnswerCache } from "./source-cache.ts";
import { askService } from "./request-service.ts";
import type { Door } from "./circuit-breaker.ts";
import { SourceError } from "./source-error.ts";
import type { SuggestionSource, TrendSource } from "./source.ts";

/*
 * Wikipedia, in the keyword's language: titles that begin with it, and how often the article about it was read month by
 * month. Readers of an article are no searches: they say when people care about something, not how many search for it.
 * @see https://www.mediawiki.org/wiki/API:Prefixsearch
 * @see https://doc.wikimedia.org/generated-data-platform/aqs/analytics-api/reference/page-views.html
 * @see https://foundation.wikimedia.org/wiki/Policy:Wikimedia_Foundation_User-Agent_Policy
 */

const keepMs = 7 * 24 * 3_600_000;
const mostTitles = 10;
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

interface Needs {
  /** Where the Wikipedia of a language is, and where page views are counted. */
  readonly bases: { readonly wikipedia: (language: Locale) => string; readonly views: string };
  readonly doors: { readonly wikipedia: Readonly<Record<Locale, Door>>; readonly views: Door };
  readonly cache: AnswerCache;
  readonly world: World;
  readonly userAgent: string;
  readonly now: () => Date;
}

/** What is kept of a search for titles. */
interface Found {
  readonly titles: readonly string[];
  /** The article about exactly what was searched for. */
  readonly article: string | null;
}

export function wikimedia({
  bases,
  doors,
  cache,
  world,
  userAgent,
  now,
}: Needs): TrendSource & SuggestionSource {
  async function find(keyword: string, language: Locale): Promise<Found> {
    const found = await cache.remember(
      `wikipedia titles ${language}`,
      [keyword],
      keepMs,
      async () => {
        const query = {
          action: "query",
          generator: "prefixsearch",
          gpssearch: keyword,
          gpsnamespace: "0",
          gpslimit: String(mostTitles),
          redirects: "1",
          format: "json",
          formatversion: "2",
        };
        const address = `${bases.wikipedia(language)}/w/api.php?${new URLSearchParams(query)}`;
        return doors.wikipedia[language].ask(async (signal) => {
          const { error, query: answer } = await askService(address, {
            world,
            signal,
            userAgent,
            shape: Titles,
          });
          if (error)
            throw new SourceError(
              /^(?:ratelimited|maxlag)$/.test(error.code) ? "limited" : "malformed",
              `Wikipedia answered with ${error.code}`,
            );
          return new Map([[keyword, foundIn(answer, keyword)]]);
        });
      },
    );
    return found.get(keyword)!;
  }

  async function viewsOf(article: string, language: Locale): Promise<Row["monthly"]> {
    const all = lastMonths(now());
    const [from, to] = [all[0]!, all.at(-1)!].map((month) => `${month.replace("-", "")}01`) as [
      string,
      string,
    ];
    const until = lastDayOf(to);
    const views = await cache.remember(
      `wikimedia views ${language} ${to}`,
      [article],
      keepMs,
      async () => {
        const title = encodeURIComponent(article.replaceAll(" ", "_"));
        const address = `${bases.views}/api/rest_v1/metrics/pageviews/per-article/${language}.wikipedia/all-access/user/${title}/monthly/${from}/${until}`;
        return doors.views.ask(async (signal) => {
          const { items } = await askService(address, {
            world,
            signal,
            userAgent,
            shape: Views,
            mayBeMissing: true,
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
    hearsSearches: false,
    async suggest(keyword, language) {
      const { titles } = await find(keyword, language);
      if (titles.length === 0) throw new SourceError("empty", "Wikipedia has no such title");
      return titles;
    },
    async trendOf(keyword, language) {
      const { article } = await find(keyword, language);
      if (article === null) throw new SourceError("empty", "Wikipedia has no article of that name");
      return viewsOf(article, language);
    },
  };
}

/** Redirects are names of articles too: the views are those of where they lead, and the name is what people type. */
function foundIn(answer: z.output<typeof Titles>["query"], keyword: string): Found {
  const pages = (answer?.pages ?? [])
    .toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
    .map(({ title }) => title);
  const redirects = answer?.redirects ?? [];
  const key = keywordKey(keyword);
  const article =
    pages.find((title) => keywordKey(title) === key) ??
    redirects.find(({ from }) => keywordKey(from) === key)?.to ??
    null;
  return {
    titles: [...pages, ...redirects.map(({ from }) => from)].filter(isPhrase).map(bare),
    article,
  };
}

/** «تصميم (توضيح)» is typed without what tells it from others. */
function bare(title: string): string {
  if (!title.endsWith(")")) return title;
  const open = title.indexOf("(", title.lastIndexOf(")", title.length - 2) + 1);
  return open < 0 ? title : title.slice(0, open).trimEnd();
}

/** Lists, years and works with commas in their names are titles that nobody types. */
function isPhrase(title: string): boolean {
  return !/[,:،؛"«/]|\d{4}/.test(title) && title.split(" ").length <= 6;
}

/** The last full months before a moment, as 2026-01, the oldest first. */
function lastMonths(now: Date): readonly string[] {
  return Array.from({ length: months }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + i, 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** @param first day of a month, as 20260101 */
function lastDayOf(first: string): string {
  const day = new Date(
    Date.UTC(Number(first.slice(0, 4)), Number(first.slice(4, 6)), 0),
  ).getUTCDate();
  return `${first.slice(0, 6)}${day}`;
}
