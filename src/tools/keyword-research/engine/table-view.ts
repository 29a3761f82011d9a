import { wordsOf, stem, tokenize } from "#i18n/fold-arabic.ts";
import type { Cell, Group, Intent } from "../contract.ts";
import type { ShownRow } from "./planner/merge-planner.ts";

/** How hard a keyword is, in SPEC's bands: under 30, under 60, and above. */
export type Band = "easy" | "medium" | "hard";
export const bands = ["easy", "medium", "hard"] as const;

/** @param difficulty 0 to 100 */
export function bandOf(difficulty: number): Band {
  return difficulty < 30 ? "easy" : difficulty < 60 ? "medium" : "hard";
}

export const columns = ["keyword", "volume", "difficulty", "cpc"] as const;
export type Column = (typeof columns)[number];
export interface Order {
  readonly column: Column;
  readonly isDescending: boolean;
}

/** The order after a press on a column's heading: figures begin with the largest, words with the first letter. */
export function pressed(order: Order | null, column: Column): Order {
  return order?.column === column
    ? { column, isDescending: !order.isDescending }
    : { column, isDescending: column === "volume" || column === "cpc" };
}

/** Rows in an order; what nobody knows is last in both directions. Null leaves them as they came. */
export function sorted(
  rows: readonly ShownRow[],
  order: Order | null,
  locale: string,
): readonly ShownRow[] {
  if (order === null) return rows;
  const { column, isDescending } = order;
  const turn = isDescending ? -1 : 1;
  if (column === "keyword") {
    const { compare } = new Intl.Collator(locale);
    return rows.toSorted((a, b) => turn * compare(a.keyword, b.keyword));
  }
  return rows.toSorted(({ [column]: a }, { [column]: b }) => {
    if (a.value === null || b.value === null)
      return Number(a.value === null) - Number(b.value === null);
    return turn * (a.value - b.value);
  });
}

export interface Filter {
  readonly text: string;
  readonly intent: Intent | null;
  readonly group: Group | null;
  readonly band: Band | null;
}
export const noFilter: Filter = { text: "", intent: null, group: null, band: null };

/** The rows that pass. Words are met in any spelling and without their article; the last one also by its beginning, as it is typed. */
export function filtered(
  rows: readonly ShownRow[],
  { text, intent, group, band }: Filter,
): readonly ShownRow[] {
  const asked = wordsOf(text);
  return rows.filter(
    (row) =>
      (intent === null || row.intent === intent) &&
      (group === null || row.group === group) &&
      (band === null || (row.difficulty.value !== null && bandOf(row.difficulty.value) === band)) &&
      (asked.length === 0 || holds(tokenize(row.keyword), asked)),
  );
}

function holds(kept: readonly string[], asked: readonly string[]): boolean {
  return asked.every(
    (word, i) =>
      kept.includes(stem(word)) ||
      (i === asked.length - 1 && kept.some((have) => have.startsWith(word))),
  );
}

/** How many rows each group has, in the contract's order; groups without any are left out. */
export function groupCounts(rows: readonly ShownRow[]): ReadonlyMap<Group, number> {
  const counts = new Map<Group, number>();
  for (const { group } of rows) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
}

/** What a cell stands for in a sum: its value, 0 where nobody knows it. */
export function weight({ value }: Cell): number {
  return value ?? 0;
}

/** Rows of two answers, each phrase once; the first answer's stay in front. */
export function joined<R extends { readonly keyword: string }>(
  first: readonly R[],
  second: readonly R[],
): readonly R[] {
  const known = new Set(first.map(({ keyword }) => keyword));
  return [...first, ...second.filter(({ keyword }) => !known.has(keyword))];
}
