import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { search, type SearchIndex } from "../engine/search-index.ts";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { renderBarePage } from "#platform/http/bare-page.ts";
import type { PageTemplates } from "#platform/http/page-templates.ts";
import { fillSearchPage, formatStatus } from "./fill-search-page.ts";

/** The page of results that the build writes for the server to fill. */
export const searchTemplate = "search.page";

interface SearchPageDependencies {
  readonly templates: Pick<PageTemplates, "get">;
  /** Where the build put the pages' indexes. */
  readonly distDir: string;
}

/** As many letters as the field takes: it bounds what a question can cost. */
const maxQueryChars = 100;
const maxHits = 50;

/**
 * The page of search results in each language, for who has no scripts and for who wants to see all of them: the same
 * index and the same search as in the browser. Not for search engines, which would find the same pages once more.
 */
export async function searchPageRoute(
  app: FastifyInstance,
  { templates, distDir }: SearchPageDependencies,
): Promise<void> {
  for (const locale of locales) {
    const index = await readIndex(distDir, locale);
    app.get<{ Querystring: { q?: unknown } }>(
      localePath(locale, "/search"),
      { config: { turns: "search" } },
      async (request, reply) => {
        const query = readQuery(request.query.q);
        const results = {
          query,
          hits: query === "" ? [] : search(index, query, { limit: maxHits }),
        };
        const template = templates.get(searchTemplate, locale);
        const page =
          template === undefined
            ? renderBarePage(locale, [
                formatStatus(results, locale),
                ...results.hits.map(({ title }) => title),
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

/** @param value what stands after `q=`, once, many times or not at all */
function readQuery(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== "string") return "";
  // A page may not hold a NUL or half of a pair; neither is a letter of any word.
  return first
    .slice(0, maxQueryChars)
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .trim();
}

/** Without a build there is nothing to find. */
async function readIndex(distDir: string, locale: Locale): Promise<SearchIndex> {
  const text = await readFile(join(distDir, `search-index.${locale}.json`), "utf8").catch(
    () => undefined,
  );
  return text === undefined ? { pages: [] } : (JSON.parse(text) as SearchIndex);
}
