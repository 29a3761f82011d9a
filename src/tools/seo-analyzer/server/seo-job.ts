import { join } from "node:path";
import { failureCodes } from "../contract.ts";
import { rules } from "../engine/rules/all.ts";
import type { JobDefinition } from "#platform/jobs/job-definition.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { maxResultBytes, runJobProcess } from "#platform/processes/job-process.ts";
import { jobEnvironment } from "#platform/processes/process-environment.ts";
import type { TaskLimits } from "#platform/processes/run-task.ts";
import { startTurns } from "#platform/processes/turns.ts";
import { SeoAuditSchema, SeoProgress } from "./seo-audit.ts";
import { returnBrowser, takeBrowser, type SeoInput, type SeoTask } from "./seo-task.ts";

interface SeoJobDependencies {
  readonly network: NetworkAdapter;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly crawlIntervalMs?: number;
  /** What opens pages; undefined where they are read by HTTP alone. */
  readonly browser: { readonly path: string } | undefined;
  readonly log: { error(fields: object, message: string): void };
}

const minuteMs = 60_000;
/** One visitor's page takes most of a minute at the worst, a site some minutes; what takes longer will not end. */
const timeoutMs = { page: 2 * minuteMs, site: 6 * minuteMs };
/** What the process may take after that to end by itself, as it does. */
const shutdownTimeoutMs = 5_000;

/** Between two pages of a site that is read as a whole: some eight pages a second at the most. */
const defaultCrawlIntervalMs = 250;

const megabyte = 1024 * 1024;
const maxHeapMb = 512;

/** Far more than the largest pages that are fetched take; what takes more was made for that. */
function limitsOf(scope: SeoInput["scope"]): TaskLimits {
  return {
    maxCpuMs: scope === "site" ? 60_000 : 20_000,
    maxMemoryBytes: 1_024 * megabyte,
    timeoutMs: timeoutMs[scope] + shutdownTimeoutMs,
    maxResultBytes,
  };
}

/** Analysing a page or a site, as work that is queued. */
export function defineSeoJob({
  network,
  siteUrl,
  now,
  crawlIntervalMs = defaultCrawlIntervalMs,
  browser,
  log,
}: SeoJobDependencies): JobDefinition<SeoInput> {
  const turns = startTurns();
  return {
    name: "seo",
    // Two cores: pages wait for the network most of the time, a site is read page by page, a browser needs a core.
    lanes: {
      page: { concurrency: 2, turnMs: timeoutMs.page },
      // Nobody waits for hours: most sites take a minute or two.
      site: { concurrency: 1, turnMs: timeoutMs.site, maxUnfinished: 20 },
      rendered: { concurrency: 1, turnMs: timeoutMs.page, maxUnfinished: 20 },
    },
    laneOf: (question) =>
      question.scope === "site" ? "site" : question.rendered ? "rendered" : "page",
    // An office shares one address; a page is compared with a second one.
    limits: { maxPerVisitor: 4, maxTotal: 60, maxPerVisitorPerHour: 60 },
    resultTtlMs: 30 * 24 * 60 * minuteMs,
    reuseTtlMs: 10 * minuteMs,
    async run(question, report, signal) {
      const task: SeoTask = {
        question,
        siteUrl,
        at: now().toISOString(),
        crawlIntervalMs,
        browserPath: browser?.path,
        rules: rules.length,
        timeoutMs: timeoutMs[question.scope],
      };
      const turn = turns.enter();
      try {
        return await runJobProcess({
          definition: {
            file: join(import.meta.dirname, "seo-process.ts"),
            env: jobEnvironment(),
            maxHeapMb,
          },
          task,
          limits: limitsOf(question.scope),
          signal,
          network,
          answer: (asked, given) =>
            asked === takeBrowser
              ? turn.take(given)
              : asked === returnBrowser
                ? turn.giveBack()
                : undefined,
          onProgress: report,
          onNoBrowser: (reason) =>
            log.error({ reason }, "the browser did not start: pages are read by HTTP alone"),
          schemas: { progress: SeoProgress, result: SeoAuditSchema },
          failureCodes,
        });
      } finally {
        void turn.giveBack();
      }
    },
  };
}
