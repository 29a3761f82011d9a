import type { Locale } from "#i18n/messages.ts";
import { pick } from "#i18n/messages.ts";
import { count } from "#i18n/format.ts";
import { messages } from "../engine/messages.ts";
import type { SearchHit } from "../engine/search-index.ts";
import { escapeHtml } from "#base/escape-html.ts";

/** The results of one query. */
export interface SearchResults {
  /** As typed; empty where there is none. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

/*
 * The template is a built page with placeholders: %%query%% in the value of the field, %%status%%,
 * a section %%hits%% … %%/hits%% for results, in it %%hit%% … %%/hit%% for each one (%%url%%,
 * %%title%%, %%kind%%), and a section %%none%% … %%/none%% for no results.
 */

/** Fills the template of the search results. The query is escaped. */
export function fillSearchPage(
  template: string,
  { query, hits }: SearchResults,
  locale: Locale,
): string {
  const fillRows = (item: string): string => hits.map((hit) => fillRow(item, hit, locale)).join("");
  const withRows = fillSection(template, "hits", (list) =>
    hits.length === 0 ? "" : fillSection(list, "hit", fillRows),
  );
  const withSections = fillSection(withRows, "none", (inside) =>
    query !== "" && hits.length === 0 ? inside : "",
  );
  // The query is inserted last, so that a placeholder in it is not replaced.
  return withSections.replace(/%%(query|status)%%/g, (_mark, name: string) =>
    escapeHtml(name === "query" ? query : formatStatus({ query, hits }, locale)),
  );
}

function fillSection(page: string, name: string, fill: (inside: string) => string): string {
  const [opening, closing] = [`%%${name}%%`, `%%/${name}%%`];
  const start = page.indexOf(opening);
  const end = page.indexOf(closing, start);
  if (start < 0 || end < 0) return page;
  return (
    page.slice(0, start) +
    fill(page.slice(start + opening.length, end)) +
    page.slice(end + closing.length)
  );
}

function fillRow(item: string, { url, title, kind }: SearchHit, locale: Locale): string {
  const texts: Readonly<Record<string, string>> = { url, title, kind: messages[kind][locale] };
  return item.replace(/%%(url|title|kind)%%/g, (_mark, name: string) => escapeHtml(texts[name]!));
}

/** The number of results, as a sentence. */
export function formatStatus({ query, hits }: SearchResults, locale: Locale): string {
  const t = pick(messages, locale);
  if (query === "") return t.asking;
  return hits.length === 0 ? t.none : count(locale, t.found, hits.length);
}
