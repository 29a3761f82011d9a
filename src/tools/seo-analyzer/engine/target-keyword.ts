import { stem, tokenize, splitWords } from "#i18n/fold-arabic.ts";
import { formatReadableUrl } from "#base/readable-url.ts";
import type { PageReport } from "../contract.ts";

/** Where search engines and readers look for a keyword first, in this order. */
export const targetPlaces = ["title", "description", "heading", "address", "opening"] as const;
export type TargetPlace = (typeof targetPlaces)[number];

/** Whether a place contains all words of the keyword, some of them, or none. */
export type KeywordMatch = "whole" | "part" | "none";

export interface PlaceMatch {
  readonly place: TargetPlace;
  readonly match: KeywordMatch;
  readonly text: string;
}

/**
 * Looks for a keyword in each place of a page, in any spelling: «المطابخ» matches «مطابخ», and
 * "designs" matches "design". Places that a report of an older version does not contain are left
 * out.
 */
export function listPlaceMatches(
  keyword: string,
  { url, preview, findings }: Pick<PageReport, "url" | "preview" | "findings">,
): readonly PlaceMatch[] {
  const texts: Readonly<Record<TargetPlace, string | undefined>> = {
    title: preview.title,
    // Without a description, the preview contains other text of the page, which does not count.
    description: findings.some(
      ({ rule, status }) => rule === "description-present" && status === "failed",
    )
      ? ""
      : preview.description,
    heading: preview.heading,
    address: formatReadableUrl(new URL(url).pathname)
      .replace(/[/_-]+/g, " ")
      .trim(),
    opening: preview.opening,
  };
  return targetPlaces.flatMap((place) => {
    const text = texts[place];
    return text === undefined ? [] : [{ place, text, match: matchKeyword(keyword, text) }];
  });
}

/**
 * Compares the stems of a keyword and a text. Words of one or two letters («في», "in") are ignored,
 * unless the keyword has no others.
 */
function matchKeyword(keyword: string, text: string): KeywordMatch {
  const words = splitWords(keyword);
  const longWords = words.filter((word) => word.length > 2);
  const keywordWords = longWords.length > 0 ? longWords : words;
  const textStems = new Set(tokenize(text));
  const matchedWords = keywordWords.filter((word) => textStems.has(stem(word))).length;
  return matchedWords === 0 ? "none" : matchedWords === keywordWords.length ? "whole" : "part";
}
