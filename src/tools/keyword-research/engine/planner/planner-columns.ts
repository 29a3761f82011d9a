import { maxMonths } from "./planner-file.ts";
import { normalizeText, readMonth } from "./planner-values.ts";

/** The indexes of the columns that are read; undefined where a file has no such column. */
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
 * Recognizes the headings in English and in Arabic, folded: Keyword Planner writes them in the
 * language of the account, and older exports have other names for the same columns ("Avg. Monthly
 * Searches (exact match only)", "Suggested bid").
 * @see https://support.google.com/google-ads/answer/3022575
 */
const headings: Readonly<
  Record<Exclude<keyof PlannerColumns, "months">, (cell: string) => boolean>
> = {
  keyword: createMatcher(
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
  index: createMatcher(
    /^competition \(index(?:ed)? value\)$|^(?:ال)?منافسه \((?:قيمه|القيمه) .*\)$|^موشر المنافسه$/,
  ),
  competition: createMatcher(/^competition$|^(?:ال)?منافسه$|^درجه المنافسه$/),
  bidLow: (cell) =>
    /^top of page bid \(low range\)$|^suggested bid$/.test(cell) ||
    isTopOfPage(cell, ["منخفض", "ادني"]),
  bidHigh: (cell) =>
    cell === "top of page bid (high range)" || isTopOfPage(cell, ["مرتفع", "عال", "اعلي", "اقصي"]),
  currency: createMatcher(/^currency$|^(?:ال)?عمله$|^رمز العمله$/),
};

function createMatcher(pattern: RegExp): (cell: string) => boolean {
  return (cell) => pattern.test(cell);
}

function isTopOfPage(cell: string, ends: readonly string[]): boolean {
  return cell.endsWith(")") && hasInOrder(cell, ["اعلي الصفحه"], ["("], ends);
}

/**
 * Whether a text contains a word of each group, in the order of the groups. A regular expression
 * (`a.*b.*c`) would take time that grows with the square of the text's length.
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

/**
 * Finds what each column of a line of headings contains; null for a line without a column of
 * keywords.
 */
export function readColumns(line: readonly string[]): PlannerColumns | null {
  const cells = line.map(normalizeText);
  const findColumn = (isHeading: (cell: string) => boolean): number | undefined => {
    const at = cells.findIndex(isHeading);
    return at < 0 ? undefined : at;
  };
  const keyword = findColumn(headings.keyword);
  if (keyword === undefined) return null;
  const firstOfMonth = new Map<string, PlannerColumns["months"][number]>();
  for (const [at, cell] of cells.entries()) {
    const month = readMonth(monthHeading.exec(cell)?.[1] ?? "");
    if (month !== null && !firstOfMonth.has(month)) firstOfMonth.set(month, { at, month });
  }
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
    months: [...firstOfMonth.values()]
      .toSorted((a, b) => a.month.localeCompare(b.month))
      .slice(-maxMonths),
  };
}

/**
 * Whether a table has figures. One that has only a column "Keyword" is another list and not a file
 * of the Planner.
 */
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
