import type { Migration } from "kysely/migration";

declare module "#platform/database/tables.ts" {
  interface Tables {
    secrets: SecretRow;
  }
}

export interface SecretRow {
  name: string;
  value: string;
}

/** Creates the table of secrets that all processes with the same database share. */
export const secrets: Migration = {
  async up(db) {
    await db.schema
      .createTable("secrets")
      .addColumn("name", "varchar(40)", (column) => column.primaryKey())
      .addColumn("value", "varchar(200)", (column) => column.notNull())
      .execute();
  },
};
