import { splitWords, tokenize } from "#i18n/fold-arabic.ts";
import { hasMark, markWords, shorten, type MarkedText } from "./marked-text.ts";
import { openIndex, type OpenedIndex } from "./open-index.ts";
import type { SearchHit } from "./search.ts";
import type { IndexedPage, SearchIndex } from "./search-index.ts";

/** A hit as a row shows it. */
export interface HitDescription {
  readonly title: MarkedText;
  readonly excerpt: MarkedText;
}

/**
 * Shows why a page was found: its title and an excerpt, with the words marked that matched. Of a
 * synonym the word is marked that the page has for it. Of a name that is not on the page, the name
 * comes before the excerpt.
 */
export function describeHit(index: SearchIndex, hit: SearchHit): HitDescription {
  const opened = openIndex(index);
  const page = index.pages[opened.placeByUrl.get(hit.url)!]!;
  const terms = listShownTerms(page, hit.terms, opened);
  if (hit.section !== undefined)
    return { title: markWords(page.title, terms), excerpt: describeSection(index, opened, hit) };
  const described = markPage(page, terms);
  return hasMark(described.title) || hasMark(described.excerpt)
    ? described
    : { ...described, excerpt: prependName(index, page, new Set(hit.terms)) };
}

/** The terms to mark: those that the page shows, and of a synonym the words it is a synonym of. */
function listShownTerms(
  page: IndexedPage,
  terms: readonly string[],
  { originsBySynonym }: OpenedIndex,
): ReadonlySet<string> {
  const shown = new Set(tokenize([page.title, page.description, listPhrases(page)].join(" ")));
  return new Set(
    terms.flatMap((term) => (shown.has(term) ? [term] : (originsBySynonym.get(term) ?? []))),
  );
}

/** Marks the title, and the description; the keywords are before it where they alone match. */
function markPage(page: IndexedPage, terms: ReadonlySet<string>): HitDescription {
  const description = markWords(page.description, terms);
  const phrases = markWords(listPhrases(page), terms);
  const isPhrase = !hasMark(description) && hasMark(phrases);
  return {
    title: markWords(page.title, terms),
    excerpt: shorten(
      isPhrase
        ? [...phrases.slice(0, -1), `${phrases.at(-1)!} · ${page.description}`]
        : description,
    ),
  };
}

const listPhrases = ({ keywords, related }: IndexedPage): string =>
  [keywords, related].filter((phrases) => phrases !== undefined).join(" · ");

function describeSection(
  { body }: SearchIndex,
  opened: OpenedIndex,
  { terms, section }: SearchHit,
): MarkedText {
  const [, heading] = body!.sections[section!]!;
  const words = terms.flatMap((term) => {
    const word = opened.body.get(term);
    return word?.sections.includes(section!) ? [word.written] : [];
  });
  const distinct = [...new Set(words)];
  return [
    ...distinct.flatMap((word, place) => [
      place > 0 ? " … " : heading === "" ? "… " : `${heading}: … `,
      word,
    ]),
    " …",
  ];
}

/** The beginning of the description, after the name or the synonym that found the page. */
function prependName(
  { synonyms = [] }: SearchIndex,
  { names = "", trades = "", description }: IndexedPage,
  terms: ReadonlySet<string>,
): MarkedText {
  const name = [names, trades, ...synonyms.flat()]
    .flatMap((words) => words.split(" "))
    .find((word) => splitWords(word).some((part) => terms.has(part)));
  const [start] = shorten([description]);
  return name === undefined ? [start!] : ["", name, ` · ${start}`];
}
