import { formatCsv } from "#base/csv.ts";
import type { AiReport, PageReport, SiteReport } from "../contract.ts";

/**
 * Formats a report as CSV: one row for each finding of a page, also of those that are not scored,
 * and each AI crawler, or for each page of a site.
 */
export function formatReportCsv(report: PageReport | SiteReport): string {
  if (report.kind === "site") {
    return formatCsv([
      ["url", "status", "title", "score", "clicks", "links in"],
      ...report.pages.map(({ url, status, title, score, depth, linksIn }) => [
        url,
        status,
        title,
        score,
        depth,
        linksIn,
      ]),
    ]);
  }
  const rows = [...report.findings, ...(report.notes ?? [])].map(
    ({ rule, category, status, importance, title, found, fix, where, evidence, source }) => [
      rule,
      category,
      status,
      importance,
      title,
      found,
      fix,
      where ? `${where.platform}: ${where.text} (${where.asOf}, ${where.source})` : null,
      evidence.join("\n"),
      source,
    ],
  );
  return formatCsv([
    [
      "rule",
      "category",
      "status",
      "importance",
      "title",
      "found",
      "fix",
      "where",
      "evidence",
      "source",
    ],
    ...rows,
    ...listAiRows(report.ai),
    ...toArabicRows(report),
  ]);
}

/** Crawlers have a verdict instead of a status, and no importance: the score leaves them out. */
function listAiRows(ai: AiReport | undefined): readonly (readonly (string | null)[])[] {
  return (ai?.groups ?? []).flatMap(({ title, crawlers }) =>
    crawlers.map(({ token, verdict, verdictText, reason, documented, source }) => [
      token,
      "ai-crawlers",
      verdict,
      "",
      title,
      `${verdictText}: ${reason}`,
      null,
      null,
      documented,
      source,
    ]),
  );
}

/** The Arabic of the page in the same columns: a row for each finding. */
function toArabicRows({ arabic }: PageReport): (string | null)[][] {
  return (arabic?.groups ?? []).flatMap(({ kind, severity, title, findings }) =>
    findings.map(({ before, wrong, after, right, reason }) => [
      `arabic-${kind}`,
      "arabic",
      severity,
      "",
      title,
      `${wrong}: ${reason}`,
      right,
      null,
      `${before}${wrong}${after}`,
      "",
    ]),
  );
}

/** Formats a report as indented JSON. */
export function formatReportJson(report: PageReport | SiteReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

type Dated = Pick<PageReport, "url" | "fetchedAt">;

/** The file name of a report without an extension, such as "seo-shop.example-2026-11-21". */
export const getReportName = (report: Dated): string => `seo-${nameHostAndDay(report)}`;

/** The file name of the printed report, such as "seo-report-shop.example-2026-11-21.pdf". */
export const getPdfName = (report: Dated): string => `seo-report-${nameHostAndDay(report)}.pdf`;

const nameHostAndDay = ({ url, fetchedAt }: Dated): string =>
  `${(URL.parse(url)?.hostname ?? "report").replace(/[^\w.-]/g, "")}-${fetchedAt.slice(0, 10)}`;
