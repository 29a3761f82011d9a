import { dayMs, retention } from "#base/inventory/retention.ts";
import * as z from "zod/mini";
import type { Locale } from "#i18n/messages.ts";
import { detectLanguage } from "../../engine/keyword-language.ts";
import { readKeyword } from "../../engine/read-keyword.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import type { Country } from "../settings.ts";
import type { SourceCache } from "./source-cache.ts";
import { requestService } from "./request-service.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import { SourceError } from "./source-error.ts";
import type { SuggestionSource } from "./source.ts";

/*
 * The suggestions that search engines show while a user types. Both engines offer this interface to
 * browsers only, so the agency has to enable them, and answers are cached for a week.
 * @see
 *   https://github.com/dewitt/opensearch/blob/master/mediawiki/Specifications/OpenSearch/Extensions/Suggestions/1.1/Draft%201.wiki
 */

const ttlMs = retention.freeAnswerDays * dayMs;

/** The query, its suggestions, and further elements that are not used. */
const Suggestions = z.tuple([z.string(), z.array(z.string())], z.unknown());

interface SuggestionDependencies {
  readonly source: "google-suggest" | "duckduckgo-suggest";
  readonly base: string;
  readonly country: Country;
  readonly circuitBreaker: CircuitBreaker;
  readonly cache: SourceCache;
  readonly network: NetworkAdapter;
  readonly userAgent: string;
}

const requestUrls: Readonly<
  Record<
    SuggestionDependencies["source"],
    (keyword: string, language: Locale, country: Country) => string
  >
> = {
  "google-suggest": (q, hl, country) =>
    `/complete/search?${new URLSearchParams({ client: "firefox", hl, gl: country.toLowerCase(), ie: "utf-8", oe: "utf-8", q })}`,
  "duckduckgo-suggest": (q) => `/ac/?${new URLSearchParams({ q, type: "list" })}`,
};

export function createSuggestionSource({
  source,
  base,
  country,
  circuitBreaker,
  cache,
  network,
  userAgent,
}: SuggestionDependencies): SuggestionSource {
  return {
    source,
    hasSearches: true,
    async suggest(keyword, language) {
      const known = await cache.getOrLoad(
        `${source} ${language} ${country}`,
        [keyword],
        ttlMs,
        () =>
          circuitBreaker.run(async (signal) => {
            const [, texts] = await requestService(
              base + requestUrls[source](keyword, language, country),
              { network, signal, userAgent, shape: Suggestions },
            );
            return new Map([[keyword, texts.flatMap((text) => cleanSuggestion(text, language))]]);
          }),
      );
      const texts = known.get(keyword)!;
      if (texts.length === 0) throw new SourceError("empty", `${source} suggests nothing`);
      return texts;
    },
  };
}

/**
 * A suggestion is shown to visitors, so it has to be a valid keyword in the language of the
 * request.
 */
function cleanSuggestion(text: string, language: Locale): readonly string[] {
  const read = readKeyword(text);
  return "keyword" in read && detectLanguage(read.keyword, language) === language
    ? [read.keyword]
    : [];
}
