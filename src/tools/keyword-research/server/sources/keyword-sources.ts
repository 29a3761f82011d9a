import { locales, type Locale } from "#i18n/messages.ts";
import type { RateLimiter } from "#platform/limits/rate-limiter.ts";
import type { Database } from "#platform/database/database.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { getLocationCode, type KeywordSettings } from "../settings.ts";
import { createSourceCache, type SourceCache } from "./source-cache.ts";
import { createDataForSeo } from "./dataforseo.ts";
import { createCircuitBreaker, type CircuitBreaker } from "./circuit-breaker.ts";
import { paidBudget } from "./paid-budget.ts";
import type { FigureSource, SuggestionSource, TrendSource } from "./source.ts";
import { createSuggestionSource } from "./suggestions.ts";
import { createRateLimiter, type RateLimit } from "./rate-limiter.ts";
import { createWikimedia } from "./wikimedia.ts";

/** Where the services are. Tests have stand-ins on this machine. */
export interface ServiceAddresses {
  readonly dataForSeo: string;
  readonly wikipedia: (language: Locale) => string;
  readonly wikimedia: string;
  readonly google: string;
  readonly duckDuckGo: string;
}

const defaultAddresses: ServiceAddresses = {
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
  readonly cache: SourceCache;
  /** Gives up what is still being asked. */
  stop(): void;
}

interface KeywordSourcesDependencies {
  readonly database: Database;
  readonly limiter: Pick<RateLimiter, "consume" | "refund">;
  readonly network: NetworkAdapter;
  readonly settings: KeywordSettings;
  readonly now: () => Date;
  readonly addresses?: ServiceAddresses;
  /** For one request; the product's own patience where it is not said. */
  readonly requestTimeoutMs?: number;
}

/** Google Ads takes 12 requests a minute: four at once and one every 7.5 s are never more. */
const googleAdsRateLimit: RateLimit = { burst: 4, intervalMs: 7_500 };
const labsRateLimit: RateLimit = { burst: 10, intervalMs: 1_000 };
const freeRateLimit: RateLimit = { burst: 1, intervalMs: 1_000 };

export function openKeywordSources({
  database,
  limiter,
  network,
  settings,
  now,
  addresses = defaultAddresses,
  requestTimeoutMs,
}: KeywordSourcesDependencies): KeywordSources {
  const stopping = new AbortController();
  const cache = createSourceCache(database, now);
  const rateLimiter = createRateLimiter(database);
  const userAgent = `RoyaKeywords/1.0 (${settings.contact})`;
  const common = { cache, network, userAgent, now };
  const createBreaker = (source: string, rateLimit: RateLimit): CircuitBreaker =>
    createCircuitBreaker({
      source,
      rateLimit,
      rateLimiter,
      now,
      stopping: stopping.signal,
      ...(requestTimeoutMs === undefined ? {} : { requestTimeoutMs }),
    });
  const isEnabled = (source: KeywordSettings["open"][number]) => settings.open.includes(source);

  const wiki = isEnabled("wikimedia")
    ? createWikimedia({
        ...common,
        bases: { wikipedia: addresses.wikipedia, views: addresses.wikimedia },
        circuitBreakers: {
          wikipedia: Object.fromEntries(
            locales.map((language) => [
              language,
              createBreaker(`wikipedia-${language}`, freeRateLimit),
            ]),
          ) as Record<Locale, CircuitBreaker>,
          views: createBreaker("wikimedia", freeRateLimit),
        },
      })
    : undefined;
  const { country, account } = settings;
  const google = isEnabled("google-suggest")
    ? createSuggestionSource({
        ...common,
        source: "google-suggest",
        base: addresses.google,
        country,
        circuitBreaker: createBreaker("google", freeRateLimit),
      })
    : undefined;
  const duckDuckGo = isEnabled("duckduckgo-suggest")
    ? createSuggestionSource({
        ...common,
        source: "duckduckgo-suggest",
        base: addresses.duckDuckGo,
        country,
        circuitBreaker: createBreaker("duckduckgo", freeRateLimit),
      })
    : undefined;
  const circuitBreakers = {
    volume: createBreaker("dataforseo", googleAdsRateLimit),
    difficulty: createBreaker("dataforseo-labs", labsRateLimit),
  };

  const budget = paidBudget({ limiter, limits: settings.paid, source: "dataforseo", now });

  return {
    figures:
      account &&
      createDataForSeo({
        ...common,
        budget,
        base: addresses.dataForSeo,
        account,
        locationCode: getLocationCode(country),
        circuitBreakers,
      }),
    trends: wiki,
    suggestions: [google, duckDuckGo, wiki].filter((source) => source !== undefined),
    cache,
    stop: () => stopping.abort(new Error("the server stops")),
  };
}
