import { outgoingHosts } from "#base/inventory/outgoing-hosts.ts";
import { locales, type Locale, type Localized } from "#i18n/messages.ts";
import type { RateLimiter } from "#platform/limits/rate-limiter.ts";
import type { Database } from "#platform/database/database.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { getLocationCode, type KeywordSettings } from "../settings.ts";
import { SourceCache } from "./source-cache.ts";
import { DataForSeo } from "./dataforseo.ts";
import { createCircuitBreaker, type CircuitBreaker } from "./circuit-breaker.ts";
import { createPaidBudget } from "./paid-budget.ts";
import type { FigureSource, SuggestionSource, TrendSource } from "./source.ts";
import { createSuggestionSource } from "./suggestions.ts";
import { createRateLimiter, type RateLimit } from "./rate-limiter.ts";
import { Wikimedia } from "./wikimedia.ts";

/** The origins of the services. Tests replace them with fake services on loopback. */
export interface ServiceAddresses {
  readonly dataForSeo: string;
  readonly wikipedia: (language: Locale) => string;
  readonly wikimedia: string;
  readonly google: string;
  readonly duckDuckGo: string;
}

const hosts = outgoingHosts.server;
const wikipediaHosts: Localized = { ar: hosts.wikipediaArabic, en: hosts.wikipediaEnglish };

/** The services as they are on the internet. */
export const defaultAddresses: ServiceAddresses = {
  dataForSeo: `https://${hosts.dataForSeo}`,
  wikipedia: (language) => `https://${wikipediaHosts[language]}`,
  wikimedia: `https://${hosts.wikimedia}`,
  google: `https://${hosts.googleSuggest}`,
  duckDuckGo: `https://${hosts.duckDuckGoSuggest}`,
};

/** Names this software and how to reach whoever runs it. @param contact an address */
export function createUserAgent(contact: string): string {
  return `RoyaKeywords/1.0 (${contact})`;
}

/** The sources that the settings enable. */
export interface KeywordSources {
  readonly figures: FigureSource | undefined;
  readonly trends: TrendSource | undefined;
  readonly suggestions: readonly SuggestionSource[];
  readonly cache: SourceCache;
  /** Aborts all requests. */
  stop(): void;
}

interface KeywordSourcesDependencies {
  readonly database: Database;
  readonly limiter: Pick<RateLimiter, "consume" | "refund">;
  readonly network: NetworkAdapter;
  readonly settings: KeywordSettings;
  readonly now: () => Date;
  readonly addresses?: ServiceAddresses;
  /** For one request; the circuit breaker has a default. */
  readonly requestTimeoutMs?: number;
}

/** Google Ads accepts 12 requests a minute: four at once and one every 7.5 s never exceed that. */
const googleAdsRateLimit: RateLimit = { burst: 4, intervalMs: 7_500 };
const labsRateLimit: RateLimit = { burst: 10, intervalMs: 1_000 };
const freeRateLimit: RateLimit = { burst: 1, intervalMs: 1_000 };

type CreateBreaker = (source: string, rateLimit: RateLimit) => CircuitBreaker;

/** What all sources share. */
interface CommonDependencies {
  readonly cache: SourceCache;
  readonly network: NetworkAdapter;
  readonly userAgent: string;
  readonly now: () => Date;
}

/** Creates the sources that the settings enable. */
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
  const cache = new SourceCache(database, now);
  const rateLimiter = createRateLimiter(database);
  const common = { cache, network, userAgent: createUserAgent(settings.contact), now };
  const createBreaker: CreateBreaker = (source, rateLimit) =>
    createCircuitBreaker({
      source,
      rateLimit,
      rateLimiter,
      now,
      stopping: stopping.signal,
      ...(requestTimeoutMs === undefined ? {} : { requestTimeoutMs }),
    });
  const wikimedia = settings.open.includes("wikimedia")
    ? openWikimedia(common, addresses, createBreaker)
    : undefined;
  return {
    figures: openDataForSeo(common, settings, addresses, limiter, createBreaker),
    trends: wikimedia,
    suggestions: [
      ...openSuggestions(common, settings, addresses, createBreaker),
      ...(wikimedia ? [wikimedia] : []),
    ],
    cache,
    stop: () => stopping.abort(new Error("the server stops")),
  };
}

function openDataForSeo(
  common: CommonDependencies,
  { account, country, paid }: KeywordSettings,
  { dataForSeo }: ServiceAddresses,
  limiter: KeywordSourcesDependencies["limiter"],
  createBreaker: CreateBreaker,
): FigureSource | undefined {
  return (
    account &&
    new DataForSeo({
      ...common,
      budget: createPaidBudget({ limiter, limits: paid, source: "dataforseo", now: common.now }),
      base: dataForSeo,
      account,
      locationCode: getLocationCode(country),
      circuitBreakers: {
        volume: createBreaker("dataforseo", googleAdsRateLimit),
        difficulty: createBreaker("dataforseo-labs", labsRateLimit),
      },
    })
  );
}

function openWikimedia(
  common: CommonDependencies,
  { wikipedia, wikimedia }: ServiceAddresses,
  createBreaker: CreateBreaker,
): Wikimedia {
  const breakers = locales.map((language) => [
    language,
    createBreaker(`wikipedia-${language}`, freeRateLimit),
  ]);
  return new Wikimedia({
    ...common,
    bases: { wikipedia, views: wikimedia },
    circuitBreakers: {
      wikipedia: Object.fromEntries(breakers) as Record<Locale, CircuitBreaker>,
      views: createBreaker("wikimedia", freeRateLimit),
    },
  });
}

function openSuggestions(
  common: CommonDependencies,
  { open, country }: KeywordSettings,
  { google, duckDuckGo }: ServiceAddresses,
  createBreaker: CreateBreaker,
): readonly SuggestionSource[] {
  const services = [
    { source: "google-suggest", base: google, breaker: "google" },
    { source: "duckduckgo-suggest", base: duckDuckGo, breaker: "duckduckgo" },
  ] as const;
  return services
    .filter(({ source }) => open.includes(source))
    .map(({ source, base, breaker }) =>
      createSuggestionSource({
        ...common,
        source,
        base,
        country,
        circuitBreaker: createBreaker(breaker, freeRateLimit),
      }),
    );
}
