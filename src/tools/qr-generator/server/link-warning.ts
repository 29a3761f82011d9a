import { dayMs } from "#base/inventory/retention.ts";

/**
 * Reports count together for so many days, and the warning that they bring lasts as long after the
 * last one. Who wants to keep it up has to find new networks every two weeks, because a network is
 * counted once in `retention.linkReporterDays`; a page that does harm finds them by itself.
 */
const warningDays = 14;

/** The days whose scans say how much a code is used. */
const weighedDays = 30;

const minReports = 3;
const maxReports = 10;
const scansPerReport = 100;
const daysPerReport = 30;

/**
 * Returns how many networks have to report a link until visitors are warned: three of a new link
 * that few have opened. A hundred scans in the last 30 days, and each 30 days that the link has
 * been as it is, count for one that did not complain. Both can be made up, so that ten are always
 * enough.
 */
export function countReportsUntilWarning(use: {
  readonly scans: number;
  readonly unchangedDays: number;
}): number {
  const silent = Math.floor(use.scans / scansPerReport) + unchangedMonths(use.unchangedDays);
  return Math.min(maxReports, minReports + silent);
}

const unchangedMonths = (days: number): number => Math.floor(Math.max(0, days) / daysPerReport);

/** The moments that the weighing of a report needs. */
export interface ReportPeriods {
  /** ISO 8601 in UTC, as all moments here: reports count from here on. */
  readonly reportsSince: string;
  /** YYYY-MM-DD: scans count from this day on. */
  readonly scansSince: string;
  /** When the warning ends that a report brings. */
  readonly warnedUntil: string;
}

export function getReportPeriods(now: Date): ReportPeriods {
  const shift = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  return {
    reportsSince: shift(-warningDays),
    scansSince: shift(-weighedDays).slice(0, 10),
    warnedUntil: shift(warningDays),
  };
}

/** Whether visitors are warned now: by the agency without an end, or by reports for a time. */
export function isWarned(
  link: { readonly warnedAt: string | undefined; readonly warnedUntil: string | undefined },
  now: Date,
): boolean {
  if (link.warnedAt === undefined) return false;
  return link.warnedUntil === undefined || link.warnedUntil > now.toISOString();
}
