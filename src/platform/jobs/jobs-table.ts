import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { JobState } from "./job.ts";

declare module "#platform/database/tables.ts" {
  interface Tables {
    jobs: JobRow;
  }
}

/** A job of a tool that runs on the server. Times are ISO 8601 texts in UTC. */
export interface JobRow {
  id: string;
  kind: string;
  state: JobState;
  created_at: string;
  /** JSON. */
  input: string;
  /**
   * The hash of the kind and the input, by which a stored result is found again; empty for one that
   * is not reused.
   */
  question: string;
  /** The hash of the visitor's address, to count the jobs of an hour; null after that hour. */
  visitor: string | null;
  /** The process that works on it, and the end of its lease. */
  owner: string | null;
  leased_until: string | null;
  /** How often it was started. */
  attempts: number;
  code: string | null;
  /** JSON. */
  result: string | null;
  finished_at: string | null;
  /** The last time a client of another process than the owner is known to have waited for it. */
  watched_at: string | null;
  expires_at: string;
  /** Jobs wait only for other jobs of their lane. */
  lane: string;
  /**
   * Jobs of a lane start in this order: a visitor's second job counts as if it had been enqueued
   * later.
   */
  turn_at: string;
  /** The size of the result and its extra in UTF-8; null without a result. */
  result_bytes: number | null;
  /** JSON: the properties of the result that are deleted before it; null without any. */
  extra: string | null;
  extra_bytes: number | null;
}

export const jobs: Migration = {
  async up(db) {
    await db.schema
      .createTable("jobs")
      .addColumn("id", "varchar(22)", (column) => column.primaryKey())
      .addColumn("kind", "varchar(20)", (column) => column.notNull())
      .addColumn("state", "varchar(10)", (column) => column.notNull())
      .addColumn("created_at", "varchar(24)", (column) => column.notNull())
      .addColumn("input", "text", (column) => column.notNull())
      .addColumn("question", "varchar(64)", (column) => column.notNull())
      .addColumn("visitor", "varchar(64)")
      .addColumn("owner", "varchar(36)")
      .addColumn("leased_until", "varchar(24)")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("code", "varchar(30)")
      .addColumn("result", "text")
      .addColumn("finished_at", "varchar(24)")
      .addColumn("expires_at", "varchar(24)", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("jobs_queue")
      .on("jobs")
      .columns(["kind", "state", "created_at", "id"])
      .execute();
    await db.schema
      .createIndex("jobs_question")
      .on("jobs")
      .columns(["question", "finished_at"])
      .execute();
    await db.schema.createIndex("jobs_expiry").on("jobs").column("expires_at").execute();
  },
};

/** Adds lanes, turns and the sizes of results. Jobs that were waiting keep their order. */
export const jobLanes: Migration = {
  async up(db) {
    await db.schema
      .alterTable("jobs")
      .addColumn("lane", "varchar(20)", (column) => column.notNull().defaultTo("page"))
      .execute();
    await db.schema
      .alterTable("jobs")
      .addColumn("turn_at", "varchar(24)", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema.alterTable("jobs").addColumn("result_bytes", "integer").execute();
    await sql`update jobs set turn_at = created_at, result_bytes = octet_length(result)`.execute(
      db,
    );
    await sql`update jobs set lane = 'speed' where kind = 'speed'`.execute(db);
    await sql`update jobs set lane = 'site' where kind = 'seo' and input like '%"scope":"site"%'`.execute(
      db,
    );
    await sql`update jobs set lane = 'rendered' where kind = 'seo' and input like '%"rendered":true%'`.execute(
      db,
    );
    await db.schema
      .createIndex("jobs_lane")
      .on("jobs")
      .columns(["kind", "lane", "state", "turn_at", "id"])
      .execute();
    // Answers the query from the index, without reading rows, whose results may be long.
    await db.schema
      .createIndex("jobs_result_size")
      .on("jobs")
      .columns(["finished_at", "id", "result_bytes"])
      .execute();
  },
};

/**
 * Adds the time at which a client last waited, and an index for the jobs of a visitor within an
 * hour.
 */
export const jobPolls: Migration = {
  async up(db) {
    await db.schema.alterTable("jobs").addColumn("watched_at", "varchar(24)").execute();
    await db.schema
      .createIndex("jobs_visitor")
      .on("jobs")
      .columns(["visitor", "created_at"])
      .execute();
  },
};

/** Adds indexes, so that no query reads ended jobs that it does not need. */
export const jobIndexes: Migration = {
  async up(db) {
    await db.schema
      .createIndex("jobs_visitor_state")
      .on("jobs")
      .columns(["visitor", "kind", "state", "leased_until", "id"])
      .execute();
    await db.schema
      .createIndex("jobs_named_visitor")
      .on("jobs")
      .columns(["created_at", "state", "id", "visitor"])
      .where("visitor", "is not", null)
      .execute();
    await db.schema
      .createIndex("jobs_owner")
      .on("jobs")
      .columns(["owner", "state"])
      .where("owner", "is not", null)
      .execute();
    await db.schema
      .createIndex("jobs_expiry_and_id")
      .on("jobs")
      .columns(["expires_at", "id"])
      .execute();
    await db.schema.dropIndex("jobs_expiry").execute();
  },
};

/**
 * Adds what is deleted before a result, and an index that finds the oldest without reading rows.
 */
export const jobExtras: Migration = {
  async up(db) {
    await db.schema.alterTable("jobs").addColumn("extra", "text").execute();
    await db.schema.alterTable("jobs").addColumn("extra_bytes", "integer").execute();
    await db.schema
      .createIndex("jobs_extra")
      .on("jobs")
      .columns(["finished_at", "id", "extra_bytes"])
      .where("extra_bytes", "is not", null)
      .execute();
  },
};
