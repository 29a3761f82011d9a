import type { Migration } from "kysely/migration";
import { leadHandling, leadQuotas, leads } from "./leads/server/store/leads-table.ts";
import { outbox } from "./leads/server/outbox/outbox-table.ts";
import type { Migrations } from "./platform/database/migrate.ts";
import { jobIndexes, jobLanes, jobs, watchedJobs } from "./platform/jobs/jobs-table.ts";
import { rateLimitAmounts, rateLimits } from "./platform/limits/rate-limits-table.ts";
import { secrets } from "./platform/limits/secrets-table.ts";
import { pageCounts } from "./site/page-counts/page-counts-table.ts";
import { keywords } from "./tools/keyword-research/server/keyword-tables.ts";

/**
 * The steps that build the database, in SQL that SQLite and PostgreSQL both understand. A released step never changes:
 * a new one follows it. Moments are ISO 8601 texts in UTC, which sort as they are.
 */
export const migrations: Migrations = {
  "0001-leads": leads,
  "0002-states-outbox-limits": inOrder(leadHandling, outbox, rateLimits),
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

/** One step that several parts share. */
function inOrder(...steps: readonly Migration[]): Migration {
  return {
    async up(db) {
      for (const step of steps) await step.up(db);
    },
  };
}
