import type { Locale } from "#i18n/messages.ts";
import { pick } from "#i18n/messages.ts";
import { count } from "#i18n/format.ts";
import { messages } from "../engine/messages.ts";
import type { SearchHit } from "../engine/search-index.ts";
import { escapeHtml } from "#leads/server/answer-page.ts";

/** The answer to a question. */
export interface SearchAnswer {
  /** As it was asked; empty where nothing was. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

/*
 * The template is a page that the build wrote, with marks in it: %%query%% in the field's value, %%status%%, a part
 * %%hits%% … %%/hits%% that stands where there are some, with %%hit%% … %%/hit%% in it for each (%%url%%, %%title%%,
 * %%kind%%), and a part %%none%% … %%/none%% where there are none.
 */
const part = /%%(hits|none)%%(.*?)%%\/\1%%|%%(query|status)%%/gs;
const row = /%%hit%%(.*?)%%\/hit%%/s;

/** Fills the template of the page of results. What was asked comes out as text, whatever it looks like. */
export function fillSearchPage(
  template: string,
  { query, hits }: SearchAnswer,
  locale: Locale,
): string {
  return template.replace(
    part,
    (_mark, section: string | undefined, inside: string, single: string) => {
      if (section === "hits")
        return hits.length === 0
          ? ""
          : inside.replace(row, (_row, item: string) =>
              hits.map((hit) => fillRow(item, hit, locale)).join(""),
            );
      if (section === "none") return query !== "" && hits.length === 0 ? inside : "";
      return escapeHtml(single === "query" ? query : statusOf({ query, hits }, locale));
    },
  );
}

function fillRow(item: string, { url, title, kind }: SearchHit, locale: Locale): string {
  const texts: Readonly<Record<string, string>> = { url, title, kind: messages[kind][locale] };
  return item.replace(/%%(url|title|kind)%%/g, (_mark, name: string) => escapeHtml(texts[name]!));
}

/** How much was found, in a sentence. */
export function statusOf({ query, hits }: SearchAnswer, locale: Locale): string {
  const t = pick(messages, locale);
  if (query === "") return t.asking;
  return hits.length === 0 ? t.none : count(locale, t.found, hits.length);
}
