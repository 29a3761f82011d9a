import { fold, tokenize } from "#i18n/fold-arabic.ts";
import { lightStem } from "./light-stem.ts";
import { hasMark, joinMarked, markWords, shorten, type MarkedText } from "./marked-text.ts";
import { isAskingPrice, priceTerms } from "./price-words.ts";
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
 * synonym the word is marked that the page has for it. What was typed and is neither in the title
 * nor in the description is named before the excerpt: «بخصوص «كافيه»: مواقع سريعة». Who asks for
 * a price is shown the price, where the page has one.
 * @param query as typed
 */
export function describeHit(index: SearchIndex, hit: SearchHit, query: string): HitDescription {
  const opened = openIndex(index);
  const page = index.pages[opened.placeByUrl.get(hit.url)!]!;
  const terms = listShownTerms(page, hit.terms, opened);
  const title = markWords(page.title, terms, opened.getTerms);
  if (page.price !== undefined && isAskingPrice(query))
    return { title, excerpt: markWords(page.price, priceTerms, opened.getTerms) };
  const named =
    hit.section === undefined ? undefined : describeSection(index, opened, { hit, query });
  if (named !== undefined) return { title, excerpt: named };
  const excerpt = shorten(markWords(hit.trade?.reason ?? page.description, terms, opened.getTerms));
  const head =
    hit.trade === undefined
      ? findHead(page, { opened, terms: hit.terms, query })
      : ["", hit.trade.word, ""];
  if (head === undefined || isMarkedIn(head, [title, excerpt])) return { title, excerpt };
  // A project that a trade leads to is near to it and not about it.
  const heading =
    hit.trade !== undefined && page.kind === "project" ? index.nearestTo : index.relatedTo;
  const [before = "", after = ""] = (heading ?? "").split("{word}");
  return { title, excerpt: joinMarked([before], head, [`${after} `], excerpt) };
}

/** Whether the marked words of a head are marked in the texts already, in any inflection. */
function isMarkedIn(head: MarkedText, texts: readonly MarkedText[]): boolean {
  const listStems = (text: MarkedText): readonly string[] =>
    text.flatMap((piece, place) => (place % 2 === 1 ? tokenize(piece).map(lightStem) : []));
  const stems = new Set(texts.flatMap(listStems));
  return listStems(head).some((one) => stems.has(one));
}

/** The terms to mark: those that the page shows, and of a synonym the words it is a synonym of. */
function listShownTerms(
  page: IndexedPage,
  terms: readonly string[],
  { originsBySynonym, getShown }: OpenedIndex,
): ReadonlySet<string> {
  const shown = getShown(page);
  return new Set(
    terms.flatMap((term) => (shown.has(term) ? [term] : (originsBySynonym.get(term) ?? []))),
  );
}

interface FoundTerms {
  readonly opened: OpenedIndex;
  /** The terms of the page that the query found. */
  readonly terms: readonly string[];
  readonly query: string;
}

/**
 * What the page was found by and does not say in its title or description: a phrase of its
 * keywords, a synonym, one of its names, or a word of a body without headings. A single word is
 * shown as it was typed, and a name as the page spells it.
 */
function findHead(page: IndexedPage, { opened, terms, query }: FoundTerms): MarkedText | undefined {
  const { keywords, related, names = "" } = page;
  const { getTerms, synonymWords, body } = opened;
  const shown = opened.getShown(page);
  const seen = terms.filter((term) => shown.has(term));
  // Beside a word that the page shows, its inflections and its half words explain nothing.
  const isSeen = (term: string): boolean =>
    seen.some((other) => other.startsWith(term) || term.startsWith(other));
  const unseen = new Set(terms.filter((term) => !isSeen(term)));
  const phrases = [keywords, related].flatMap((some) => some?.split(" · ") ?? []);
  const phrase = phrases.map((some) => markWords(some, unseen, getTerms)).find(hasMark);
  if (phrase !== undefined && phrase.join("").includes(" ")) return phrase;
  const word = [phrase?.join("") ?? "", names]
    .flatMap((words) => words.split(" "))
    .concat(synonymWords)
    .concat([...unseen].flatMap((term) => body.get(term)?.written ?? []))
    .find((some) => getTerms(some).some((term) => unseen.has(term)));
  if (word === undefined) return undefined;
  const typed = opened.listTyped(query);
  return ["", toTyped(toTypedInflection(word, typed), typed), ""];
}

/** A word of a page as the query has it, unless that is another spelling of the same letters. */
function toTyped(word: string, query: ReturnType<OpenedIndex["listTyped"]>): string {
  const forms = new Set(tokenize(word));
  const found = query.find(({ terms }) => terms.some((form) => forms.has(form)));
  return found === undefined || fold(found.typed) === fold(word) ? word : found.typed;
}

/** Another inflection of a word as the query has it; an index has one of all inflections. */
function toTypedInflection(word: string, query: ReturnType<OpenedIndex["listTyped"]>): string {
  const forms = tokenize(word);
  if (query.some(({ terms }) => terms.some((form) => forms.includes(form)))) return word;
  const shared = lightStem(forms[0] ?? "");
  return query.find(({ terms }) => terms.some((form) => lightStem(form) === shared))?.typed ?? word;
}

/** The words of a body and the heading that they are under; undefined where there is none. */
function describeSection(
  { body, inSection = "" }: SearchIndex,
  opened: OpenedIndex,
  { hit: { terms, section }, query }: { readonly hit: SearchHit; readonly query: string },
): MarkedText | undefined {
  const [, heading] = body!.sections[section!]!;
  if (heading === "") return undefined;
  const typed = tokenize(query);
  const words = terms.flatMap((term) => {
    const word = opened.body.get(term);
    return word !== undefined && [...word.sections, ...word.headings].includes(section!)
      ? [dropConjunction(toTypedInflection(word.written, opened.listTyped(query)), typed)]
      : [];
  });
  const place = inSection.replace("{heading}", () => heading.replace(/^[\d.]+\s+/, ""));
  const marked = [...new Set(words)].map((word): MarkedText => ["", word, " "]);
  return joinMarked(...marked, [place]);
}

/**
 * A body word without the «و» that joins it to the word before, if it was typed without. «واتساب»
 * stays whole, because it is typed with its first letter.
 */
function dropConjunction(written: string, typed: readonly string[]): string {
  const bare = written.replace(/^و(?=.{3})/, "");
  if (bare === written) return written;
  const begun = typed.filter((form) => !typed.includes(`و${form}`));
  const isTyped = tokenize(bare).some((form) => begun.some((start) => form.startsWith(start)));
  return isTyped ? bare : written;
}
