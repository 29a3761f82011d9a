import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

/*
 * How the database came to be, step by step, in words that SQLite and PostgreSQL both understand. A step that has
 * been released is never changed: a new one follows it. Moments are ISO 8601 texts in UTC, which sort as they are.
 */

const leads: Migration = {
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
    // Both databases let a key of null repeat: leads without a key are told apart by hash and hour instead.
    await db.schema.createIndex("leads_key_and_content").on("leads").columns(["idempotency_key", "content_hash"]).unique().execute();
    await db.schema.createIndex("leads_content_and_time").on("leads").columns(["content_hash", "received_at"]).execute();
    await db.schema.createIndex("leads_time").on("leads").columns(["received_at", "id"]).execute();
  },
};

/** Brings a database to the newest schema. Several processes may do so at once. @throws whatever a step failed with */
export async function migrate(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ "0001-leads": leads }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
