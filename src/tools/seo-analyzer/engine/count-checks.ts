import type { PageReport, SiteReport } from "../contract.ts";

interface CheckCounts {
  /** Null where a report that an older version stored does not say it. */
  readonly passed: number | null;
  readonly warnings: number;
  readonly failed: number;
}

/**
 * Counts the checks of a report. A check of a site has passed where no page warns or fails; what is
 * wrong is counted as it is listed, with the problems across pages.
 */
export function countChecks(report: PageReport | SiteReport): CheckCounts {
  if (report.kind === "page") return report;
  const { checks, problems } = report;
  const failed = problems.filter(({ status }) => status === "failed").length;
  return {
    passed: checks?.filter(({ status }) => status === "passed").length ?? null,
    warnings: problems.length - failed,
    failed,
  };
}
