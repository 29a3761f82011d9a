import type { Migration } from "kysely/migration";

declare module "#platform/database/tables.ts" {
  interface Tables {
    short_links: ShortLinkRow;
    short_link_scans: ShortLinkScanRow;
    short_link_reports: ShortLinkReportRow;
    scan_writers: ScanWriterRow;
  }
}

export const linkStates = ["active", "ended", "deleted"] as const;
export type LinkState = (typeof linkStates)[number];

/**
 * A short link. It never expires. The row of a deleted link stays without its target and its key,
 * so that a printed code never leads to the target of someone else.
 */
export interface ShortLinkRow {
  id: string;
  /** SHA-256 of the secret, in hex; empty for a deleted link. */
  secret_hash: string;
  target: string;
  state: string;
  /** Since when visitors are warned. */
  warned_at: string | null;
  /** Until when, for a warning by reports; null for one by the agency, which has no end. */
  warned_until: string | null;
  /** The target that the agency has looked at and found harmless. */
  reviewed_target: string | null;
  /** What the owner has answered to reports, until the agency decides. */
  owner_answer: string | null;
  answered_at: string | null;
  created_at: string;
  changed_at: string;
}

/** How often a link was opened on a day. It contains nothing that identifies a visitor. */
export interface ShortLinkScanRow {
  link_id: string;
  /** YYYY-MM-DD in UTC. */
  day: string;
  /** PostgreSQL's driver returns a bigint as text. */
  scans: number | string;
  /** Those of one address or network beyond its limit, which are not among the scans. */
  repeats: number | string;
}

/** A report of a link; the reporter is a hash that is deleted after a time. */
export interface ShortLinkReportRow {
  link_id: string;
  reporter: string;
  reported_at: string;
}

/** The last batch of scans of each process, so that a repeated batch is counted once. */
export interface ScanWriterRow {
  writer: string;
  sequence: number;
  written_at: string;
}

export const shortLinks: Migration = {
  async up(db) {
    await db.schema
      .createTable("short_links")
      .addColumn("id", "varchar(8)", (column) => column.primaryKey())
      .addColumn("secret_hash", "varchar(64)", (column) => column.notNull())
      .addColumn("target", "varchar(2048)", (column) => column.notNull())
      .addColumn("state", "varchar(10)", (column) => column.notNull())
      .addColumn("warned_at", "varchar(24)")
      .addColumn("reviewed_target", "varchar(2048)")
      .addColumn("created_at", "varchar(24)", (column) => column.notNull())
      .addColumn("changed_at", "varchar(24)", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("short_link_scans")
      .addColumn("link_id", "varchar(8)", (column) => column.notNull())
      .addColumn("day", "varchar(10)", (column) => column.notNull())
      .addColumn("scans", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("short_link_scans_key", ["link_id", "day"])
      .execute();
    await db.schema
      .createTable("short_link_reports")
      .addColumn("link_id", "varchar(8)", (column) => column.notNull())
      .addColumn("reporter", "varchar(22)", (column) => column.notNull())
      .addColumn("reported_at", "varchar(24)", (column) => column.notNull())
      .addPrimaryKeyConstraint("short_link_reports_key", ["link_id", "reporter"])
      .execute();
    await db.schema
      .createTable("scan_writers")
      .addColumn("writer", "varchar(36)", (column) => column.primaryKey())
      .addColumn("sequence", "integer", (column) => column.notNull())
      .addColumn("written_at", "varchar(24)", (column) => column.notNull())
      .execute();
  },
};

/** Gives warnings an end, and the owners of reported links an answer. */
export const shortLinkAnswers: Migration = {
  async up(db) {
    const add = (name: string, type: "varchar(24)" | "varchar(500)") =>
      db.schema.alterTable("short_links").addColumn(name, type).execute();
    await add("warned_until", "varchar(24)");
    await add("owner_answer", "varchar(500)");
    await add("answered_at", "varchar(24)");
  },
};

/** Counts apart what is beyond the limit of one address. */
export const shortLinkRepeats: Migration = {
  async up(db) {
    await db.schema
      .alterTable("short_link_scans")
      .addColumn("repeats", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
