import { formatCsv, type CsvCell } from "#base/csv.ts";
import type { Cell } from "../contract.ts";
import type { ShownRow } from "./planner/merge-planner.ts";

const figures = ["volume", "difficulty", "cpc"] as const;

/** Formats the rows as CSV: every figure with its range, its certainty, its source and its date. */
export function formatRowsCsv(rows: readonly ShownRow[]): string {
  const heads = figures.flatMap((name) => [
    name === "cpc" ? "cpc usd" : name,
    ...["from", "to", "certainty", "source", "as of"].map((more) => `${name} ${more}`),
  ]);
  return formatCsv([
    ["keyword", "group", "intent", ...heads, "bid from", "bid to", "bid currency"],
    ...rows.map((row) => [
      row.keyword,
      row.group,
      row.intent,
      ...figures.flatMap((name) => listCells(row[name])),
      row.bid?.span[0] ?? null,
      row.bid?.span[1] ?? null,
      row.bid?.currency ?? null,
    ]),
  ]);
}

function listCells({ value, range, certainty, source, asOf }: Cell): readonly CsvCell[] {
  return value === null
    ? [null, null, null, null, null, null]
    : [value, range?.[0] ?? value, range?.[1] ?? value, certainty, source, asOf];
}

/** The name of the CSV file, such as "keywords-تصميم-مطابخ-2026-11-21.csv". */
export const getCsvName = (keyword: string, answeredAt: string): string =>
  toFileName("keywords", keyword, answeredAt, "csv");

/**
 * The name of a file about a keyword. It keeps letters and digits of any script, so that it is
 * recognized.
 * @param day begins with YYYY-MM-DD
 */
export function toFileName(kind: string, keyword: string, day: string, extension: string): string {
  const name = keyword
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
  return `${kind}-${name}-${day.slice(0, 10)}.${extension}`;
}
