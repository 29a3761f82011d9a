import type { SearchResponse, Cell, Row } from "../../contract.ts";
import { classifyIntent } from "../intent.ts";
import { toKeywordKey } from "../keyword-key.ts";
import type { PlannerFile, PlannerRow, Span } from "./planner-file.ts";

/** A row as shown. Where its figures are from a file, its price may be in another currency. */
export interface ShownRow extends Row {
  /**
   * The advertisers' bids, where the currency of the file is not the dollar; they are never
   * converted.
   */
  readonly bid: { readonly span: Span; readonly currency: string } | null;
}

/** Indexes the rows of a file by the keys of their phrases. */
export function indexPlannerRows(file: PlannerFile): ReadonlyMap<string, PlannerRow> {
  return new Map(file.rows.map((row) => [toKeywordKey(row.keyword), row]));
}

/**
 * Replaces estimates and figures of free sources by those of a file. Figures of a paid source stay,
 * because they are counted for this keyword, place and month. An empty cell of the file replaces
 * nothing.
 */
export function mergePlanner(
  rows: readonly Row[],
  file: PlannerFile | null,
  index: ReadonlyMap<string, PlannerRow>,
): readonly ShownRow[] {
  return rows.map((row) => {
    const found = file === null ? undefined : index.get(toKeywordKey(row.keyword));
    return file === null || found === undefined
      ? { ...row, bid: null }
      : mergeRow(row, found, file);
  });
}

const maxOwnPhrases = 100;
const unknown: Cell = {
  value: null,
  range: null,
  source: null,
  certainty: "estimated",
  asOf: null,
};

/**
 * Lists the phrases of the file that contain all words of the keyword and are not among the rows
 * yet, the most searched first.
 */
export function listPlannerPhrases(
  { keyword, language }: SearchResponse,
  rows: readonly Row[],
  index: ReadonlyMap<string, PlannerRow>,
): readonly Row[] {
  const keywordWords = toKeywordKey(keyword).split(" ");
  const known = new Set(rows.map((row) => toKeywordKey(row.keyword)));
  return [...index]
    .filter(
      ([key]) => !known.has(key) && keywordWords.every((word) => ` ${key} `.includes(` ${word} `)),
    )
    .toSorted(([, a], [, b]) => (b.volume?.[1] ?? 0) - (a.volume?.[1] ?? 0))
    .slice(0, maxOwnPhrases)
    .map(([, ownPhrases]) => ({
      keyword: ownPhrases.keyword,
      group: "related",
      intent: classifyIntent(ownPhrases.keyword, language, "buy"),
      volume: unknown,
      difficulty: unknown,
      cpc: unknown,
      monthly: [],
      monthlySource: null,
    }));
}

function mergeRow(
  row: Row,
  { volume, competition, bid, currency, monthly }: PlannerRow,
  { to }: PlannerFile,
): ShownRow {
  const isDollar = currency === "" || currency === "USD";
  const canTakePrice = bid !== null && hasOwnValue(row.cpc);
  const canTakeMonths = monthly.length > 1 && row.monthlySource !== "dataforseo";
  return {
    ...row,
    volume: volume !== null && hasOwnValue(row.volume) ? toCell(volume, to) : row.volume,
    // Competition among advertisers indicates how difficult a keyword is, but it does not measure
    // the pages in the results, so it is an estimate.
    difficulty:
      competition !== null && hasOwnValue(row.difficulty)
        ? { ...toCell(competition, to), certainty: "estimated" }
        : row.difficulty,
    cpc: canTakePrice && isDollar ? toCell(bid, to, false) : row.cpc,
    bid: canTakePrice && !isDollar && row.cpc.value === null ? { span: bid, currency } : null,
    monthly: canTakeMonths ? [...monthly] : row.monthly,
    monthlySource: canTakeMonths ? "import" : row.monthlySource,
  };
}

const hasOwnValue = ({ value, source }: Cell): boolean => value === null || source !== "dataforseo";

function toCell([from, to]: Span, asOf: string | null, isWhole = true): Cell {
  const middle = (from + to) / 2;
  return {
    value: isWhole ? Math.round(middle) : middle,
    range: from === to ? null : [from, to],
    source: "import",
    certainty: from === to ? "counted" : "ranged",
    asOf,
  };
}
