import { locales, type Locale } from "#i18n/messages.ts";
import type { RateLimiter } from "#platform/limits/rate-limiter.ts";
import type { Database } from "#platform/database/database.ts";
import type { World } from "#platform/egress/network-adapter.ts";
import { locationCode, type KeywordSettings } from "../keyword-settings.ts";
import { answerCache, type AnswerCache } from "./source-cache.ts";
import { dataForSeo } from "./dataforseo.ts";
import { doorTo, type Door } from "./circuit-breaker.ts";
import { paidBudget } from "./paid-budget.ts";
import type { FigureSource, SuggestionSource, TrendSource } from "./source.ts";
import { suggestions } from "./suggestions.ts";
import { turnsIn, type Pace } from "./rate-limiter.ts";
import { wikimedia } from "./wikimedia.ts";

/** Where the services are. Tests have stand-ins on this machine. */
export interface ServiceAddresses {
  readonly dataForSeo: string;
  readonly wikipedia: (language: Locale) => string;
  readonly wikimedia: string;
  readonly google: string;
  readonly duckDuckGo: string;
}

const realAddresses: ServiceAddresses = {
  dataForSeo: "https://api.dataforseo.com",
  wikipedia: (language) => `https://${language}.wikipedia.org`,
  wikimedia: "https://wikimedia.org",
  google: "https://suggestqueries.google.com",
  duckDuckGo: "https://duckduckgo.com",
};

/** Everybody who may be asked, as it is set. */
export interface KeywordSources {
  readonly figures: FigureSource | undefined;
  readonly trends: TrendSource | undefined;
  readonly suggestions: readonly SuggestionSource[];
  readonly cache: AnswerCache;
  /** Gives up what is still being asked. */
  stop(): void;
}

interface Needs {
  readonly database: Database;
  readonly limiter: Pick<RateLimiter, "consume" | "refund">;
  readonly world: World;
  readonly settings: KeywordSettings;
  readonly now: () => Date;
  readonly addresses?: ServiceAddresses;
  /** For one request; the product's own patience where it is not said. */
  readonly patienceMs?: number;
}

/** Google Ads takes 12 requests a minute: four at once and one every 7.5 s are never more. */
const googleAdsPace: Pace = { atOnce: 4, everyMs: 7_500 };
const labsPace: Pace = { atOnce: 10, everyMs: 1_000 };
const freePace: Pace = { atOnce: 1, everyMs: 1_000 };

export function openKeywordSources({
  database,
  limiter,
  world,
  settings,
  now,
  addresses = realAddresses,
  patienceMs,
}: Needs): KeywordSources {
  const stopping = new AbortController();
  const cache = answerCache(database, now);
  const turns = turnsIn(database);
  const userAgent = `RoyaKeywords/1.0 (${settings.contact})`;
  const common = { cache, world, userAgent, now };
  const door = (source: string, pace: Pace): Door =>
    doorTo({
      source,
      pace,
      turns,
      now,
      stopping: stopping.signal,
      ...(patienceMs === undefined ? {} : { patienceMs }),
    });
  const isOn = (source: KeywordSettings["open"][number]) => settings.open.includes(source);

  const wiki = isOn("wikimedia")
    ? wikimedia({
        ...common,
        bases: { wikipedia: addresses.wikipedia, views: addresses.wikimedia },
        doors: {
          wikipedia: Object.fromEntries(
            locales.map((language) => [language, door(`wikipedia-${language}`, freePace)]),
          ) as Record<Locale, Door>,
          views: door("wikimedia", freePace),
        },
      })
    : undefined;
  const { country, account } = settings;
  const google = isOn("google-suggest")
    ? suggestions({
        ...common,
        source: "google-suggest",
        base: addresses.google,
        country,
        door: door("google", freePace),
      })
    : undefined;
  const duck = isOn("duckduckgo-suggest")
    ? suggestions({
        ...common,
        source: "duckduckgo-suggest",
        base: addresses.duckDuckGo,
        country,
        door: door("duckduckgo", freePace),
      })
    : undefined;
  const doors = {
    volume: door("dataforseo", googleAdsPace),
    difficulty: door("dataforseo-labs", labsPace),
  };

  const budget = paidBudget({ limiter, limits: settings.paid, source: "dataforseo", now });

  return {
    figures:
      account &&
      dataForSeo({
        ...common,
        budget,
        base: addresses.dataForSeo,
        account,
        locationCode: locationCode(country),
        doors,
      }),
    trends: wiki,
    suggestions: [google, duck, wiki].filter((source) => source !== undefined),
    cache,
    stop: () => stopping.abort(new Error("the server stops")),
  };
}
