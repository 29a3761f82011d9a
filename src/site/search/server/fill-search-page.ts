import type { Locale } from "#i18n/messages.ts";
import { pick } from "#i18n/messages.ts";
import { count, formatNumber } from "#i18n/format.ts";
import { messages } from "../engine/messages.ts";
import type { SearchKind } from "../engine/search-index.ts";
import type { SearchHit } from "../engine/search.ts";
import type { HitDescription } from "../engine/describe-hit.ts";
import type { MarkedText } from "../engine/marked-text.ts";
import { escapeHtml } from "#base/escape-html.ts";

/** The kinds of pages, in the order of their links. */
const kinds = [
  "service",
  "project",
  "tutorial",
  "tool",
  "page",
] as const satisfies readonly SearchKind[];

/** A result with the words marked that matched. */
type DescribedHit = Pick<SearchHit, "url" | "kind"> & HitDescription;

/** The results of one query. */
export interface SearchResults {
  /** As typed; empty where there is none. */
  readonly query: string;
  readonly hits: readonly DescribedHit[];
  /** The query without its misspelt words. */
  readonly meant?: string | undefined;
  /** The kind that is shown alone; all where there is none. Ignored where no result is of it. */
  readonly kind?: SearchKind | undefined;
}

/*
 * The template is a built page with placeholders: %%query%% in the value of the field, %%status%%,
 * a section %%hits%% … %%/hits%% for results, in it %%hit%% … %%/hit%% for each one (%%url%%,
 * %%title%%, %%kind%%, %%excerpt%%), a section %%none%% … %%/none%% for a query without results, a
 * section %%ways%% … %%/ways%% for a page without any, and a section %%meant%% … %%/meant%% for a
 * misspelt query (%%meant-text%%, %%meant-query%%). Results of several kinds have a section
 * %%kinds%% … %%/kinds%% with %%choice%% … %%/choice%% for all and for each kind (%%choice-query%%,
 * %%choice-current%%, %%choice-name%%, %%choice-count%%).
 */

/** The kind of a query parameter; undefined where it names none. */
export const findKind = (name: unknown): SearchKind | undefined =>
  kinds.find((kind) => kind === name);

/** Fills the template of the search results. The query is escaped. */
export function fillSearchPage(
  template: string,
  { query, hits: allHits, meant = "", kind }: SearchResults,
  locale: Locale,
): string {
  const ofKind = allHits.filter((hit) => hit.kind === kind);
  const [hits, shownKind] = ofKind.length === 0 ? [allHits, undefined] : [ofKind, kind];
  const fillRows = (item: string): string => hits.map((hit) => fillRow(item, hit, locale)).join("");
  const withRows = fillSection(template, "hits", (list) =>
    hits.length === 0 ? "" : fillSection(list, "hit", fillRows),
  );
  const withSections = fillSection(withRows, "none", (inside) =>
    query !== "" && hits.length === 0 ? inside : "",
  );
  const withWays = fillSection(withSections, "ways", (inside) => (hits.length === 0 ? inside : ""));
  const withMeant = fillSection(withWays, "meant", (link) => (meant === "" ? "" : link));
  const choices = listChoices(allHits, locale);
  const withKinds = fillSection(withMeant, "kinds", (list) =>
    choices.length < 3
      ? ""
      : fillSection(list, "choice", (item) =>
          choices.map((choice) => fillChoice(item, choice, query, shownKind, locale)).join(""),
        ),
  );
  const texts: Readonly<Record<string, string>> = {
    query: escapeHtml(query),
    status: escapeHtml(formatStatus({ query, hits }, locale)),
    "meant-text": escapeHtml(messages.meant[locale].replace("{query}", () => meant)),
    "meant-query": encodeURIComponent(meant),
  };
  // The query is inserted last, so that a placeholder in it is not replaced.
  return withKinds.replace(
    /%%(query|status|meant-text|meant-query)%%/g,
    (_mark, name: string) => texts[name]!,
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

interface KindChoice {
  /** Undefined for all kinds. */
  readonly kind: SearchKind | undefined;
  readonly name: string;
  readonly total: number;
}

/** All kinds together, then each that has results. */
function listChoices(hits: readonly DescribedHit[], locale: Locale): readonly KindChoice[] {
  const t = pick(messages, locale);
  const choices = kinds.map((kind) => ({
    kind,
    name: t[`${kind}Kind`],
    total: hits.filter((hit) => hit.kind === kind).length,
  }));
  const all = { kind: undefined, name: t.allKinds, total: hits.length };
  return [all, ...choices.filter(({ total }) => total > 0)];
}

function fillChoice(
  item: string,
  { kind, name, total }: KindChoice,
  query: string,
  shownKind: SearchKind | undefined,
  locale: Locale,
): string {
  const parameters = new URLSearchParams(kind === undefined ? { q: query } : { q: query, kind });
  const texts: Readonly<Record<string, string>> = {
    query: escapeHtml(parameters.toString()),
    current: String(kind === shownKind),
    name: escapeHtml(name),
    count: formatNumber(locale, total),
  };
  return item.replace(
    /%%choice-(query|current|name|count)%%/g,
    (_mark, key: string) => texts[key]!,
  );
}

function fillRow(item: string, hit: DescribedHit, locale: Locale): string {
  const texts: Readonly<Record<string, string>> = {
    url: escapeHtml(hit.url),
    kind: escapeHtml(messages[hit.kind][locale]),
    title: toMarkup(hit.title),
    excerpt: toMarkup(hit.excerpt),
  };
  return item.replace(/%%(url|title|kind|excerpt)%%/g, (_mark, name: string) => texts[name]!);
}

const toMarkup = (text: MarkedText): string =>
  text
    .map((piece, place) =>
      place % 2 === 1 ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece),
    )
    .join("");

/** The number of results, as a sentence. */
export function formatStatus({ query, hits }: SearchResults, locale: Locale): string {
  const t = pick(messages, locale);
  if (query === "") return t.asking;
  return hits.length === 0 ? t.none : count(locale, t.found, hits.length);
}
