import { PostgresAdapter } from "kysely";
import type { Migration } from "kysely/migration";

declare module "#platform/database/tables.ts" {
  interface Tables {
    rate_limits: RateLimitRow;
  }
}

/** How much of something was used in one window of time. PostgreSQL hands a bigint out as text. */
export interface RateLimitRow {
  key: string;
  window_start: string;
  hits: number | string;
  /** When the window is over and the row says nothing any more. */
  expires_at: string;
}

export const rateLimits: Migration = {
  async up(db) {
    await db.schema
      .createTable("rate_limits")
      .addColumn("key", "varchar(200)", (column) => column.notNull())
      .addColumn("window_start", "varchar(24)", (column) => column.notNull())
      .addColumn("hits", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("rate_limits_key", ["key", "window_start"])
      .execute();
    await db.schema
      .createIndex("rate_limits_time")
      .on("rate_limits")
      .column("window_start")
      .execute();
  },
};

/**
 * Bytes are counted too, which need more than 32 bits; SQLite's integers have 64 of them already. A row knows when it
 * is over, so that windows of ten minutes need not be kept as long as windows of a day. The counts of before go: they
 * stand under keys that are not made any more.
 */
export const rateLimitAmounts: Migration = {
  async up(db) {
    await db.deleteFrom("rate_limits").execute();
    await db.schema
      .alterTable("rate_limits")
      .addColumn("expires_at", "varchar(24)", (column) => column.notNull().defaultTo(""))
      .execute();
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      await db.schema
        .alterTable("rate_limits")
        .alterColumn("hits", (column) => column.setDataType("bigint"))
        .execute();
    }
    await db.schema
      .createIndex("rate_limits_expiry")
      .on("rate_limits")
      .columns(["expires_at", "hits"])
      .execute();
  },
};
