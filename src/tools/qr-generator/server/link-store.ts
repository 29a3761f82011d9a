import { dayMs, hourMs, retention } from "#base/inventory/retention.ts";
import type { Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { LinkState, ShortLinkRow } from "./links-table.ts";
import { getReportPeriods } from "./link-warning.ts";
import { writes, type LinkChange, type NewLink, type ScanBatch } from "./link-writes.ts";
import { countReports, writes as reportWrites } from "./report-writes.ts";

/** A stored short link. */
export interface ShortLink {
  readonly id: string;
  readonly secretHash: string;
  readonly target: string;
  readonly state: LinkState;
  /** ISO 8601 in UTC, as all moments here; `isWarned` says whether visitors are warned now. */
  readonly warnedAt: string | undefined;
  /** Undefined where there is no end. */
  readonly warnedUntil: string | undefined;
  /** What its owner has answered to reports. */
  readonly answer: string | undefined;
  readonly answeredAt: string | undefined;
  readonly createdAt: string;
  readonly changedAt: string;
}

export interface ReportedLink extends ShortLink {
  readonly reports: number;
  readonly scans: number;
}

/** Which links a list contains: those with a report or a warning, or all. */
export type LinkFilter = "reported" | "all";

/** The scans of a link. */
export interface StoredScans {
  readonly total: number;
  /** Those beyond the limit of one address or network, which are in no other figure. */
  readonly repeats: number;
  /** By day, YYYY-MM-DD, from a day on. */
  readonly byDay: ReadonlyMap<string, number>;
}

/** The short links of one database. Every write is durable when its promise is fulfilled. */
export interface LinkStore {
  /** @returns false where the id is taken */
  insert(link: NewLink): Promise<boolean>;
  find(id: string): Promise<ShortLink | undefined>;
  change(change: LinkChange): Promise<void>;
  erase(id: string, at: Date): Promise<void>;
  addScans(batch: ScanBatch): Promise<void>;
  readScans(id: string, since: string): Promise<StoredScans>;
  /** Stores a report, and a warning for a time where `countReportsUntilWarning` are there. */
  addReport(id: string, reporter: string, at: Date): Promise<void>;
  /** Counts the networks whose reports count now. */
  countReports(id: string, now: Date): Promise<number>;
  /** Stores what the owner answers to reports. */
  answer(id: string, answer: string, at: Date): Promise<void>;
  warn(id: string, at: Date): Promise<void>;
  clear(id: string): Promise<void>;
  list(filter: LinkFilter, limit: number): Promise<readonly ReportedLink[]>;
  deleteExpired(now: Date): Promise<void>;
}

/** Creates the store of short links in a database. */
export function createLinkStore(database: Database): LinkStore {
  return {
    insert: (link) => database.write(writes.insertLink, link),
    async find(id) {
      const row = await database.read((db) =>
        db.selectFrom("short_links").selectAll().where("id", "=", id).executeTakeFirst(),
      );
      return row && toLink(row);
    },
    change: (change) => database.write(writes.updateLink, change),
    erase: (id, at) => database.write(writes.eraseLink, { id, at: at.toISOString() }),
    addScans: (batch) => database.write(writes.addScans, batch),
    readScans: (id, since) => readScans(database, id, since),
    addReport: (id, reporter, at) =>
      database.write(reportWrites.addReport, {
        id,
        reporter,
        at: at.toISOString(),
        ...getReportPeriods(at),
      }),
    countReports: (id, now) =>
      database.read((db) => countReports(db, { id, since: getReportPeriods(now).reportsSince })),
    answer: (id, answer, at) =>
      database.write(reportWrites.storeAnswer, { id, answer, at: at.toISOString() }),
    warn: (id, at) => database.write(reportWrites.warnOfLink, { id, at: at.toISOString() }),
    clear: (id) => database.write(reportWrites.clearLink, id),
    list: (filter, limit) => listLinks(database, filter, limit),
    async deleteExpired(now) {
      const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
      await database.write(writes.deleteOldWriters, before(retention.maintenanceHours * hourMs));
      await database.write(reportWrites.deleteOldReports, {
        reports: before(retention.linkReporterDays * dayMs),
        answers: before(retention.linkAnswerDays * dayMs),
        warnings: now.toISOString(),
      });
    },
  };
}

async function readScans(database: Database, id: string, since: string): Promise<StoredScans> {
  const rows = await database.read((db) =>
    db
      .selectFrom("short_link_scans")
      .select(["day", "scans", "repeats"])
      .where("link_id", "=", id)
      .orderBy("day")
      .execute(),
  );
  return {
    total: rows.reduce((sum, { scans }) => sum + Number(scans), 0),
    repeats: rows.reduce((sum, { repeats }) => sum + Number(repeats), 0),
    byDay: new Map(
      rows.filter(({ day }) => day >= since).map(({ day, scans }) => [day, Number(scans)]),
    ),
  };
}

async function listLinks(
  database: Database,
  filter: LinkFilter,
  limit: number,
): Promise<readonly ReportedLink[]> {
  const rows = await database.read((db) =>
    db
      .selectFrom("short_links")
      .selectAll()
      .select((eb) => [
        eb
          .selectFrom("short_link_reports")
          .whereRef("link_id", "=", "short_links.id")
          .select(({ fn }) => fn.countAll().as("count"))
          .as("reports"),
        eb
          .selectFrom("short_link_scans")
          .whereRef("link_id", "=", "short_links.id")
          .select(({ fn }) => fn.sum("scans").as("sum"))
          .as("scans"),
      ])
      .where("state", "<>", "deleted")
      .$if(filter === "reported", (query) =>
        query.where(({ eb, or, exists, selectFrom }) =>
          or([
            eb("warned_at", "is not", null),
            exists(
              selectFrom("short_link_reports")
                .select("link_id")
                .whereRef("link_id", "=", "short_links.id"),
            ),
          ]),
        ),
      )
      .orderBy("created_at", "desc")
      .limit(limit)
      .execute(),
  );
  return rows.map((row) => ({
    ...toLink(row),
    reports: Number(row.reports ?? 0),
    scans: Number(row.scans ?? 0),
  }));
}

function toLink(row: Selectable<ShortLinkRow>): ShortLink {
  return {
    id: row.id,
    secretHash: row.secret_hash,
    target: row.target,
    state: row.state as LinkState,
    warnedAt: row.warned_at ?? undefined,
    warnedUntil: row.warned_until ?? undefined,
    answer: row.owner_answer ?? undefined,
    answeredAt: row.answered_at ?? undefined,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}
