import { toKeywordKey } from "../keyword-key.ts";
import type { ShownRow } from "../planner/merge-planner.ts";
import { addsPlace } from "../place-phrase.ts";
import { toStandardWords } from "../groups/dialect.ts";

const maxWords = 10;
const minWordChars = 3;

/** Words that join, ask or rank and say nothing of the subject, in their folded form. */
const emptyWords: ReadonlySet<string> = new Set(
  [
    "في من على عن مع الى او ام بين قبل بعد عند بدون دون الناس هل ما ماذا كيف اين متي لماذا كم اي هو هي هذا هذه",
    "ازاي ايه فين ليه امتي منين بكم مني جنبي قريب قريبه اقرب احتاج اريد عايز اختار اجد الاقي",
    "a an the in of for to and or with from by at on is are do does did can should will i you my me",
    "how what why when where which who much many near vs get need find choose most top so",
  ]
    .join(" ")
    .split(" ")
    .map(toKeywordKey),
);

/** The groups whose phrases name something to say; places and spellings do not. */
const namingGroups: ReadonlySet<ShownRow["group"]> = new Set([
  "related",
  "prepositions",
  "comparisons",
  "questions",
  "letters",
]);

/**
 * Lists the words that phrases of the same intent add to a phrase, as they are typed: those of the
 * most searched and the most phrases first. Names of places are left out, because where the visitor
 * sells is not known.
 */
export function listWordsToCover(
  phrase: string,
  rows: readonly ShownRow[],
  places: ReadonlySet<string>,
): readonly string[] {
  const own = new Set(toWords(phrase).map(({ key }) => key));
  const weights = new Map<string, { readonly word: string; weight: number }>();
  for (const row of rows) {
    if (!isNaming(row) || addsPlace(row.keyword, phrase)) continue;
    for (const { key, word } of toWords(row.keyword)) {
      if (key.length < minWordChars || own.has(key) || emptyWords.has(key) || places.has(key))
        continue;
      const found = weights.get(key) ?? { word, weight: 0 };
      found.weight += 1 + (row.volume.value ?? 0);
      weights.set(key, found);
    }
  }
  return [...weights.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxWords)
    .map(({ word }) => word);
}

/** From A to Z, phrases of those who look for a place mostly name districts. */
const isNaming = ({ group, intent }: ShownRow): boolean =>
  namingGroups.has(group) && !(group === "letters" && intent === "find");

/** The words of the rows that name places, beside those of the searched phrase. */
export function listPlaceWords(rows: readonly ShownRow[], phrase: string): ReadonlySet<string> {
  const own = new Set(toWords(phrase).map(({ key }) => key));
  return new Set(
    rows
      .filter(({ group }) => group === "places")
      .flatMap(({ keyword }) => toWords(keyword).map(({ key }) => key))
      .filter((key) => !own.has(key)),
  );
}

/** The words of a phrase, each with the key that its spellings and its spoken form share. */
function toWords(phrase: string): readonly { readonly key: string; readonly word: string }[] {
  return phrase
    .split(" ")
    .map((word) => ({ word, key: toStandardWords(toKeywordKey(word)).key }))
    .filter(({ key }) => key !== "");
}
