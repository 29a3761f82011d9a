import type { Migration } from "kysely/migration";
import type { Locale } from "#i18n/messages.ts";
import type { LeadColumns } from "./lead-fields.ts";
import type { LeadKind, LeadState } from "./lead.ts";

declare module "#platform/database/tables.ts" {
  interface Tables {
    leads: LeadRow;
  }
}

/**
 * A lead: the columns of the fields of both forms, and those that the server adds. Times are ISO
 * 8601 texts in UTC.
 */
export interface LeadRow extends LeadColumns {
  id: string;
  kind: LeadKind;
  state: LeadState;
  /** When it was marked as handled; null while it is not. */
  handled_at: string | null;
  received_at: string;
  locale: Locale;
  idempotency_key: string | null;
  content_hash: string;
  /**
   * `withheld` where the visitor's mailbox had reached its limit of confirmations for the day, else
   * null.
   */
  confirmation: "withheld" | null;
}

export const leads: Migration = {
  async up(db) {
    await db.schema
      .createTable("leads")
      .addColumn("id", "varchar(36)", (column) => column.primaryKey())
      .addColumn("kind", "varchar(20)", (column) => column.notNull())
      .addColumn("received_at", "varchar(24)", (column) => column.notNull())
      .addColumn("locale", "varchar(2)", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("service_type", "text")
      .addColumn("budget", "varchar(20)")
      .addColumn("deadline", "varchar(10)")
      .addColumn("project_size", "varchar(20)")
      .addColumn("management_system", "varchar(20)")
      .addColumn("attachment_file", "varchar(50)")
      .addColumn("attachment_name", "text")
      .addColumn("attachment_type", "varchar(10)")
      .addColumn("attachment_size_bytes", "integer")
      .addColumn("attachment_sha256", "varchar(64)")
      .addColumn("idempotency_key", "varchar(36)")
      .addColumn("content_hash", "varchar(64)", (column) => column.notNull())
      .execute();
    // In both databases, null values are distinct in a unique index: duplicates without a key are
    // found by hash and hour.
    await db.schema
      .createIndex("leads_key_and_content")
      .on("leads")
      .columns(["idempotency_key", "content_hash"])
      .unique()
      .execute();
    await db.schema
      .createIndex("leads_content_and_time")
      .on("leads")
      .columns(["content_hash", "received_at"])
      .execute();
    await db.schema.createIndex("leads_time").on("leads").columns(["received_at", "id"]).execute();
  },
};

/** Adds the state of a lead, and when it was handled. */
export const leadHandling: Migration = {
  async up(db) {
    await db.schema
      .alterTable("leads")
      .addColumn("state", "varchar(10)", (column) => column.notNull().defaultTo("new"))
      .execute();
    await db.schema.alterTable("leads").addColumn("handled_at", "varchar(24)").execute();
    await db.schema
      .createIndex("leads_state_and_time")
      .on("leads")
      .columns(["state", "received_at"])
      .execute();
  },
};

/** Adds an index for the size of all attachments, and whether a confirmation was withheld. */
export const leadQuotas: Migration = {
  async up(db) {
    await db.schema.alterTable("leads").addColumn("confirmation", "varchar(10)").execute();
    await db.schema
      .createIndex("leads_attachment_size")
      .on("leads")
      .column("attachment_size_bytes")
      .execute();
  },
};
