import type { Group } from "../contract.ts";
import { getDifficultyBasis } from "./difficulty-basis.ts";
import type { ShownRow } from "./planner/merge-planner.ts";
import { isMapPhrase, isNearPhrase } from "./map-phrase.ts";
import { addsPlace } from "./place-phrase.ts";
import { getBand, type Band } from "./table-view.ts";
import { getVolumeBand } from "./volume-band.ts";
import { toWording } from "./wording.ts";

/** Which phrase to begin with. */
export type PhraseSuggestion =
  | { readonly kind: "other"; readonly row: ShownRow; readonly searched: ShownRow }
  | { readonly kind: "searched"; readonly searched: ShownRow }
  /** The searched phrase is hard, and so is every other one that is searched for enough. */
  | { readonly kind: "none"; readonly searched: ShownRow };

/**
 * A phrase is suggested only with a tenth of the searches of the searched one or more: an easy
 * phrase that is never typed brings no visitor. Estimates are orders of magnitude, so a finer
 * boundary would mean nothing.
 */
const minVolumeShare = 0.1;
/**
 * The lowest band of the table, "fewer than 10 searches a month": a first page is not made for it,
 * unless the searched phrase is as rare.
 */
const rareVolume = getVolumeBand(0)[1];

/** Points of difficulty, of 100, from which on a phrase is called easier than another. */
const minEasierPoints = 5;

/**
 * Suggests the phrase to begin with, by the figure of difficulty that the page shows: of the
 * phrases that are searched for enough, the easiest; of equals one whose searchers want to buy or
 * to find a place; of these the most searched. The searched phrase stays where it is easy itself,
 * unless it is rare and another easy one is not, and where no other is easier by `minEasierPoints`.
 * @returns null where the figures of the searched phrase are unknown: there is nothing to compare
 */
export function suggestPhrase(rows: readonly ShownRow[]): PhraseSuggestion | null {
  const searched = rows.find(({ group }) => group === "keyword");
  if (searched === undefined || !hasFigures(searched)) return null;
  const [best] = rows.filter((row) => isCandidate(row, searched)).toSorted(compareRows);
  if (best !== undefined) return { kind: "other", row: best, searched };
  return { kind: getRowBand(searched) === "hard" ? "none" : "searched", searched };
}

/** The row that the advice is about: where nothing is suggested, the searched one. */
export const getSuggestedRow = (suggestion: PhraseSuggestion): ShownRow =>
  suggestion.kind === "other" ? suggestion.row : suggestion.searched;

/**
 * The rows that the advice rests on: those of the search, so that it stays as it was read when
 * every variant is added; all of them where the search alone has nothing easier to suggest.
 */
export function pickAdvisedRows(
  searched: readonly ShownRow[],
  all: readonly ShownRow[],
): readonly ShownRow[] {
  const suggestion = suggestPhrase(searched);
  if (suggestion === null || suggestion.kind === "other") return searched;
  return isEasy(suggestion.searched) && !isRare(suggestion.searched) ? searched : all;
}

/** Why a phrase that is easier than the searched one is not the one to begin with. */
export const rejections = [
  "close",
  "few",
  "map",
  "place",
  "learn",
  "same",
  "made",
  "basis",
] as const;
export type Rejection = (typeof rejections)[number];

/**
 * Lists why the phrases with a lower difficulty than the searched one are not suggested, each
 * reason once, so that the advice never contradicts a figure of the table. Empty where the searched
 * phrase is easy or another one is suggested: then nothing has to be explained.
 */
export function listRejections(
  rows: readonly ShownRow[],
  suggestion: PhraseSuggestion,
): readonly Rejection[] {
  const { searched } = suggestion;
  if (suggestion.kind === "other" || isEasy(searched)) return [];
  const found = new Set(
    rows
      .filter(
        (row) =>
          row !== searched &&
          row.difficulty.value !== null &&
          row.difficulty.value < searched.difficulty.value! &&
          // What is hard itself needs no reason where the advice says that everything is hard.
          (suggestion.kind !== "none" || getRowBand(row) !== "hard"),
      )
      .map((row) => findRejection(row, searched)),
  );
  return rejections.filter((rejection) => found.has(rejection));
}

function findRejection(row: ShownRow, searched: ShownRow): Rejection {
  if (!hasSameBasis(row, searched)) return "basis";
  if (row.group === "variants" || toWording(row.keyword) === toWording(searched.keyword))
    return "same";
  if (isMapPhrase(row.keyword)) return "map";
  if (row.group === "places" || addsPlace(row.keyword, searched.keyword)) return "place";
  if (row.group === "questions" || !answersBuyers(row, searched)) return "learn";
  if (unadvised.has(row.group)) return "made";
  if (!hasEnoughSearches(row, searched)) return "few";
  return "close";
}

