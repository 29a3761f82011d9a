import type { Migration } from "kysely/migration";

declare module "#platform/database/tables.ts" {
  interface Tables {
    seo_monitors: MonitorRow;
    seo_monitor_tokens: MonitorTokenRow;
    seo_monitor_mails: MonitorMailRow;
  }
}

/**
 * A page or site that is looked at each week for a visitor. The row is deleted when the visitor
 * ends it, with its tokens and mails. Times are ISO 8601 texts in UTC.
 */
export interface MonitorRow {
  id: string;
  email: string;
  /** The address as limits count it (`normalizeMailbox`). */
  mailbox: string;
  url: string;
  host: string;
  scope: "page" | "site";
  locale: "ar" | "en";
  /** 1 where the visitor agreed that the agency writes about the page. */
  may_contact: number;
  created_at: string;
  /** Null until the visitor confirms; until then nothing is fetched. */
  confirmed_at: string | null;
  next_look_at: string | null;
  /** The look that has the lease. */
  look_id: string | null;
  leased_until: string | null;
  /** How many looks in a row found no page. */
  failures: number;
  /** How many looks in a row this server could not do, by no fault of the page. */
  interruptions: number;
  /** How many looks were stored; a part of the ids of mails. */
  looks: number;
  next_summary_at: string | null;
  /** The codes of the last report, as JSON. */
  baseline: string | null;
}

/** A link of a mail. The token itself is in the mail alone. */
export interface MonitorTokenRow {
  /** SHA-256 of the token, in hex. */
  hash: string;
  monitor_id: string;
  purpose: "confirm" | "end";
  created_at: string;
}

/** A mail that waits for its delivery. */
export interface MonitorMailRow {
  /** A part of the Message-ID, the same for each attempt. */
  id: string;
  monitor_id: string;
  kind: "confirm" | "changes" | "summary" | "agency";
  /** Codes and figures as JSON; they are worded when the mail is sent. */
  content: string;
  attempts: number;
  due_at: string;
  leased_until: string | null;
  created_at: string;
}

export const seoMonitors: Migration = {
  async up(db) {
    await db.schema
      .createTable("seo_monitors")
      .addColumn("id", "varchar(22)", (column) => column.primaryKey())
      .addColumn("email", "varchar(254)", (column) => column.notNull())
      .addColumn("mailbox", "text", (column) => column.notNull())
      .addColumn("url", "text", (column) => column.notNull())
      .addColumn("host", "varchar(255)", (column) => column.notNull())
      .addColumn("scope", "varchar(4)", (column) => column.notNull())
      .addColumn("locale", "varchar(2)", (column) => column.notNull())
      .addColumn("may_contact", "integer", (column) => column.notNull())
      .addColumn("created_at", "varchar(24)", (column) => column.notNull())
      .addColumn("confirmed_at", "varchar(24)")
      .addColumn("next_look_at", "varchar(24)")
      .addColumn("look_id", "varchar(22)")
      .addColumn("leased_until", "varchar(24)")
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("looks", "integer", (column) => column.notNull())
      .addColumn("next_summary_at", "varchar(24)")
      .addColumn("baseline", "text")
      .execute();
    await db.schema
      .createTable("seo_monitor_tokens")
      .addColumn("hash", "varchar(64)", (column) => column.primaryKey())
      .addColumn("monitor_id", "varchar(22)", (column) =>
        column.notNull().references("seo_monitors.id").onDelete("cascade"),
      )
      .addColumn("purpose", "varchar(7)", (column) => column.notNull())
      .addColumn("created_at", "varchar(24)", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("seo_monitor_mails")
      .addColumn("id", "varchar(60)", (column) => column.primaryKey())
      .addColumn("monitor_id", "varchar(22)", (column) =>
        column.notNull().references("seo_monitors.id").onDelete("cascade"),
      )
      .addColumn("kind", "varchar(10)", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("due_at", "varchar(24)", (column) => column.notNull())
      .addColumn("leased_until", "varchar(24)")
      .addColumn("created_at", "varchar(24)", (column) => column.notNull())
      .execute();
    const index = (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns).execute();
    await index("seo_monitors_due", "seo_monitors", ["next_look_at"]);
    await index("seo_monitors_mailbox", "seo_monitors", ["mailbox"]);
    await index("seo_monitors_host", "seo_monitors", ["host", "leased_until"]);
    await index("seo_monitor_tokens_monitor", "seo_monitor_tokens", ["monitor_id"]);
    await index("seo_monitor_mails_due", "seo_monitor_mails", ["due_at"]);
    await index("seo_monitor_mails_monitor", "seo_monitor_mails", ["monitor_id"]);
  },
};

export const seoMonitorInterruptions: Migration = {
  async up(db) {
    await db.schema
      .alterTable("seo_monitors")
      .addColumn("interruptions", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
