import type { Cell, Group } from "../contract.ts";
import type { ShownRow } from "./planner/merge-planner.ts";
import { isMapPhrase, isNearPhrase } from "./map-phrase.ts";
import { addsPlace } from "./place-phrase.ts";
import { bands, getBand, type Band } from "./table-view.ts";
import { toWording } from "./wording.ts";

/** Which phrase to begin with. */
export type PhraseSuggestion =
  | {
      readonly kind: "other";
      readonly row: ShownRow;
      readonly searched: ShownRow;
      /** Its searches compared with those of the searched phrase. */
      readonly searches: "fewer" | "as-many" | "more";
      /** Whether their sources say so; otherwise it is an estimate. */
      readonly isCounted: boolean;
    }
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
 * Suggests the phrase to begin with: of the phrases that are searched for enough, one of the
 * easiest band of difficulty; of these one whose searchers want to buy or to find a place; of these
 * the most searched. The searched phrase stays where no other is in an easier band.
 * @returns null where the figures of the searched phrase are unknown: there is nothing to compare
 */
export function suggestPhrase(rows: readonly ShownRow[]): PhraseSuggestion | null {
  const searched = rows.find(({ group }) => group === "keyword");
  if (searched === undefined || !hasFigures(searched)) return null;
  const [best] = rows
    .filter((row) => isCandidate(row, searched))
    .toSorted((a, b) => compareRows(a, b) || b.volume.value! - a.volume.value!);
  if (best !== undefined)
    return {
      kind: "other",
      row: best,
      searched,
      searches: compareVolumes(best.volume, searched.volume),
      isCounted: isCounted(best.volume, searched.volume),
    };
  return { kind: getRowBand(searched) === "hard" ? "none" : "searched", searched };
}

/**
 * The rows that the advice rests on: those of the search, so that it stays as it was read when
 * every variant is added; all of them only where the search alone has nothing to suggest.
 */
export function pickAdvisedRows(
  searched: readonly ShownRow[],
  all: readonly ShownRow[],
): readonly ShownRow[] {
  return suggestPhrase(searched)?.kind === "none" ? all : searched;
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
        compareBands(row, searched) <= 0 &&
        (row === searched || answersBuyers(row, searched)),
    )
    .toSorted((a, b) => compareRows(a, b) || b.volume.value! - a.volume.value!);
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

const compareBands = (a: ShownRow, b: ShownRow): number =>
  bands.indexOf(getRowBand(a)) - bands.indexOf(getRowBand(b));

const isCandidate = (row: ShownRow, searched: ShownRow): boolean =>
  isEnough(row, searched) && answersBuyers(row, searched) && compareBands(row, searched) < 0;

/** A page for a question brings readers: it is advised to those alone who searched for one. */
const answersBuyers = (row: ShownRow, searched: ShownRow): boolean =>
  row.intent !== "learn" || searched.intent === "learn";

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
    hasFigures(row) &&
    row.volume.value! >= searched.volume.value! * minVolumeShare
  );
}

const isSelling = ({ intent }: ShownRow): boolean => intent === "buy" || intent === "find";

function compareRows(a: ShownRow, b: ShownRow): number {
  return compareBands(a, b) || Number(isSelling(b)) - Number(isSelling(a));
}

/** Two ranges that are the same say nothing about which is larger. */
function compareVolumes(a: Cell, b: Cell): "fewer" | "as-many" | "more" {
  if (a.range !== null && b.range !== null && a.range.join() === b.range.join()) return "as-many";
  return a.value! === b.value! ? "as-many" : a.value! < b.value! ? "fewer" : "more";
}

/** Estimates, and ranges that overlap, do not settle which of two volumes is larger. */
function isCounted(a: Cell, b: Cell): boolean {
  const [low, high] = a.value! < b.value! ? [a, b] : [b, a];
  return (
    a.certainty !== "estimated" &&
    b.certainty !== "estimated" &&
    (low.range?.[1] ?? low.value!) <= (high.range?.[0] ?? high.value!)
  );
}
