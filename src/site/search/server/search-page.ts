import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { describeHit } from "../engine/describe-hit.ts";
import { search } from "../engine/search.ts";
import { suggestQuery } from "../engine/suggest-query.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { renderBarePage } from "#platform/http/bare-page.ts";
import type { PageTemplates } from "#platform/http/page-templates.ts";
import { fillSearchPage, findKind, formatStatus } from "./fill-search-page.ts";

/** The page of results that the build writes for the server to fill. */
export const searchTemplate = "search.page";

interface SearchPageDependencies {
  readonly templates: Pick<PageTemplates, "get">;
  /** Where the build put the pages' indexes. */
  readonly distDir: string;
}

/** The `maxlength` of the field. It bounds the cost of a query. */
const maxQueryChars = 100;
const maxHits = 50;

/**
 * Registers the page of search results in each language, for browsers without scripts and for the
 * full list of results, with the index and the search of the browser. Search engines do not index
 * it, because it duplicates other pages.
 */
export async function searchPageRoute(
  app: FastifyInstance,
  { templates, distDir }: SearchPageDependencies,
): Promise<void> {
  for (const locale of locales) {
    const index = await readIndex(distDir, locale);
    search(index, "", { limit: 1 }); // opens the index, for which the first visitor would wait
    app.get<{ Querystring: { q?: unknown; kind?: unknown } }>(
      localePath(locale, "/search"),
      { config: { computeQueue: "search" } },
      async (request, reply) => {
        const query = readQuery(request.query.q);
        const hits = query === "" ? [] : search(index, query, { limit: maxHits });
        const results = {
          query,
          hits: hits.map((hit) => ({ ...hit, ...describeHit(index, hit, query) })),
          meant: suggestQuery(index, query),
          kind: findKind(request.query.kind),
        };
        const template = templates.get(searchTemplate, locale);
        const page =
          template === undefined
            ? renderBarePage(locale, [
                formatStatus(results, locale),
                ...hits.map(({ title }) => title),
              ])
            : fillSearchPage(template, results, locale);
        return reply
          .type("text/html; charset=utf-8")
          .headers({ "cache-control": "no-cache", "x-robots-tag": "noindex" })
          .send(page);
      },
    );
  }
}

/** @param value the query parameter `q`: absent, one value or several */
function readQuery(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== "string") return "";
  // HTML cannot contain NUL or a lone surrogate, and neither is part of a word.
  return first
    .slice(0, maxQueryChars)
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .trim();
}

/** Reads the index of the build; empty where there is no build. */
async function readIndex(distDir: string, locale: Locale): Promise<SearchIndex> {
  const text = await readFile(join(distDir, `search-index.${locale}.json`), "utf8").catch(
    () => undefined,
  );
  return text === undefined ? { pages: [] } : (JSON.parse(text) as SearchIndex);
}
