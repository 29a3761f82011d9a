import type { Migration } from "kysely/migration";

declare module "#platform/database/tables.ts" {
  interface Tables {
    keyword_answers: KeywordAnswerRow;
    source_turns: SourceTurnRow;
  }
}

/**
 * A cached answer of a source. The key is a hash, so that the table does not show which keyword was
 * searched. Times are ISO 8601 texts in UTC.
 */
export interface KeywordAnswerRow {
  key: string;
  /** JSON. */
  body: string;
  expires_at: string;
}

/**
 * The rate limit and the circuit of a source. Times are milliseconds since 1970, which the driver
 * of PostgreSQL returns as texts.
 */
export interface SourceTurnRow {
  source: string;
  /**
   * The theoretical arrival time of the generic cell rate algorithm: each request moves it by the
   * interval of the source's rate limit.
   */
  paid_until: number | string;
  /** The circuit is open until this time; requests fail at once. */
  closed_until: number | string;
  closed_for: string;
}

export const keywords: Migration = {
  async up(db) {
    await db.schema
      .createTable("keyword_answers")
      .addColumn("key", "varchar(80)", (column) => column.primaryKey())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("expires_at", "varchar(24)", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("keyword_answers_expiry")
      .on("keyword_answers")
      .column("expires_at")
      .execute();
    await db.schema
      .createTable("source_turns")
      .addColumn("source", "varchar(40)", (column) => column.primaryKey())
      .addColumn("paid_until", "bigint", (column) => column.notNull())
      .addColumn("closed_until", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("closed_for", "varchar(20)", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
