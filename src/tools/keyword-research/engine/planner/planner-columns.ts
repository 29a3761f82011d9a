import { plain, readMonth } from "./planner-values.ts";

/** The places of what is taken from a file; undefined where it has no such column. */
export interface PlannerColumns {
  readonly keyword: number;
  readonly volume: number | undefined;
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly competition: number | undefined;
  readonly index: number | undefined;
  readonly bidLow: number | undefined;
  readonly bidHigh: number | undefined;
  readonly currency: number | undefined;
  readonly months: readonly { readonly at: number; readonly month: string }[];
}

/**
 * The headings in English and in Arabic, folded: Keyword Planner writes them in the language of the account, and older
 * exports name the same columns otherwise ("Avg. Monthly Searches (exact match only)", "Suggested bid").
 * @see https://support.google.com/google-ads/answer/3022575
 */
const headings = {
  keyword:
    /^(?:keywords?|search terms?|(?:ال)?(?:كلمه|كلمات) (?:ال)?(?:رييسيه|مفتاحيه)|(?:ال)?كلمه|كلمات البحث)$/,
  volume:
    /^(?:avg\.?|average) monthly searches|^search volume$|^(?:متوسط|معدل) .*بحث.*شهري|^حجم البحث$/,
  least: /^min(?:imum)? search volume$|^الحد الادني .*بحث/,
  most: /^max(?:imum)? search volume$|^الحد الاقصي .*بحث/,
  index:
    /^competition \(index(?:ed)? value\)$|^(?:ال)?منافسه \((?:قيمه|القيمه) .*\)$|^موشر المنافسه$/,
  competition: /^competition$|^(?:ال)?منافسه$|^درجه المنافسه$/,
  bidLow: /^top of page bid \(low range\)$|^suggested bid$|اعلي الصفحه.*\(.*(?:منخفض|ادني).*\)$/,
  bidHigh: /^top of page bid \(high range\)$|اعلي الصفحه.*\(.*(?:مرتفع|عال|اعلي|اقصي).*\)$/,
  currency: /^currency$|^(?:ال)?عمله$|^رمز العمله$/,
} as const;

const monthHeading = /^(?:searches|عمليات البحث|عدد عمليات البحث|البحث)\s*:\s*(.+)$/;

/** What each column of a line of headings holds; null for a line without a column of keywords. */
export function readColumns(line: readonly string[]): PlannerColumns | null {
  const cells = line.map(plain);
  const place = (pattern: RegExp): number | undefined => {
    const at = cells.findIndex((cell) => pattern.test(cell));
    return at < 0 ? undefined : at;
  };
  const keyword = place(headings.keyword);
  if (keyword === undefined) return null;
  const months = cells.flatMap((cell, at) => {
    const month = readMonth(monthHeading.exec(cell)?.[1] ?? "");
    return month === null ? [] : [{ at, month }];
  });
  return {
    keyword,
    volume: place(headings.volume),
    least: place(headings.least),
    most: place(headings.most),
    competition: place(headings.competition),
    index: place(headings.index),
    bidLow: place(headings.bidLow),
    bidHigh: place(headings.bidHigh),
    currency: place(headings.currency),
    months: months.toSorted((a, b) => a.month.localeCompare(b.month)),
  };
}

/** A table that has only a column called "Keyword" is some list, and no file of the Planner. */
export function hasFigures({
  volume,
  least,
  competition,
  index,
  bidLow,
  months,
}: PlannerColumns): boolean {
  return (
    [volume, least, competition, index, bidLow].some((at) => at !== undefined) || months.length > 0
  );
}
