import type { Answer, Cell, Row } from "../../contract.ts";
import { intentOf } from "../intent.ts";
import { keywordKey } from "../keyword-key.ts";
import type { PlannerFile, PlannerRow, Span } from "./planner-file.ts";

/** A row as it is shown: one that took its figures from a file may have a price in another currency. */
export interface ShownRow extends Row {
  /** What advertisers bid, where the file counts in another currency than the dollar; it is never converted. */
  readonly bid: { readonly span: Span; readonly currency: string } | null;
}

/** The rows of a file by phrase. */
export function plannerIndex(file: PlannerFile): ReadonlyMap<string, PlannerRow> {
  return new Map(file.rows.map((row) => [keywordKey(row.keyword), row]));
}

/**
 * Puts a file's figures in the place of estimates and of what open sources know. What a paid source counted stays: it is
 * of this keyword, place and month. An empty cell of the file takes nothing away.
 */
export function withPlanner(
  rows: readonly Row[],
  file: PlannerFile | null,
  index: ReadonlyMap<string, PlannerRow>,
): readonly ShownRow[] {
  return rows.map((row) => {
    const found = file === null ? undefined : index.get(keywordKey(row.keyword));
    return file === null || found === undefined ? { ...row, bid: null } : merged(row, found, file);
  });
}

const mostOwn = 100;
const unknown: Cell = {
  value: null,
  range: null,
  source: null,
  certainty: "estimated",
  asOf: null,
};

/** Phrases of the file that hold all words of the keyword and are not among the rows yet, the most searched first. */
export function plannerPhrases(
  { keyword, language }: Answer,
  rows: readonly Row[],
  index: ReadonlyMap<string, PlannerRow>,
): readonly Row[] {
  const asked = keywordKey(keyword).split(" ");
  const known = new Set(rows.map((row) => keywordKey(row.keyword)));
  return [...index]
    .filter(([key]) => !known.has(key) && asked.every((word) => ` ${key} `.includes(` ${word} `)))
    .toSorted(([, a], [, b]) => (b.volume?.[1] ?? 0) - (a.volume?.[1] ?? 0))
    .slice(0, mostOwn)
    .map(([, own]) => ({
      keyword: own.keyword,
      group: "related",
      intent: intentOf(own.keyword, language, "buy"),
      volume: unknown,
      difficulty: unknown,
      cpc: unknown,
      monthly: [],
      monthlySource: null,
    }));
}

function merged(
  row: Row,
  { volume, competition, bid, currency, monthly }: PlannerRow,
  { to }: PlannerFile,
): ShownRow {
  const isDollar = currency === "" || currency === "USD";
  const takesPrice = bid !== null && gives(row.cpc);
  const takesMonths = monthly.length > 1 && row.monthlySource !== "dataforseo";
  return {
    ...row,
    volume: volume !== null && gives(row.volume) ? cellOf(volume, to) : row.volume,
    // What advertisers compete for is a sign of how hard the word is, and no measure of the pages that show: an estimate.
    difficulty:
      competition !== null && gives(row.difficulty)
        ? { ...cellOf(competition, to), certainty: "estimated" }
        : row.difficulty,
    cpc: takesPrice && isDollar ? cellOf(bid, to, false) : row.cpc,
    bid: takesPrice && !isDollar && row.cpc.value === null ? { span: bid, currency } : null,
    monthly: takesMonths ? [...monthly] : row.monthly,
    monthlySource: takesMonths ? "import" : row.monthlySource,
  };
}

const gives = ({ value, source }: Cell): boolean => value === null || source !== "dataforseo";

function cellOf([from, to]: Span, asOf: string | null, isWhole = true): Cell {
  const middle = (from + to) / 2;
  return {
    value: isWhole ? Math.round(middle) : middle,
    range: from === to ? null : [from, to],
    source: "import",
    certainty: from === to ? "counted" : "ranged",
    asOf,
  };
}
