import { PostgresAdapter } from "kysely";
import type { Migration } from "kysely/migration";

declare module "#platform/database/tables.ts" {
  interface Tables {
    rate_limits: RateLimitRow;
  }
}

/** The count of a key in one window. The driver of PostgreSQL returns a bigint as text. */
export interface RateLimitRow {
  key: string;
  window_start: string;
  hits: number | string;
  /** The end of the window, after which the row is not used any more. */
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
 * Makes counts large enough for bytes, which need more than 32 bits (integers of SQLite have 64
 * bits already), and adds the end of the window to each row, so that windows of ten minutes are not
 * kept as long as windows of a day. Earlier counts are deleted, because their keys are not used any
 * more.
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
