import type { Migration } from "kysely/migration";
import type { NotificationKind, NotificationState } from "./notification.ts";

declare module "#platform/database/tables.ts" {
  interface Tables {
    outbox: OutboxRow;
  }
}

/**
 * A notification that waits for delivery or was given up. The row of a delivered one is deleted.
 * Times are ISO 8601 texts in UTC.
 */
export interface OutboxRow {
  lead_id: string;
  kind: NotificationKind;
  state: NotificationState;
  created_at: string;
  /** How many deliveries were started. */
  attempts: number;
  /** The next delivery starts at this time or later. */
  due_at: string;
  /** The end of the lease of the process that is delivering it. */
  leased_until: string | null;
  last_error: string | null;
}

/** Creates the outbox. Its rows are deleted with their lead. */
export const outbox: Migration = {
  async up(db) {
    await db.schema
      .createTable("outbox")
      .addColumn("lead_id", "varchar(36)", (column) =>
        column.notNull().references("leads.id").onDelete("cascade"),
      )
      .addColumn("kind", "varchar(20)", (column) => column.notNull())
      .addColumn("state", "varchar(10)", (column) => column.notNull())
      .addColumn("created_at", "varchar(24)", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("due_at", "varchar(24)", (column) => column.notNull())
      .addColumn("leased_until", "varchar(24)")
      .addColumn("last_error", "text")
      .addPrimaryKeyConstraint("outbox_key", ["lead_id", "kind"])
      .execute();
    await db.schema.createIndex("outbox_due").on("outbox").columns(["state", "due_at"]).execute();
  },
};
