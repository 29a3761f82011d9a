import type { FastifyBaseLogger } from "fastify";
import type { RateLimiter } from "./platform/limits/rate-limiter.ts";
import type { SourceCache } from "./tools/keyword-research/server/sources/source-cache.ts";
import type { Attachments } from "./leads/server/attachments/attachments.ts";
import { subtractMonths, purgeLeads } from "./leads/server/retention.ts";
import type { LeadStore } from "./leads/server/store/store.ts";

interface MaintenanceDependencies {
  readonly store: LeadStore;
  readonly limiter: Pick<RateLimiter, "deleteExpired">;
  readonly attachments: Attachments;
  readonly keywordAnswers: Pick<SourceCache, "deleteExpired">;
  readonly retentionMonths: number;
  readonly log: Pick<FastifyBaseLogger, "info" | "error">;
  readonly now: () => Date;
}

const dayMs = 24 * 3_600_000;

/**
 * Deletes what has been kept for long enough, forgets counts that are over and stale answers about keywords, and clears away files that no lead holds.
 * What fails is logged and done the next day. Several processes may do the same at once.
 */
export async function runMaintenance({
  store,
  limiter,
  attachments,
  keywordAnswers,
  retentionMonths,
  log,
  now,
}: MaintenanceDependencies): Promise<void> {
  try {
    const purged = await purgeLeads(store, attachments, subtractMonths(now(), retentionMonths));
    if (purged > 0)
      log.info({ purged, retentionMonths }, "deleted leads that were kept for long enough");
    await limiter.deleteExpired(now());
    await keywordAnswers.deleteExpired(now());
    const swept = await attachments.sweep(await store.listAttachmentFiles(), now());
    if (swept > 0) log.info({ swept }, "removed files that no lead holds");
  } catch (error) {
    log.error(
      { err: error },
      "could not tidy up: the database or the place for attachments cannot be had",
    );
  }
}

/** Tidies up every day, until it is stopped. @returns the stop */
export function startMaintenance(dependencies: MaintenanceDependencies): () => void {
  const timer = setInterval(() => void runMaintenance(dependencies), dayMs);
  timer.unref();
  return () => clearInterval(timer);
}
