import { maxKeywordChars } from "../../max-keyword-chars.ts";
import {
  maxCurrencyChars,
  maxMonths,
  maxRows,
  type PlannerFile,
  type PlannerRow,
  type Span,
} from "./planner-file.ts";
import { maxCount } from "./planner-values.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Parses a stored file; undefined for one that this tool could not have stored. */
export function parseStoredFile(stored: unknown): PlannerFile | undefined {
  if (!isObject(stored)) return undefined;
  const { name, from, to, isRounded, isCut, rows } = stored;
  return typeof name === "string" &&
    isMonth(from) &&
    isMonth(to) &&
    typeof isRounded === "boolean" &&
    typeof isCut === "boolean" &&
    Array.isArray(rows) &&
    rows.length <= maxRows &&
    rows.every(isRow)
    ? { name, from, to, isRounded, isCut, rows }
    : undefined;
}

function isRow(value: unknown): value is PlannerRow {
  if (!isObject(value)) return false;
  const { keyword, volume, competition, bid, currency, monthly } = value;
  return (
    typeof keyword === "string" &&
    keyword.length <= maxKeywordChars &&
    typeof currency === "string" &&
    currency.length <= maxCurrencyChars &&
    [volume, competition, bid].every((span) => span === null || isSpan(span)) &&
    Array.isArray(monthly) &&
    monthly.length <= maxMonths &&
    monthly.every(
      (each) =>
        isObject(each) &&
        each["month"] !== null &&
        isMonth(each["month"]) &&
        isCount(each["count"]),
    )
  );
}

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const isMonth = (value: unknown): value is string | null =>
  value === null || (typeof value === "string" && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(value));

const isCount = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= maxCount;

const isSpan = (value: unknown): value is Span =>
  Array.isArray(value) && value.length === 2 && value.every(isCount);
