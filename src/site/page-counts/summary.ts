import { csvLine } from "#base/csv.ts";
import { locales } from "#i18n/messages.ts";
import { table } from "#platform/cli/terminal.ts";
import type { PageCount } from "./count-store.ts";
import { sources } from "./page-view.ts";

type Columns = readonly { readonly head: string; readonly isIn: (count: PageCount) => boolean }[];

const byLocale: Columns = [
  ...locales.map((locale) => ({
    head: locale.toUpperCase(),
    isIn: (count: PageCount) => count.locale === locale,
  })),
  { head: "ALL", isIn: () => true },
];

/** The tables that a terminal shows: pages, origins and days, each with its sums in both directions. */
export function summaryOf(counts: readonly PageCount[], width: number): string {
  const pages = sumsBy(counts, ({ path }) => path).sort(
    (a, b) => b.all - a.all || a.name.localeCompare(b.name),
  );
  const origins = sumsBy(counts, ({ source }) => source).sort(
    (a, b) => sources.indexOf(a.name as never) - sources.indexOf(b.name as never),
  );
  const days = sumsBy(counts, ({ day }) => day).sort((a, b) => a.name.localeCompare(b.name));
  return [
    ["PAGE", pages],
    ["FROM", origins],
    ["DAY", days],
  ]
    .map(([head, rows]) => block(head as string, rows as readonly Sums[], counts, width))
    .join("\n");
}

interface Sums {
  readonly name: string;
  readonly all: number;
  readonly cells: readonly number[];
}

function sumsBy(counts: readonly PageCount[], nameOf: (count: PageCount) => string): Sums[] {
  return [...Map.groupBy(counts, nameOf)].map(([name, own]) => ({
    name,
    all: sum(own),
    cells: byLocale.map(({ isIn }) => sum(own.filter(isIn))),
  }));
}

function block(
  head: string,
  rows: readonly Sums[],
  counts: readonly PageCount[],
  width: number,
): string {
  const lines = rows.map(({ name, cells }) => [name, ...cells.map(String)]);
  return table(
    [head, ...byLocale.map((column) => column.head)],
    [...lines, ["total", ...byLocale.map(({ isIn }) => String(sum(counts.filter(isIn))))]],
    width,
  );
}

function sum(counts: readonly PageCount[]): number {
  return counts.reduce((total, { views }) => total + views, 0);
}

/** The counts as they are kept, a row each, for a spreadsheet. No cell holds anything that a visitor wrote. */
export function csvOf(counts: readonly PageCount[]): string {
  const rows = counts.map(({ day, path, locale, source, views }) => [
    day,
    path,
    locale,
    source,
    views,
  ]);
  return [["day", "path", "language", "source", "views"], ...rows].map(csvLine).join("");
}
