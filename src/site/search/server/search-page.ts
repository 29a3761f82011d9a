import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { search, type SearchIndex } from "../engine/search-index.ts";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { barePage } from "#leads/server/answer-page.ts";
import type { AnswerTemplates } from "#leads/server/answer-templates.ts";
import { fillSearchPage, statusOf } from "./fill-search-page.ts";

interface Needs {
  readonly templates: AnswerTemplates;
  /** Where the build put the pages' indexes. */
  readonly distDir: string;
}

/** As many letters as the field takes: it bounds what a question can cost. */
const longestQuery = 100;
const mostHits = 50;

/**
 * The page of search results in each language, for who has no scripts and for who wants to see all of them: the same
 * index and the same search as in the browser. Not for search engines, which would find the same pages once more.
 */
export async function searchPageRoute(
  app: FastifyInstance,
  { templates, distDir }: Needs,
): Promise<void> {
  for (const locale of locales) {
    const index = await readIndex(distDir, locale);
    app.get<{ Querystring: { q?: unknown } }>(
      localePath(locale, "/search"),
      async (request, reply) => {
        const query = readQuery(request.query.q);
        const answer = {
          query,
          hits: query === "" ? [] : search(index, query, { limit: mostHits }),
        };
        const template = templates.search(locale);
        const page =
          template === undefined
            ? barePage(locale, [statusOf(answer, locale), ...answer.hits.map(({ title }) => title)])
            : fillSearchPage(template, answer, locale);
        return reply
          .type("text/html; charset=utf-8")
          .headers({ "cache-control": "no-cache", "x-robots-tag": "noindex" })
          .send(page);
      },
    );
  }
}

/** @param asked what stands after `q=`, once, many times or not at all */
function readQuery(asked: unknown): string {
  const first: unknown = Array.isArray(asked) ? asked[0] : asked;
  if (typeof first !== "string") return "";
  // A page may not hold a NUL or half of a pair; neither is a letter of any word.
  return first
    .slice(0, longestQuery)
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