/** As many phrases as someone begins with. */
const maxStartPhrases = 3;

/**
 * The phrases worth beginning with: the suggested one, and then, in the order of `suggestPhrase`,
 * others that are searched for enough, are no harder than the searched one and are not typed by
 * people who only want to know. Empty where nothing is suggested.
 */
export function listStartPhrases(
  rows: readonly ShownRow[],
  suggestion: PhraseSuggestion | null,
): readonly ShownRow[] {
  if (suggestion === null || suggestion.kind === "none") return [];
  const { searched } = suggestion;
  const first = suggestion.kind === "other" ? suggestion.row : searched;
  const others = rows
    .filter(
      (row) =>
        row !== first &&
        (row === searched || isEnough(row, searched)) &&
        compareDifficulties(row, searched) <= 0 &&
        (row === searched || answersBuyers(row, searched)),
    )
    .toSorted(compareRows);
  return dropReworded([first, ...others]).slice(0, maxStartPhrases);
}

/** Of phrases that are other wordings of one another, the first remains. */
function dropReworded(rows: readonly ShownRow[]): readonly ShownRow[] {
  const wordings = rows.map(({ keyword }) => toWording(keyword));
  return rows.filter((_, place) => wordings.indexOf(wordings[place]!) === place);
}

/** The first phrase that a map answers: it needs a place on the map, no page. */
export const findMapPhrase = (rows: readonly ShownRow[]): string | null =>
  rows.find(
    ({ keyword, group }) => (group === "keyword" || group === "related") && isNearPhrase(keyword),
  )?.keyword ?? null;

const hasFigures = ({ volume, difficulty }: ShownRow): boolean =>
  volume.value !== null && difficulty.value !== null;

const getRowBand = ({ difficulty }: ShownRow): Band => getBand(difficulty.value!);

const isEasy = (row: ShownRow): boolean => getRowBand(row) === "easy";

const isRare = ({ volume }: ShownRow): boolean => volume.value! < rareVolume;

/** Whether a phrase is easy, but in the lowest band of searches: its page finds few readers. */
export const isEasyAndRare = (row: ShownRow): boolean => isEasy(row) && isRare(row);

const compareDifficulties = (a: ShownRow, b: ShownRow): number =>
  a.difficulty.value! - b.difficulty.value!;

const isCandidate = (row: ShownRow, searched: ShownRow): boolean =>
  isEnough(row, searched) &&
  answersBuyers(row, searched) &&
  (isEasy(searched)
    ? isRare(searched) && !isRare(row) && isEasy(row)
    : getRowBand(row) !== "hard" && compareDifficulties(searched, row) >= minEasierPoints);

/**
 * A page for a question brings readers, and one that compares shops sends them to other shops: each
 * is advised to those alone who searched for such a phrase.
 */
const answersBuyers = ({ intent }: ShownRow, searched: ShownRow): boolean =>
  (intent !== "learn" && intent !== "compare") || searched.intent === intent;

/**
 * Groups that are never advised: spellings are the searched phrase again, and what a pattern made
 * of it, as a question, a comparison or letter by letter, may bring no visitor. Where the visitor
 * sells is not known, so that no place is advised either.
 */
const unadvised: ReadonlySet<Group> = new Set([
  "variants",
  "questions",
  "comparisons",
  "letters",
  "places",
]);

/** Whether phrases of the group can be advised. */
export const isAdvisedGroup = (group: Group): boolean => !unadvised.has(group);

/** Whether another phrase can have a page of its own that enough people find. */
function isEnough(row: ShownRow, searched: ShownRow): boolean {
  return (
    row !== searched &&
    !unadvised.has(row.group) &&
    toWording(row.keyword) !== toWording(searched.keyword) &&
    !isMapPhrase(row.keyword) &&
    !addsPlace(row.keyword, searched.keyword) &&
    hasEnoughSearches(row, searched) &&
    hasSameBasis(row, searched)
  );
}

/** How hard the results are and how many advertisers bid are two quantities. */
const hasSameBasis = (row: ShownRow, searched: ShownRow): boolean =>
  getDifficultyBasis(row.difficulty.source) === getDifficultyBasis(searched.difficulty.source);

const hasEnoughSearches = (row: ShownRow, searched: ShownRow): boolean =>
  hasFigures(row) &&
  row.volume.value! >= searched.volume.value! * minVolumeShare &&
  (!isRare(row) || isRare(searched));

const isSelling = ({ intent }: ShownRow): boolean => intent === "buy" || intent === "find";

/** The easiest first, of equals those of buyers, of these the most searched. */
const compareRows = (a: ShownRow, b: ShownRow): number =>
  compareDifficulties(a, b) ||
  Number(isSelling(b)) - Number(isSelling(a)) ||
  b.volume.value! - a.volume.value!;
