import { join } from "node:path";
import { failureCodes } from "../contract.ts";
import type { JobKind } from "#platform/jobs/job-queue.ts";
import type { World } from "#platform/egress/network-adapter.ts";
import { maxResultBytes, runJobProcess } from "#platform/processes/job-process.ts";
import { jobEnvironment } from "#platform/processes/process-environment.ts";
import type { TaskLimits } from "#platform/processes/run-task.ts";
import { SpeedAuditSchema, SpeedProgress } from "./speed-audit-schema.ts";
import type { SpeedQuestion, SpeedTask } from "./speed-input.ts";

/** The browser of this machine, and how many of it may be open at once. */
export interface SpeedBrowser {
  readonly path: string;
  readonly atOnce: number;
}

interface Needs {
  readonly world: World;
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
const requestsAtOnce = 2;

/** Testing how fast a site is, as work that is queued. */
export function speedKind({ world, siteUrl, now, browser, log }: Needs): JobKind<SpeedQuestion> {
  return {
    name: "speed",
    lanes: { speed: { concurrency: browser?.atOnce ?? requestsAtOnce, turnMs: minuteMs } },
    laneOf: () => "speed",
    most: { ofVisitor: 2, ofAll: 40, ofVisitorAnHour: 20 },
    keepMs: 30 * 24 * 60 * minuteMs,
    freshMs: 5 * minuteMs,
    unwatchedMs: 5_000,
    async run(question, report, signal) {
      const task: SpeedTask = {
        question,
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
        world,
        onProgress: report,
        onNoBrowser: (reason) =>
          log.error({ reason }, "the browser did not start: speed tests have no score"),
        schemas: { progress: SpeedProgress, result: SpeedAuditSchema },
        failureCodes,
      });
    },
  };
}
