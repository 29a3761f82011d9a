import type { Locale } from "#i18n/messages.ts";
import { tutorialMessages } from "../../../src/site/messages/services.ts";

/** The heading of the list at the end of a tutorial. CONTRIBUTING.md tells authors the same. */
export const getSourcesHeading = (locale: Locale): string =>
  `## ${tutorialMessages.sources[locale]}`;

/** What says how old a source is: a year, or why there is none. */
const age = {
  ar: /\b(?:19|20)\d\d\b|بلا تاريخ|تُحدَّث|مسودة/,
  en: /\b(?:19|20)\d\d\b|no date|updated|draft/,
} as const;

/**
 * A document's address without its place (`#`) and the language that a reader chose (`hl`): the
 * same document in both languages of a tutorial.
 */
function toDocument(address: string): string {
  const url = new URL(address);
  url.hash = "";
  url.searchParams.delete("hl");
  return url.href;
}

/** The documents outside the site that a Markdown text links to, each once, in order of address. */
const listDocuments = (markdown: string): readonly string[] =>
  [
    ...new Set(
      [...markdown.matchAll(/\]\((https?:\/\/[^)\s]+)\)/g)].map(([, url]) => toDocument(url!)),
    ),
  ].sort();

/**
 * Reads the sources of a tutorial's Markdown: those that the text links to, those that the list at
 * its end names, and the items of that list that lack title, publisher or year.
 */
export function readSources(markdown: string, locale: Locale) {
  const [text = "", list = ""] = markdown.split(`\n${getSourcesHeading(locale)}\n`);
  const items = list.split("\n").filter((line) => line !== "");
  return {
    linked: listDocuments(text),
    listed: items.flatMap(listDocuments).sort(),
    incomplete: items.filter(
      (item) => !/^- \[[^\]]+\]\(\S+\)[,،] \S/.test(item) || !age[locale].test(stripAddress(item)),
    ),
  };
}

const stripAddress = (item: string): string => item.replace(/\]\(\S+\)/, "]");
