import { dayMs, retention } from "#base/inventory/retention.ts";
import { join } from "node:path";
import { failureCodes } from "../contract.ts";
import type { JobDefinition } from "#platform/jobs/job-definition.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { maxResultBytes, runJobProcess } from "#platform/processes/job-process.ts";
import { getJobEnvironment } from "#platform/processes/process-environment.ts";
import type { TaskLimits } from "#platform/processes/task-options.ts";
import { SpeedAuditSchema, SpeedProgress } from "./speed-audit-schema.ts";
import type { SpeedInput, SpeedTask } from "./speed-input.ts";

/** The browser of this machine, and how many instances may run at once. */
export interface SpeedBrowser {
  readonly path: string;
  readonly maxConcurrent: number;
}

interface SpeedJobDependencies {
  readonly network: NetworkAdapter;
  readonly siteUrl: string;
  readonly now: () => Date;
  /** Undefined where the machine has no browser or the settings disable it. */
  readonly browser: SpeedBrowser | undefined;
  readonly log: { error(fields: object, message: string): void };
}

const minuteMs = 60_000;
const megabyte = 1024 * 1024;
const maxHeapMb = 256;
/**
 * The request by HTTP takes at most 20 s and the browser 60 s. The browser, which does most of the
 * work, has its own limits.
 */
const limits: TaskLimits = {
  maxCpuMs: 30_000,
  maxMemoryBytes: 512 * megabyte,
  timeoutMs: 2 * minuteMs,
  maxResultBytes,
};
/** Of tests by HTTP only, which cost little. */
const maxConcurrentRequests = 2;

/** Defines the queued job that tests the speed of a site. */
export function defineSpeedJob({
  network,
  siteUrl,
  now,
  browser,
  log,
}: SpeedJobDependencies): JobDefinition<SpeedInput> {
  return {
    name: "speed",
    lanes: {
      speed: { concurrency: browser?.maxConcurrent ?? maxConcurrentRequests, turnMs: minuteMs },
    },
    getLane: () => "speed",
    limits: { maxPerVisitor: 2, maxTotal: 40, maxPerVisitorPerHour: 20 },
    resultTtlMs: retention.reportDays * dayMs,
    reuseTtlMs: 5 * minuteMs,
    abandonAfterMs: 5_000,
    async run(input, report, signal) {
      const task: SpeedTask = {
        input,
        siteUrl,
        at: now().toISOString(),
        browserPath: browser?.path,
      };
      return runJobProcess({
        definition: {
          file: join(import.meta.dirname, "speed-process.ts"),
          env: getJobEnvironment(),
          maxHeapMb,
        },
        task,
        limits,
        signal,
        network,
        onProgress: report,
        onNoBrowser: (reason) =>
          log.error({ reason }, "the browser did not start: speed tests have no score"),
        schemas: { progress: SpeedProgress, result: SpeedAuditSchema },
        failureCodes,
      });
    },
  };
}
