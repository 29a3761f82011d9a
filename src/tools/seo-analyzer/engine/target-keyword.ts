import { stem, tokenize, wordsOf } from "#i18n/fold-arabic.ts";
import { readable } from "#base/readable-url.ts";
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
export function standingsOf(
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
    address: readable(new URL(url).pathname)
      .replace(/[/_-]+/g, " ")
      .trim(),
    opening: preview.opening,
  };
  return targetPlaces.flatMap((place) => {
    const text = texts[place];
    return text === undefined ? [] : [{ place, text, standing: standingIn(keyword, text) }];
  });
}

/** Particles of one or two letters («في», "in") decide nothing, unless the keyword is made of nothing else. */
function standingIn(keyword: string, text: string): Standing {
  const words = wordsOf(keyword);
  const weighty = words.filter((word) => word.length > 2);
  const asked = weighty.length > 0 ? weighty : words;
  const kept = new Set(tokenize(text));
  const met = asked.filter((word) => kept.has(stem(word))).length;
  return met === 0 ? "none" : met === asked.length ? "whole" : "part";
}
