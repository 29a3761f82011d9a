import type { Kysely } from "kysely";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { dayMs } from "#base/inventory/retention.ts";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";
import { countReportsUntilWarning, type ReportPeriods } from "./link-warning.ts";

export interface Report extends ReportPeriods {
  readonly id: string;
  /** The hash of the network that reports. */
  readonly reporter: string;
  /** ISO 8601 in UTC, as all moments here. */
  readonly at: string;
}

/** Stores a report, and a warning for a time where there are enough of them. */
async function addReport(
  db: Kysely<Tables>,
  { id, reporter, at, ...periods }: Report,
  kind: DatabaseAddress["kind"],
): Promise<void> {
  // Reports that arrive together wait for each other here, so that one of them sees all.
  const link = await db
    .selectFrom("short_links")
    .selectAll()
    .where("id", "=", id)
    .$if(kind === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  if (link === undefined || link.state === "deleted") return;
  await db
    .insertInto("short_link_reports")
    .values({ link_id: id, reporter, reported_at: at })
    .onConflict((conflict) => conflict.columns(["link_id", "reporter"]).doNothing())
    .execute();
  const isDecided = link.warned_at !== null && link.warned_until === null;
  if (isDecided || link.reviewed_target === link.target) return;
  const unchangedDays = (Date.parse(at) - Date.parse(link.changed_at)) / dayMs;
  const scans = await countScans(db, id, periods.scansSince);
  const reports = await countReports(db, { id, since: periods.reportsSince });
  if (reports < countReportsUntilWarning({ scans, unchangedDays })) return;
  const isRunning = link.warned_at !== null && link.warned_until! > at;
  await db
    .updateTable("short_links")
    .set({ warned_at: isRunning ? link.warned_at : at, warned_until: periods.warnedUntil })
    .where("id", "=", id)
    .execute();
}

async function countScans(db: Kysely<Tables>, id: string, since: string): Promise<number> {
  const { scans } = await db
    .selectFrom("short_link_scans")
    .select(({ fn }) => fn.sum("scans").as("scans"))
    .where("link_id", "=", id)
    .where("day", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(scans ?? 0);
}

/** Counts the networks that have reported a link since a moment. */
export async function countReports(
  db: Kysely<Tables>,
  { id, since }: { readonly id: string; readonly since: string },
): Promise<number> {
  const { reports } = await db
    .selectFrom("short_link_reports")
    .select(({ fn }) => fn.countAll().as("reports"))
    .where("link_id", "=", id)
    .where("reported_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(reports);
}

/** Stores what the owner answers to reports, in place of an earlier answer. */
async function storeAnswer(
  db: Kysely<Tables>,
  { id, answer, at }: { readonly id: string; readonly answer: string; readonly at: string },
): Promise<void> {
  await db
    .updateTable("short_links")
    .set({ owner_answer: answer, answered_at: at })
    .where("id", "=", id)
    .where("state", "<>", "deleted")
    .execute();
}

const noAnswer = { owner_answer: null, answered_at: null };

/** Warns without an end. The answer was read for this decision. */
async function warnOfLink(
  db: Kysely<Tables>,
  { id, at }: { readonly id: string; readonly at: string },
): Promise<void> {
  await db
    .updateTable("short_links")
    .set({ warned_at: at, warned_until: null, reviewed_target: null, ...noAnswer })
    .where("id", "=", id)
    .execute();
}

/** Ends the warning and deletes the reports. Further ones of the same target do not warn. */
async function clearLink(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable("short_links")
    .set(({ ref }) => ({
      warned_at: null,
      warned_until: null,
      reviewed_target: ref("target"),
      ...noAnswer,
    }))
    .where("id", "=", id)
    .execute();
  await db.deleteFrom("short_link_reports").where("link_id", "=", id).execute();
}

/** ISO 8601 in UTC: what was written before each of them is deleted. */
interface Limits {
  readonly reports: string;
  readonly answers: string;
  /** Warnings that ended before. */
  readonly warnings: string;
}

/** Deletes old reports and answers, and warnings that are over. Links are never deleted. */
async function deleteOldReports(db: Kysely<Tables>, until: Limits): Promise<void> {
  await db.deleteFrom("short_link_reports").where("reported_at", "<", until.reports).execute();
  await db
    .updateTable("short_links")
    .set(noAnswer)
    .where("answered_at", "<", until.answers)
    .execute();
  await db
    .updateTable("short_links")
    .set({ warned_at: null, warned_until: null })
    .where("warned_until", "<", until.warnings)
    .execute();
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, {
  addReport,
  storeAnswer,
  warnOfLink,
  clearLink,
  deleteOldReports,
});
