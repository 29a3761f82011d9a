import { setTimeout } from "node:timers/promises";
import type { JobQueue } from "#platform/jobs/job-queue.ts";
import type { LookResult } from "../../engine/monitor/baseline.ts";
import type { SeoAudit } from "../seo-audit.ts";
import type { SeoInput } from "../seo-task.ts";

/** The queue has no room for a look now: neither the page nor the server has failed. */
export interface LookDelay {
  readonly retryAfterMs: number;
}

/**
 * Analyses a page or site as visitors do.
 * @returns undefined where the server could not look: that says nothing of the page
 */
export type Look = (
  input: SeoInput,
  signal: AbortSignal,
) => Promise<LookResult | LookDelay | undefined>;

interface LookOptions {
  /** Asking for a job also says that someone still waits for it. */
  readonly pollIntervalMs?: number;
  readonly maxQueueMs?: number;
}

/**
 * All looks are the jobs of one visitor: a queue lets one visitor's jobs run one after another, and
 * after those of others. No hour limits them: they are as many as there are monitors, and a
 * stranger whose looks use up such a limit would stop the looks of all.
 */
const visitor = "seo-monitors".padEnd(44, "-");
/**
 * How long a look waits for the jobs before it. The queue of sites has room for sixty of six
 * minutes, so that a look keeps its place until it is its turn.
 */
export const maxQueueMs = 6 * 3_600_000;
/** When a full queue is tried again: a page has the lane for two minutes at most. */
const fullQueueRetryMs = 5 * 60_000;
/** Failures of this server, of its name servers or of its connection. */
const ownFailures: ReadonlySet<string> = new Set([
  "busy",
  "cancelled",
  "expired",
  "offline",
  "internal",
  "resolver-failed",
]);

/** Looks through the queue of analyses, which connects to public addresses only. */
export function createQueueLook(
  jobs: JobQueue<SeoInput>,
  { pollIntervalMs = 1_000, maxQueueMs: maxWaitMs = maxQueueMs }: LookOptions = {},
): Look {
  return async (input, signal) => {
    const started = await jobs.start(input, visitor, visitor, true, false);
    if ("rejectedBy" in started)
      return {
        retryAfterMs: started.rejectedBy === "hour" ? started.retryAfterMs : fullQueueRetryMs,
      };
    const startedMs = performance.now();
    try {
      for (;;) {
        const job = await jobs.find(started.id);
        if (job === undefined) return undefined;
        if (job.state === "done") return { audit: job.result as SeoAudit };
        if (job.state === "failed") {
          const code = job.code ?? "internal";
          return ownFailures.has(code) ? undefined : { failure: code };
        }
        if (job.state === "queued" && performance.now() - startedMs >= maxWaitMs) {
          await jobs.cancel(started.id);
          return { retryAfterMs: fullQueueRetryMs };
        }
        await setTimeout(pollIntervalMs, undefined, { signal });
      }
    } catch (error) {
      await jobs.cancel(started.id).catch(() => undefined);
      throw error;
    }
  };
}
