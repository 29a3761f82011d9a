import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { jobIndexes, jobLanes, jobs, watchedJobs } from "./platform/jobs/jobs-table.ts";
import { keywords } from "./tools/keyword-research/server/keyword-tables.ts";
import { pageCounts } from "./site/page-counts/page-counts-table.ts";
import { rateLimitAmounts } from "./platform/database/rate-limits-table.ts";

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

/** Who has been answered, what is still to be told, and how often somebody came. */
const statesOutboxLimits: Migration = {
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

/** How much room attachments take in all, and whose confirmation was left out. */
const leadQuotas: Migration = {
  async up(db) {
    await db.schema.alterTable("leads").addColumn("confirmation", "varchar(10)").execute();
    await db.schema
      .createIndex("leads_attachment_size")
      .on("leads")
      .column("attachment_size_bytes")
      .execute();
  },
};

/** What all processes that share the database have to know, and nobody else. */
const secrets: Migration = {
  async up(db) {
    await db.schema
      .createTable("secrets")
      .addColumn("name", "varchar(40)", (column) => column.primaryKey())
      .addColumn("value", "varchar(200)", (column) => column.notNull())
      .execute();
  },
};

/** All steps, in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-leads": leads,
  "0002-states-outbox-limits": statesOutboxLimits,
  "0004-secrets": secrets,
  "0005-jobs": jobs,
  "0006-watched-jobs": watchedJobs,
  "0007-keywords": keywords,
  "0008-page-counts": pageCounts,
  "0009-job-lanes": jobLanes,
  "0010-rate-limit-amounts": rateLimitAmounts,
  "0011-lead-quotas": leadQuotas,
  "0012-job-indexes": jobIndexes,
};

/**
 * Brings a database to the newest schema. Several processes may do so at once.
 * @param db a transaction, where the database does not begin one for this by itself
 * @throws whatever a step failed with
 */
export async function migrate<Any>(db: Kysely<Any>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
