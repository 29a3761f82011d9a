import type { PageReport, SiteReport } from "../contract.ts";

/**
 * Whether the server answered with errors alone, so that there was no page to audit: such a report
 * has its verdict and one step, and neither a score nor counts of checks.
 */
export const isUnaudited = (report: PageReport | SiteReport): boolean =>
  report.blocker?.rule === "status" &&
  (report.kind === "page" || report.pages.every(({ score }) => score === null));
