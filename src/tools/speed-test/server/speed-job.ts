import { join } from "node:path";
import { failureCodes } from "../contract.ts";
import type { JobDefinition } from "#platform/jobs/job-definition.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { maxResultBytes, runJobProcess } from "#platform/processes/job-process.ts";
import { jobEnvironment } from "#platform/processes/process-environment.ts";
import type { TaskLimits } from "#platform/processes/run-task.ts";
import { SpeedAuditSchema, SpeedProgress } from "./speed-audit-schema.ts";
import type { SpeedInput, SpeedTask } from "./speed-input.ts";

/** The browser of this machine, and how many of it may be open at once. */
export interface SpeedBrowser {
  readonly path: string;
  readonly maxConcurrent: number;
}

interface SpeedJobDependencies {
  readonly network: NetworkAdapter;
  readonly siteUrl: string;
  readonly now: () => Date;
  /** Undefined where this machine has none, or wants none. */
  readonly browser: SpeedBrowser | undefined;
  readonly log: { error(fields: object, message: string): void };
}

const minuteMs = 60_000;
const megabyte = 1024 * 1024;
const maxHeapMb = 256;
/** The page by HTTP takes 20 s at most and the browser 60 s; most of the work is done by the browser, which has limits of its own. */
const limits: TaskLimits = {
  maxCpuMs: 30_000,
  maxMemoryBytes: 512 * megabyte,
  timeoutMs: 2 * minuteMs,
  maxResultBytes,
};
/** Tests by HTTP alone cost next to nothing. */
const maxConcurrentRequests = 2;

/** Testing how fast a site is, as work that is queued. */
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
    laneOf: () => "speed",
    limits: { maxPerVisitor: 2, maxTotal: 40, maxPerVisitorPerHour: 20 },
    resultTtlMs: 30 * 24 * 60 * minuteMs,
    reuseTtlMs: 5 * minuteMs,
    abandonAfterMs: 5_000,
    async run(input, report, signal) {
      const task: SpeedTask = {
        question: input,
        siteUrl,
        at: now().toISOString(),
        browserPath: browser?.path,
      };
      return runJobProcess({
        definition: {
          file: join(import.meta.dirname, "speed-process.ts"),
          env: jobEnvironment(),
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
