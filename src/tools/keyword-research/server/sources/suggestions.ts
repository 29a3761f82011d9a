import * as z from "zod/mini";
import type { Locale } from "#i18n/messages.ts";
import { languageOf } from "../../engine/keyword-language.ts";
import { readKeyword } from "../../engine/read-keyword.ts";
import type { World } from "#platform/egress/network-adapter.ts";
import type { Country } from "../keyword-settings.ts";
import type { AnswerCache } from "./source-cache.ts";
import { askService } from "./request-service.ts";
import type { Door } from "./circuit-breaker.ts";
import { SourceError } from "./source-error.ts";
import type { SuggestionSource } from "./source.ts";

/*
 * What search engines show while somebody types. Neither of the two promises this interface to anybody but browsers, so
 * the agency switches them on itself, and nobody is asked twice in a week.
 * @see https://github.com/dewitt/opensearch/blob/master/mediawiki/Specifications/OpenSearch/Extensions/Suggestions/1.1/Draft%201.wiki
 */

const keepMs = 7 * 24 * 3_600_000;

/** The query, what it may become, and things that we do not need. */
const Suggestions = z.tuple([z.string(), z.array(z.string())], z.unknown());

interface Needs {
  readonly source: "google-suggest" | "duckduckgo-suggest";
  readonly base: string;
  readonly country: Country;
  readonly door: Door;
  readonly cache: AnswerCache;
  readonly world: World;
  readonly userAgent: string;
}

const addressOf: Readonly<
  Record<Needs["source"], (keyword: string, language: Locale, country: Country) => string>
> = {
  "google-suggest": (q, hl, country) =>
    `/complete/search?${new URLSearchParams({ client: "firefox", hl, gl: country.toLowerCase(), ie: "utf-8", oe: "utf-8", q })}`,
  "duckduckgo-suggest": (q) => `/ac/?${new URLSearchParams({ q, type: "list" })}`,
};

export function suggestions({
  source,
  base,
  country,
  door,
  cache,
  world,
  userAgent,
}: Needs): SuggestionSource {
  return {
    source,
    hearsSearches: true,
    async suggest(keyword, language) {
      const known = await cache.remember(
        `${source} ${language} ${country}`,
        [keyword],
        keepMs,
        () =>
          door.ask(async (signal) => {
            const [, texts] = await askService(
              base + addressOf[source](keyword, language, country),
              { world, signal, userAgent, shape: Suggestions },
            );
            return new Map([[keyword, texts.flatMap((text) => cleaned(text, language))]]);
          }),
      );
      const texts = known.get(keyword)!;
      if (texts.length === 0) throw new SourceError("empty", `${source} suggests nothing`);
      return texts;
    },
  };
}

/** What others answer is shown: it has to be a keyword as ours are, in the language that was asked in. */
function cleaned(text: string, language: Locale): readonly string[] {
  const read = readKeyword(text);
  return "keyword" in read && languageOf(read.keyword, language) === language ? [read.keyword] : [];
}
