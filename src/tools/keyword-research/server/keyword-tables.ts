import type { Migration } from "kysely/migration";

declare module "#platform/database/tables.ts" {
  interface Tables {
    keyword_answers: KeywordAnswerRow;
    source_turns: SourceTurnRow;
  }
}

/** What a source answered, under a key that does not tell the question. Moments are ISO 8601 texts in UTC. */
export interface KeywordAnswerRow {
  key: string;
  /** JSON. */
  body: string;
  expires_at: string;
}

/** When a source may be asked again. Moments are milliseconds since 1970, which PostgreSQL hands out as texts. */
export interface SourceTurnRow {
  source: string;
  /** When everything that was asked will have been worth its time, at the pace that the source allows. */
  paid_until: number | string;
  /** Until then nobody asks. */
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
