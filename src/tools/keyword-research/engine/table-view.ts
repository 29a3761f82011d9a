import { splitWords, stem, tokenize } from "#i18n/fold-arabic.ts";
import type { Cell, Group, Intent } from "../contract.ts";
import type { ShownRow } from "./planner/merge-planner.ts";

/**
 * Bands of keyword difficulty: easy under 30, medium under 60, hard above.
 * @see docs/specification.md#keyword-research-difficulty-bands
 */
export type Band = "easy" | "medium" | "hard";
export const bands = ["easy", "medium", "hard"] as const;

/** Where each band begins, and where the next one does. */
export const bandLimits = { easy: [0, 30], medium: [30, 60], hard: [60, 100] } as const;

/** @param difficulty 0 to 100 */
export function getBand(difficulty: number): Band {
  return bands.find((band) => difficulty < bandLimits[band][1]) ?? "hard";
}

/** The stars of each band, of five: no two bands share a number. */
const bandStars = { easy: [1, 1], medium: [2, 3], hard: [4, 5] } as const;

/**
 * How many of five stars a difficulty lights: as many as its band has, the second half of a band
 * the higher number.
 * @param difficulty 0 to 100
 */
export function countStars(difficulty: number): number {
  const band = getBand(difficulty);
  const [from, to] = bandLimits[band];
  return bandStars[band][difficulty < (from + to) / 2 ? 0 : 1];
}

export const columns = ["keyword", "volume", "difficulty", "cpc"] as const;
export type Column = (typeof columns)[number];
export interface SortOrder {
  readonly column: Column;
  readonly isDescending: boolean;
}

/**
 * The sort order after a column's heading is pressed: figures begin with the largest, words with
 * the first letter.
 */
export function toggleOrder(sortOrder: SortOrder | null, column: Column): SortOrder {
  return sortOrder?.column === column
    ? { column, isDescending: !sortOrder.isDescending }
    : { column, isDescending: column === "volume" || column === "cpc" };
}

/** Sorts the rows; unknown values are last in both directions. Null keeps the order. */
export function sortRows(
  rows: readonly ShownRow[],
  sortOrder: SortOrder | null,
  locale: string,
): readonly ShownRow[] {
  if (sortOrder === null) return rows;
  const { column, isDescending } = sortOrder;
  const direction = isDescending ? -1 : 1;
  if (column === "keyword") {
    const { compare } = new Intl.Collator(locale);
    return rows.toSorted((a, b) => direction * compare(a.keyword, b.keyword));
  }
  return rows.toSorted(({ [column]: a }, { [column]: b }) => {
    if (a.value === null || b.value === null)
      return Number(a.value === null) - Number(b.value === null);
    return direction * (a.value - b.value);
  });
}

export interface Filter {
  readonly text: string;
  readonly intent: Intent | null;
  readonly group: Group | null;
  readonly band: Band | null;
}
export const noFilter: Filter = { text: "", intent: null, group: null, band: null };

/**
 * Selects the rows that match the filter. Words match in any spelling and without their article;
 * the last one also matches by its beginning, while it is typed.
 */
export function filterRows(
  rows: readonly ShownRow[],
  { text, intent, group, band }: Filter,
): readonly ShownRow[] {
  const queryWords = splitWords(text);
  return rows.filter(
    (row) =>
      (intent === null || row.intent === intent) &&
      (group === null || getShownGroup(row) === group) &&
      (band === null ||
        (row.difficulty.value !== null && getBand(row.difficulty.value) === band)) &&
      (queryWords.length === 0 || containsWords(tokenize(row.keyword), queryWords)),
  );
}

function containsWords(keywordWords: readonly string[], queryWords: readonly string[]): boolean {
  return queryWords.every(
    (word, i) =>
      keywordWords.includes(stem(word)) ||
      (i === queryWords.length - 1 && keywordWords.some((have) => have.startsWith(word))),
  );
}

/** Counts the rows of each group, in the order of the rows. */
export function countGroups(rows: readonly ShownRow[]): ReadonlyMap<Group, number> {
  const counts = new Map<Group, number>();
  for (const row of rows) {
    const group = getShownGroup(row);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}

/** The searched phrase belongs to the related ones, so that the groups add up to all rows. */
const getShownGroup = ({ group }: ShownRow): Group => (group === "keyword" ? "related" : group);

/** The value of a cell in a sum: 0 where it is unknown. */
export function getWeight({ value }: Cell): number {
  return value ?? 0;
}

/** Merges the rows of two responses, each phrase once; those of the first response come first. */
export function mergeRows<R extends { readonly keyword: string }>(
  first: readonly R[],
  second: readonly R[],
): readonly R[] {
  const known = new Set(first.map(({ keyword }) => keyword));
  return [...first, ...second.filter(({ keyword }) => !known.has(keyword))];
}
