import type { Migration } from "kysely/migration";
import { leadHandling, leadQuotas, leads } from "./leads/server/store/leads-table.ts";
import { outbox } from "./leads/server/outbox/outbox-table.ts";
import type { Migrations } from "./platform/database/migrate.ts";
import { jobExtras, jobIndexes, jobLanes, jobs, jobPolls } from "./platform/jobs/jobs-table.ts";
import { rateLimitAmounts, rateLimits } from "./platform/limits/rate-limits-table.ts";
import { secrets } from "./platform/limits/secrets-table.ts";
import { pageCounts } from "./site/page-counts/page-counts-table.ts";
import { keywords } from "./tools/keyword-research/server/keyword-tables.ts";
import {
  shortLinkAnswers,
  shortLinkRepeats,
  shortLinks,
} from "./tools/qr-generator/server/links-table.ts";
import {
  seoMonitorInterruptions,
  seoMonitors,
} from "./tools/seo-analyzer/server/monitor/monitors-table.ts";

/**
 * The migration steps of the database, in SQL that both SQLite and PostgreSQL support. A released
 * step never changes: a new step follows it. Times are ISO 8601 texts in UTC, which sort in their
 * order.
 */
export const migrations: Migrations = {
  "0001-leads": leads,
  "0002-states-outbox-limits": combineSteps(leadHandling, outbox, rateLimits),
  "0004-secrets": secrets,
  "0005-jobs": jobs,
  "0006-watched-jobs": jobPolls,
  "0007-keywords": keywords,
  "0008-page-counts": pageCounts,
  "0009-job-lanes": jobLanes,
  "0010-rate-limit-amounts": rateLimitAmounts,
  "0011-lead-quotas": leadQuotas,
  "0012-job-indexes": jobIndexes,
  "0013-job-extras": jobExtras,
  "0014-short-links": shortLinks,
  "0015-short-link-answers": shortLinkAnswers,
  "0016-short-link-repeats": shortLinkRepeats,
  "0017-seo-monitors": seoMonitors,
  "0018-seo-monitor-interruptions": seoMonitorInterruptions,
};

/** Combines the steps of several parts into one, in their order. */
function combineSteps(...steps: readonly Migration[]): Migration {
  return {
    async up(db) {
      for (const step of steps) await step.up(db);
    },
  };
}
