import { hourMs, retention } from "./base/inventory/retention.ts";
import type { FastifyBaseLogger } from "fastify";
import type { RateLimiter } from "./platform/limits/rate-limiter.ts";
import type { SourceCache } from "./tools/keyword-research/server/sources/source-cache.ts";
import type { LinkStore } from "./tools/qr-generator/server/link-store.ts";
import type { CheckpointFolder } from "./tools/seo-analyzer/server/checkpoint-folder.ts";
import type { MonitorStore } from "./tools/seo-analyzer/server/monitor/monitor-store.ts";
import type { Attachments } from "./leads/server/attachments/attachments.ts";
import { subtractMonths, purgeLeads } from "./leads/server/retention.ts";
import type { LeadStore } from "./leads/server/store/store.ts";

interface MaintenanceDependencies {
  readonly store: LeadStore;
  readonly limiter: Pick<RateLimiter, "deleteExpired">;
  readonly attachments: Attachments;
  readonly keywordAnswers: Pick<SourceCache, "deleteExpired">;
  readonly links: Pick<LinkStore, "deleteExpired">;
  readonly monitors: Pick<MonitorStore, "deleteExpired">;
  readonly checkpoints: Pick<CheckpointFolder, "deleteExpired"> | undefined;
  readonly retentionMonths: number;
  readonly log: Pick<FastifyBaseLogger, "info" | "error">;
  readonly now: () => Date;
}

/**
 * Deletes leads beyond their retention time, expired rate limits, expired keyword answers, old
 * reports of short links, unconfirmed requests to monitor a page, what interrupted crawls have
 * left, and files that no lead refers to. An error is logged, and the work is repeated the next
 * day. Several processes may run it at the same time.
 */
export async function runMaintenance({
  store,
  limiter,
  attachments,
  keywordAnswers,
  links,
  monitors,
  checkpoints,
  retentionMonths,
  log,
  now,
}: MaintenanceDependencies): Promise<void> {
  try {
    const purged = await purgeLeads(store, attachments, subtractMonths(now(), retentionMonths));
    if (purged > 0)
      log.info({ purged, retentionMonths }, "deleted leads beyond their retention time");
    await limiter.deleteExpired(now());
    await keywordAnswers.deleteExpired(now());
    // At the start this has the database thread load the writes of scans before the first one.
    await links.deleteExpired(now());
    // Also where mail was switched off since, and no worker deletes them.
    await monitors.deleteExpired(now());
    await checkpoints?.deleteExpired(now());
    const swept = await attachments.deleteOrphans(await store.listAttachmentFiles(), now());
    if (swept > 0) log.info({ swept }, "removed files that no lead refers to");
  } catch (error) {
    log.error(
      { err: error },
      "maintenance failed: the database or the storage for attachments is unavailable",
    );
  }
}

/** Runs the maintenance at its interval. @returns a function that stops it */
export function startMaintenance(dependencies: MaintenanceDependencies): () => void {
  const timer = setInterval(
    () => void runMaintenance(dependencies),
    retention.maintenanceHours * hourMs,
  );
  timer.unref();
  return () => clearInterval(timer);
}
