import { splitWords } from "#i18n/fold-arabic.ts";
import { buildBodyIndex } from "./body-words.ts";
import { lightStem } from "./light-stem.ts";
import { listNamingWords, listRelatedWords } from "./open-index.ts";
import type { IndexedPage, SearchDocument, SearchIndex } from "./search-index.ts";
import { selectSynonyms } from "./synonyms.ts";

/** The messages of excerpts and the trades, as `SearchIndex` has them. */
type BuildOptions = Readonly<Required<Pick<SearchIndex, "inSection" | "relatedTo">>> &
  Pick<SearchIndex, "trades" | "nearestTo" | "words">;

/**
 * Builds the index; runs when the site is built.
 * @param documents in order of precedence: of two pages that match equally the earlier one comes
 *   first
 * @param options the messages of excerpts in the language of the pages, and the trades
 * @throws Error when two documents share a URL
 */
export function buildIndex(
  documents: readonly SearchDocument[],
  { inSection, relatedTo, nearestTo, trades, words }: BuildOptions = {
    inSection: "",
    relatedTo: "",
  },
): SearchIndex {
  const urls = documents.map(({ url }) => url);
  const duplicate = urls.find((url, place) => urls.indexOf(url) !== place);
  if (duplicate !== undefined)
    throw new Error(`search: two documents share the address ${duplicate}`);
  const pages = documents.map(toIndexedPage);
  const bodies = pages.map((page, place) => ({
    body: documents[place]!.body ?? [],
    known: new Set(
      splitWords([page.title, page.keywords ?? "", page.description].join(" ")).map(lightStem),
    ),
  }));
  return {
    pages,
    synonyms: selectSynonyms(
      pages.map((page) => [page.kind, ...listNamingWords(page), ...listRelatedWords(page)]),
    ),
    relatedTo,
    ...(trades !== undefined && { trades, nearestTo }),
    ...(words !== undefined && { words }),
    ...(bodies.some(({ body }) => body.length > 0) && {
      body: buildBodyIndex(bodies),
      inSection,
    }),
  };
}

const toIndexedPage = ({
  body: _body,
  keywords = [],
  related = [],
  ...page
}: SearchDocument): IndexedPage => ({
  ...page,
  ...(keywords.length > 0 && { keywords: keywords.join(" · ") }),
  ...(related.length > 0 && { related: related.join(" · ") }),
});
