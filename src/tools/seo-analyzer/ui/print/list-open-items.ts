import type { Effort } from "#base/effort.ts";
import type { Finding, Importance, PageReport, SiteReport, Status, Where } from "../../contract.ts";
import { findDetail } from "../../engine/name-finding.ts";
import { countPlaces, isEverywhere, listPlaces } from "../SiteProblems.tsx";
import type { PrintWords } from "./print-context.ts";

/** A finding of a page or a problem of a site, as far as a printed report shows it. */
export interface OpenItem {
  readonly id: string;
  readonly status: Exclude<Status, "passed">;
  readonly importance: Importance;
  readonly title: string;
  readonly why: string;
  /** What was found; null where the title says it. */
  readonly found: string | null;
  readonly fix: string | null;
  readonly where: Where | undefined;
  readonly effort: Effort;
  /** Addresses, texts or code of the page or site. */
  readonly places: readonly string[];
  readonly snippet: string | null;
  readonly source: string;
}

const importanceRank: Readonly<Record<Importance, number>> = { high: 0, medium: 1, low: 2 };
const statusRank = { failed: 0, warning: 1 } as const;
const timeRank = { minutes: 0, hour: 1, day: 2 } as const;
const rankTime = ({ time }: Effort): number => (time === null ? 3 : timeRank[time]);

/**
 * What does not pass. Of a page by its effect and then by its effort: importance first, an error
 * before a warning, and of equals what takes the least time; what keeps the page out of search is
 * the first. Of a site in the order of its report, which the steps and the screen have too.
 */
export function listOpenItems(
  report: PageReport | SiteReport,
  words: PrintWords,
): readonly OpenItem[] {
  if (report.kind === "site")
    return report.problems.flatMap((problem) => toSiteItem(report, problem, words));
  const items = [...report.findings, ...(report.notes ?? [])].flatMap(toPageItem);
  const rankBlocker = ({ id }: OpenItem): number => (id === report.blocker?.rule ? 0 : 1);
  return items.toSorted(
    (a, b) =>
      rankBlocker(a) - rankBlocker(b) ||
      importanceRank[a.importance] - importanceRank[b.importance] ||
      statusRank[a.status] - statusRank[b.status] ||
      rankTime(a.effort) - rankTime(b.effort),
  );
}

function toPageItem(finding: Finding): OpenItem[] {
  const { rule, status, description, evidence, where, ...rest } = finding;
  if (status === "passed") return [];
  return [{ ...rest, id: rule, status, why: description, where, places: evidence }];
}

function toSiteItem(
  report: SiteReport,
  problem: SiteReport["problems"][number],
  { locale, extra }: PrintWords,
): OpenItem[] {
  const { id, status, importance, title, why, fix, where, effort, source } = problem;
  if (status === "passed") return [];
  const found = countPlaces(locale, extra, report, problem);
  // The pages of the site are in a table of their own.
  const places = isEverywhere(report, problem) ? [] : listPlaces(report, problem);
  const item = { id, status, importance, title, why, found, fix, where, effort, source };
  return [{ ...item, places, snippet: null }];
}

/**
 * What was found, as far as the title does not say it. Figures alone say nothing on paper, so
 * they keep the words before them.
 */
export function wordDetail(title: string, found: string | null): string | null {
  const detail = findDetail(title, found) ?? "";
  if (detail === "") return null;
  return /\p{L}{3}/u.test(detail) ? detail : found;
}
