import type { Migration } from "kysely/migration";

/** A cached answer of a source, under a key that does not reveal the input. Times are ISO 8601 texts in UTC. */
export interface KeywordAnswerRow {
  key: string;
  /** JSON. */
  body: string;
  expires_at: string;
}

/** The rate limit and circuit breaker of a source. Times are milliseconds since 1970, which PostgreSQL returns as texts. */
export interface SourceTurnRow {
  source: string;
  /** The theoretical arrival time of the generic cell rate algorithm (`rate-limiter.ts`). */
  paid_until: number | string;
  /** The circuit stays open until this time; requests fail fast. */
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
