import type { Locale } from "#i18n/messages.ts";
import { pick } from "#i18n/messages.ts";
import { count } from "#i18n/format.ts";
import { messages } from "../engine/messages.ts";
import type { SearchHit } from "../engine/search-index.ts";
import { escapeHtml } from "#base/escape-html.ts";

/** The answer to a question. */
export interface SearchResults {
  /** As it was asked; empty where nothing was. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

/*
 * The template is a page that the build wrote, with marks in it: %%query%% in the field's value, %%status%%, a part
 * %%hits%% … %%/hits%% that stands where there are some, with %%hit%% … %%/hit%% in it for each (%%url%%, %%title%%,
 * %%kind%%), and a part %%none%% … %%/none%% where there are none.
 */

/** Fills the template of the page of results. What was asked comes out as text, whatever it looks like. */
export function fillSearchPage(
  template: string,
  { query, hits }: SearchResults,
  locale: Locale,
): string {
  const rows = (item: string): string => hits.map((hit) => fillRow(item, hit, locale)).join("");
  const withRows = fillSection(template, "hits", (list) =>
    hits.length === 0 ? "" : fillSection(list, "hit", rows),
  );
  const withSections = fillSection(withRows, "none", (inside) =>
    query !== "" && hits.length === 0 ? inside : "",
  );
  // What was asked goes in last: a mark in it stays what it is.
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

/** How much was found, in a sentence. */
export function formatStatus({ query, hits }: SearchResults, locale: Locale): string {
  const t = pick(messages, locale);
  if (query === "") return t.asking;
  return hits.length === 0 ? t.none : count(locale, t.found, hits.length);
}
