import type { count } from "#i18n/format.ts";
import type { BodyIndex, BodySection } from "./body-words.ts";
import type { SynonymGroup } from "./synonyms.ts";

export type SearchKind = "service" | "project" | "tutorial" | "tool" | "page";

/** A page of the site in one language. `url` identifies it and includes the language prefix. */
export interface SearchDocument {
  readonly url: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly description: string;
  /**
   * Phrases that name what is on the page: its features, its client, its topic. An excerpt may show
   * them.
   */
  readonly keywords?: readonly string[];
  /** Phrases of other pages that lead here: the clients of a service. They weigh little. */
  readonly related?: readonly string[];
  /** What visitors call the page, in words that are not on it. They weigh as much as its title. */
  readonly names?: string;
  /** What it usually costs, as a sentence. An excerpt shows it to who asks; it finds nothing. */
  readonly price?: string;
  /** The text of an article. */
  readonly body?: readonly BodySection[];
}

/** A page in the index that browsers fetch: its texts as they are shown. */
export interface IndexedPage {
  readonly url: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly description: string;
  /** Phrases separated by middle dots. */
  readonly keywords?: string;
  readonly related?: string;
  readonly names?: string;
  readonly price?: string;
}

/** A page that a trade leads to, by its place, and what such a shop asks it for. */
export type TradePage = readonly [place: number, reason?: string];
/** A trade: its words separated by spaces, and its pages in the order in which they are shown. */
export type IndexedTrade = readonly [words: string, pages: readonly TradePage[]];

/**
 * Plain JSON for one language: the pages' texts, because excerpts show them. Synonyms are in it
 * once and not at each page that has them.
 */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
  readonly synonyms?: readonly SynonymGroup[];
  readonly trades?: readonly IndexedTrade[];
  readonly body?: BodyIndex;
  /** The message that says in which section a word is. */
  readonly inSection?: string;
  /** The message that names the trade to which a project of ours is the nearest. */
  readonly nearestTo?: string;
  /** The message that names a word by which a page was found and which it does not show. */
  readonly relatedTo?: string;
  /** The words of the results, which no page needs before it has the index. */
  readonly words?: ResultWords;
}

export interface ResultWords {
  /** The number of hits, in every plural form. */
  readonly found: Parameters<typeof count>[1];
  readonly kinds: Readonly<Record<SearchKind, string>>;
}
