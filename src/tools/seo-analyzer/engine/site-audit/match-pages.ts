import { formatReadableUrl } from "#base/readable-url.ts";
import { fold } from "#i18n/fold-arabic.ts";
import type { SiteReport } from "../../contract.ts";

/** What the pages of a site are narrowed to; each part is left out where it is empty. */
export interface PageFilter {
  /** A part of the title or of the address, as typed. */
  readonly query: string;
  /** The id of a problem of the report. */
  readonly problem: string;
  /** Clicks from the first page, or `unlinked`. */
  readonly depth: number | "unlinked" | "";
  /** A language that pages declare, or `undeclared`. */
  readonly language: string;
}

export const noFilter: PageFilter = { query: "", problem: "", depth: "", language: "" };

/**
 * Lists the languages that pages declare, those of most pages first, and `undeclared` at the end
 * where pages declare none.
 * @returns none for a site in one language, and for a report that an older version stored
 */
export function listLanguages(pages: SiteReport["pages"]): readonly string[] {
  const byLanguage = Map.groupBy(pages, ({ lang }) => lang ?? "undeclared");
  const languages = [...byLanguage]
    .filter(([language]) => language !== "undeclared")
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([language]) => language);
  if (languages.length < 2) return [];
  return byLanguage.has("undeclared") ? [...languages, "undeclared"] : languages;
}

/**
 * Lists the pages that pass a filter, as indexes into the report's pages. Letters that are written
 * in several ways are one («أ» and «ا», capitals), and addresses are read without their encoding.
 */
export function matchPages(
  { pages, problems }: Pick<SiteReport, "pages" | "problems">,
  { query, problem, depth, language }: PageFilter,
): ReadonlySet<number> {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const withProblem = problems.find(({ id }) => id === problem);
  const found = new Set<number>();
  pages.forEach((page, i) => {
    const text = fold(`${page.title} ${formatReadableUrl(page.url)}`);
    const isAsked =
      words.every((word) => text.includes(word)) &&
      (withProblem === undefined || withProblem.pages.includes(i)) &&
      (depth === "" || (page.depth ?? "unlinked") === depth) &&
      (language === "" || (page.lang ?? "undeclared") === language);
    if (isAsked) found.add(i);
  });
  return found;
}

/** The pages that a page links to, and those that link to it, as indexes. */
export function listNeighbours(
  links: SiteReport["links"],
  page: number,
): { readonly to: readonly number[]; readonly from: readonly number[] } {
  return {
    to: links.flatMap(([from, to]) => (from === page && to !== page ? [to] : [])),
    from: links.flatMap(([from, to]) => (to === page && from !== page ? [from] : [])),
  };
}
