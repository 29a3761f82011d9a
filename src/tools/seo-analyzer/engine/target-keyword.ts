import { stem, tokenize, splitWords } from "#i18n/fold-arabic.ts";
import { toReadable } from "#base/readable-url.ts";
import type { PageReport } from "../contract.ts";

/** Where a search engine and its reader look for the word first, in this order. */
export const targetPlaces = ["title", "description", "heading", "address", "opening"] as const;
export type TargetPlace = (typeof targetPlaces)[number];

/** All words of the keyword stand there, some, or none. */
export type Standing = "whole" | "part" | "none";

export interface PlaceStanding {
  readonly place: TargetPlace;
  readonly standing: Standing;
  readonly text: string;
}

/**
 * Where a keyword stands on a page, in any spelling: «المطابخ» meets «مطابخ», and "designs" meets "design". A report that
 * was kept before it knew of headings and openings says nothing of them.
 */
export function listStandings(
  keyword: string,
  { url, preview, findings }: Pick<PageReport, "url" | "preview" | "findings">,
): readonly PlaceStanding[] {
  const texts: Readonly<Record<TargetPlace, string | undefined>> = {
    title: preview.title,
    // The preview of a page without a description shows what a search engine would take in its place.
    description: findings.some(
      ({ rule, status }) => rule === "description-present" && status === "failed",
    )
      ? ""
      : preview.description,
    heading: preview.heading,
    address: toReadable(new URL(url).pathname)
      .replace(/[/_-]+/g, " ")
      .trim(),
    opening: preview.opening,
  };
  return targetPlaces.flatMap((place) => {
    const text = texts[place];
    return text === undefined ? [] : [{ place, text, standing: getStanding(keyword, text) }];
  });
}

/** Particles of one or two letters («في», "in") decide nothing, unless the keyword is made of nothing else. */
function getStanding(keyword: string, text: string): Standing {
  const words = splitWords(keyword);
  const longWords = words.filter((word) => word.length > 2);
  const keywordWords = longWords.length > 0 ? longWords : words;
  const textStems = new Set(tokenize(text));
  const matchedWords = keywordWords.filter((word) => textStems.has(stem(word))).length;
  return matchedWords === 0 ? "none" : matchedWords === keywordWords.length ? "whole" : "part";
}
