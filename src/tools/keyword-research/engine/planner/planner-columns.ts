import { normalizeText, readMonth } from "./planner-values.ts";

/** The places of what is taken from a file; undefined where it has no such column. */
export interface PlannerColumns {
  readonly keyword: number;
  readonly volume: number | undefined;
  readonly minVolume: number | undefined;
  readonly maxVolume: number | undefined;
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
const headings: Readonly<
  Record<Exclude<keyof PlannerColumns, "months">, (cell: string) => boolean>
> = {
  keyword: matching(
    /^(?:keywords?|search terms?|(?:ال)?(?:كلمه|كلمات) (?:ال)?(?:رييسيه|مفتاحيه)|(?:ال)?كلمه|كلمات البحث)$/,
  ),
  volume: (cell) =>
    /^(?:avg\.?|average) monthly searches|^search volume$|^حجم البحث$/.test(cell) ||
    (/^(?:متوسط|معدل) /.test(cell) && hasInOrder(cell, ["بحث"], ["شهري"])),
  minVolume: (cell) =>
    /^min(?:imum)? search volume$/.test(cell) ||
    (cell.startsWith("الحد الادني ") && cell.includes("بحث")),
  maxVolume: (cell) =>
    /^max(?:imum)? search volume$/.test(cell) ||
    (cell.startsWith("الحد الاقصي ") && cell.includes("بحث")),
  index: matching(
    /^competition \(index(?:ed)? value\)$|^(?:ال)?منافسه \((?:قيمه|القيمه) .*\)$|^موشر المنافسه$/,
  ),
  competition: matching(/^competition$|^(?:ال)?منافسه$|^درجه المنافسه$/),
  bidLow: (cell) =>
    /^top of page bid \(low range\)$|^suggested bid$/.test(cell) ||
    isTopOfPage(cell, ["منخفض", "ادني"]),
  bidHigh: (cell) =>
    cell === "top of page bid (high range)" || isTopOfPage(cell, ["مرتفع", "عال", "اعلي", "اقصي"]),
  currency: matching(/^currency$|^(?:ال)?عمله$|^رمز العمله$/),
};

function matching(pattern: RegExp): (cell: string) => boolean {
  return (cell) => pattern.test(cell);
}

function isTopOfPage(cell: string, ends: readonly string[]): boolean {
  return cell.endsWith(")") && hasInOrder(cell, ["اعلي الصفحه"], ["("], ends);
}

/**
 * Whether a text has one of the words of each group, the groups in their order. As an expression (`a.*b.*c`) this would
 * take the square of the text's length.
 */
function hasInOrder(text: string, ...groups: readonly (readonly string[])[]): boolean {
  let at = 0;
  for (const words of groups) {
    const ends = words
      .map((word) => [text.indexOf(word, at), word.length] as const)
      .filter(([found]) => found >= 0);
    if (ends.length === 0) return false;
    at = Math.min(...ends.map(([found, length]) => found + length));
  }
  return true;
}

const monthHeading = /^(?:searches|عمليات البحث|عدد عمليات البحث|البحث)\s*:(.+)$/;

/** What each column of a line of headings holds; null for a line without a column of keywords. */
export function readColumns(line: readonly string[]): PlannerColumns | null {
  const cells = line.map(normalizeText);
  const findColumn = (isHeading: (cell: string) => boolean): number | undefined => {
    const at = cells.findIndex(isHeading);
    return at < 0 ? undefined : at;
  };
  const keyword = findColumn(headings.keyword);
  if (keyword === undefined) return null;
  const months = cells.flatMap((cell, at) => {
    const month = readMonth(monthHeading.exec(cell)?.[1] ?? "");
    return month === null ? [] : [{ at, month }];
  });
  return {
    keyword,
    volume: findColumn(headings.volume),
    minVolume: findColumn(headings.minVolume),
    maxVolume: findColumn(headings.maxVolume),
    competition: findColumn(headings.competition),
    index: findColumn(headings.index),
    bidLow: findColumn(headings.bidLow),
    bidHigh: findColumn(headings.bidHigh),
    currency: findColumn(headings.currency),
    months: months.toSorted((a, b) => a.month.localeCompare(b.month)),
  };
}

/** A table that has only a column called "Keyword" is some list, and no file of the Planner. */
export function hasFigures({
  volume,
  minVolume,
  competition,
  index,
  bidLow,
  months,
}: PlannerColumns): boolean {
  return (
    [volume, minVolume, competition, index, bidLow].some((at) => at !== undefined) ||
    months.length > 0
  );
}
