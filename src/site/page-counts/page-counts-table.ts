import type { Migration } from "kysely/migration";
import type { Locale } from "#i18n/messages.ts";

declare module "#platform/database/tables.ts" {
  interface Tables {
    page_counts: PageCountRow;
  }
}

/** How often a page was opened on a day. It contains nothing that identifies a visitor. */
export interface PageCountRow {
  /** YYYY-MM-DD in UTC. */
  day: string;
  path: string;
  locale: Locale;
  source: string;
  views: number;
}

export const pageCounts: Migration = {
  async up(db) {
    await db.schema
      .createTable("page_counts")
      .addColumn("day", "varchar(10)", (column) => column.notNull())
      .addColumn("path", "varchar(200)", (column) => column.notNull())
      .addColumn("locale", "varchar(2)", (column) => column.notNull())
      .addColumn("source", "varchar(10)", (column) => column.notNull())
      .addColumn("views", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("page_counts_key", ["day", "path", "locale", "source"])
      .execute();
  },
};
