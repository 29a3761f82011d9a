import Papa from "papaparse";
import { maxKeywordChars } from "../../max-keyword-chars.ts";
import { decodeFile, isSpreadsheet } from "./decode-file.ts";
import { hasFigures, readColumns, type PlannerColumns } from "./planner-columns.ts";
import {
  maxCurrencyChars,
  maxRows,
  type PlannerFile,
  type PlannerProblem,
  type PlannerRow,
  type Span,
} from "./planner-file.ts";
import { readCompetition, readCount, readMoney, readPeriod } from "./planner-values.ts";

/**
 * The title and the period come before the headings; headings are looked for in this many lines.
 */
const maxTitleLines = 12;
/**
 * The numbers that the Planner writes for ranges (50 for 10–100, 5000 for 1K–10K) where an account
 * may not see exact numbers.
 */
const bucket = /^50*$/;
/** Fewer rows may have such numbers by chance. */
const minBuckets = 5;

/**
 * Reads a file of Keyword Planner in its documented forms: UTF-16 with tabs or UTF-8 with commas or
 * semicolons, title lines above the headings, headings and figures in English or Arabic.
 * @returns the file, or the reason why it cannot be read
 */
export function readPlannerFile(bytes: Uint8Array, name: string): PlannerFile | PlannerProblem {
  if (isSpreadsheet(bytes)) return "spreadsheet";
  const text = decodeFile(bytes);
  const { headings, columns, period } = findHeadings(text.slice(0, 50_000));
  if (columns === null) return "no-keywords";
  const { data } = Papa.parse<string[]>(text, {
    delimiter: headings.delimiter,
    skipEmptyLines: "greedy",
    preview: maxRows + maxTitleLines + 2,
  });
  const all = data.slice(headings.line + 1).flatMap((cells) => toRow(cells, columns) ?? []);
  if (all.length === 0) return "no-rows";
  const uniqueRows = mergeDuplicates(all);
  const isRounded = isBucketed(uniqueRows);
  const months = columns.months.map(({ month }) => month);
  return {
    name,
    from: period?.[0] ?? months[0] ?? null,
    to: period?.[1] ?? months.at(-1) ?? null,
    isRounded,
    isCut: uniqueRows.length > maxRows,
    rows: uniqueRows
      .slice(0, maxRows)
      .map((row) => (isRounded ? { ...row, volume: toRange(row.volume), monthly: [] } : row)),
  };
}

interface Found {
  readonly headings: { readonly delimiter: string; readonly line: number };
  readonly columns: PlannerColumns | null;
  readonly period: readonly [string, string] | null;
}

/**
 * Finds the headings, and the separator that splits them. The lines above them may contain commas
 * of their own.
 */
function findHeadings(start: string): Found {
  let period: Found["period"] = null;
  for (const delimiter of ["\t", ";", ","]) {
    const lines = Papa.parse<string[]>(start, {
      delimiter,
      skipEmptyLines: "greedy",
      preview: maxTitleLines,
    }).data;
    for (const [line, cells] of lines.entries()) {
      period ??= readPeriod(cells.filter((readCell) => readCell.trim() !== "").join(", "));
      const columns = cells.length > 1 ? readColumns(cells) : null;
      if (columns !== null && hasFigures(columns))
        return { headings: { delimiter, line }, columns, period };
    }
  }
  return { headings: { delimiter: ",", line: 0 }, columns: null, period };
}

function toRow(cells: readonly string[], columns: PlannerColumns): PlannerRow | null {
  const readCell = (at: number | undefined): string =>
    at === undefined ? "" : (cells[at] ?? "").trim();
  const keyword = readCell(columns.keyword).replace(
    /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    "",
  );
  if (keyword === "") return null; // the totals of a segment
  if (keyword.length > maxKeywordChars) return null; // Google Ads takes none that is as long
  const index = readMoney(readCell(columns.index));
  const [low, high] = [readMoney(readCell(columns.bidLow)), readMoney(readCell(columns.bidHigh))];
  const currency = readCell(columns.currency).toUpperCase();
  const hasCurrency = currency.length <= maxCurrencyChars;
  return {
    keyword,
    volume:
      readCount(readCell(columns.volume)) ??
      mergeSpans(readCount(readCell(columns.minVolume)), readCount(readCell(columns.maxVolume))),
    competition:
      index !== null && index >= 0 && index <= 100
        ? [Math.round(index), Math.round(index)]
        : readCompetition(readCell(columns.competition)),
    // Without its currency an amount would be read as dollars.
    bid: hasCurrency ? toBid(low, high) : null,
    currency: hasCurrency ? currency : "",
    monthly: columns.months.flatMap(({ at, month }) => {
      const count = readCount(readCell(at));
      return count === null || count[0] !== count[1] ? [] : [{ month, count: count[0] }];
    }),
  };
}

function mergeSpans(minSpan: Span | null, maxSpan: Span | null): Span | null {
  return minSpan === null || maxSpan === null ? null : [minSpan[0], maxSpan[1]];
}

function toBid(low: number | null, high: number | null): Span | null {
  const [from, to] = [low ?? high, high ?? low];
  return from === null || to === null ? null : from <= to ? [from, to] : [to, from];
}

/** A phrase in two segments appears twice; the row with more searches is kept. */
function mergeDuplicates(rows: readonly PlannerRow[]): readonly PlannerRow[] {
  const rowByKeyword = new Map<string, PlannerRow>();
  for (const row of rows) {
    const before = rowByKeyword.get(row.keyword);
    if (before === undefined || (row.volume?.[1] ?? -1) > (before.volume?.[1] ?? -1))
      rowByKeyword.set(row.keyword, row);
  }
  return [...rowByKeyword.values()];
}

/**
 * Whether every number of the file is one that the Planner writes for a range. One alone could be
 * exact; together they are ranges.
 */
function isBucketed(rows: readonly PlannerRow[]): boolean {
  const exact = rows.flatMap(({ volume }) => (volume !== null && volume[1] > 0 ? [volume] : []));
  return (
    exact.length >= minBuckets &&
    exact.every(([from, to]) => from === to && bucket.test(String(from)))
  );
}

/** Converts such a number to its range: 50 to 10–100, 500 to 100–1,000, and so on; 5 to 0–10. */
function toRange(volume: Span | null): Span | null {
  if (volume === null || volume[0] === 0) return volume;
  const to = volume[0] * 2;
  return to === 10 ? [0, 10] : [to / 10, to];
}
