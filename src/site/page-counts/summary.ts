import { formatCsvRecord } from "#base/csv.ts";
import { locales } from "#i18n/messages.ts";
import { formatTable } from "#platform/cli/terminal.ts";
import type { PageCount } from "./count-store.ts";
import { sources } from "./page-view.ts";

type Columns = readonly { readonly head: string; readonly isIn: (count: PageCount) => boolean }[];

const localeColumns: Columns = [
  ...locales.map((locale) => ({
    head: locale.toUpperCase(),
    isIn: (count: PageCount) => count.locale === locale,
  })),
  { head: "ALL", isIn: () => true },
];

/**
 * Formats the counts as tables for a terminal: pages, origins and days, each with sums of rows and
 * columns.
 * @param width of the terminal in characters
 */
export function formatSummary(counts: readonly PageCount[], width: number): string {
  const pages = groupSums(counts, ({ path }) => path).sort(
    (a, b) => b.all - a.all || a.name.localeCompare(b.name),
  );
  const origins = groupSums(counts, ({ source }) => source).sort(
    (a, b) => sources.indexOf(a.name as never) - sources.indexOf(b.name as never),
  );
  const days = groupSums(counts, ({ day }) => day).sort((a, b) => a.name.localeCompare(b.name));
  return [
    ["PAGE", pages],
    ["FROM", origins],
    ["DAY", days],
  ]
    .map(([head, rows]) => formatBlock(head as string, rows as readonly Sums[], counts, width))
    .join("\n");
}

interface Sums {
  readonly name: string;
  readonly all: number;
  readonly cells: readonly number[];
}

function groupSums(counts: readonly PageCount[], getName: (count: PageCount) => string): Sums[] {
  return [...Map.groupBy(counts, getName)].map(([name, own]) => ({
    name,
    all: sumViews(own),
    cells: localeColumns.map(({ isIn }) => sumViews(own.filter(isIn))),
  }));
}

function formatBlock(
  head: string,
  rows: readonly Sums[],
  counts: readonly PageCount[],
  width: number,
): string {
  const lines = rows.map(({ name, cells }) => [name, ...cells.map(String)]);
  return formatTable(
    [head, ...localeColumns.map((column) => column.head)],
    [
      ...lines,
      ["total", ...localeColumns.map(({ isIn }) => String(sumViews(counts.filter(isIn))))],
    ],
    width,
  );
}

function sumViews(counts: readonly PageCount[]): number {
  return counts.reduce((total, { views }) => total + views, 0);
}

/** Formats the stored counts as CSV, one row each. No cell contains text that a visitor entered. */
export function formatCsv(counts: readonly PageCount[]): string {
  const rows = counts.map(({ day, path, locale, source, views }) => [
    day,
    path,
    locale,
    source,
    views,
  ]);
  return [["day", "path", "language", "source", "views"], ...rows].map(formatCsvRecord).join("");
}
