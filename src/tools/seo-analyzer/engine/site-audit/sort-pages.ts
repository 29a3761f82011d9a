import type { SitePage } from "../../contract.ts";

export const pageColumns = ["page", "score", "answer", "clicks", "linksIn"] as const;
export type PageColumn = (typeof pageColumns)[number];

export interface PageOrder {
  readonly column: PageColumn;
  readonly isDescending: boolean;
}

/** Columns whose large values are looked for first: bad answers and pages far away. */
const descendingFirst: readonly PageColumn[] = ["answer", "clicks"];

/** The order after a press on the head of a column: the other direction if it is sorted by it. */
export const toggleOrder = (order: PageOrder | null, column: PageColumn): PageOrder => ({
  column,
  isDescending: order?.column === column ? !order.isDescending : descendingFirst.includes(column),
});

const values: Readonly<Record<Exclude<PageColumn, "page">, (page: SitePage) => number | null>> = {
  score: ({ score }) => score,
  // No answer is worse than every error.
  answer: ({ status }) => (status === 0 ? 1000 : status),
  // No number of clicks leads to a page without a link.
  clicks: ({ depth }) => depth ?? Infinity,
  linksIn: ({ linksIn }) => linksIn,
};

/**
 * Sorts the pages of a site; null keeps the order in which they were read. Equal values keep it
 * too, and pages without a score are last in both directions.
 * @param getName what the page is called in the table
 */
export function sortPages(
  pages: readonly SitePage[],
  order: PageOrder | null,
  locale: string,
  getName: (page: SitePage) => string,
): readonly SitePage[] {
  if (order === null) return pages;
  const way = order.isDescending ? -1 : 1;
  if (order.column === "page") {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const names = new Map(pages.map((page) => [page, getName(page)]));
    return pages.toSorted((a, b) => way * compare(names.get(a)!, names.get(b)!));
  }
  const getValue = values[order.column];
  return pages.toSorted((a, b) => {
    const [x, y] = [getValue(a), getValue(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return x === y ? 0 : way * (x < y ? -1 : 1);
  });
}

export type AnswerKind = "opens" | "moves" | "missing" | "refused" | "server" | "none";

/**
 * What a status means for a visitor of the page.
 * @param status of HTTP; 0 without a response
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-status-codes
 */
export function describeStatus(status: number): AnswerKind {
  if (status === 0) return "none";
  if (status < 300) return "opens";
  if (status < 400) return "moves";
  if (status === 404 || status === 410) return "missing";
  return status < 500 ? "refused" : "server";
}
