import { dayMs, retention } from "#base/inventory/retention.ts";
import { join } from "node:path";
import { failureCodes } from "../contract.ts";
import { defaultSitePages } from "../site-pages.ts";
import { rules } from "../engine/rules/all.ts";
import type { JobDefinition, Lane } from "#platform/jobs/job-definition.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { maxResultBytes, runJobProcess } from "#platform/processes/job-process.ts";
import { getJobEnvironment } from "#platform/processes/process-environment.ts";
import type { TaskLimits } from "#platform/processes/task-options.ts";
import { createSharedLock, type LockUser } from "#platform/processes/shared-lock.ts";
import { runWithCheckpoint, type CheckpointFolder } from "./checkpoint-folder.ts";
import { getSiteLimits } from "./site-limits.ts";
import { SeoAuditSchema, SeoProgress, type SeoAudit } from "./seo-audit.ts";
import {
  acquireBrowser,
  releaseBrowser,
  yieldBrowser,
  type SeoInput,
  type SeoTask,
} from "./seo-task.ts";

interface SeoJobDependencies {
  readonly network: NetworkAdapter;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly crawlIntervalMs?: number;
  /** How many pages of a site are read; the default of the contract where it is not set. */
  readonly maxSitePages?: number;
  /** Renders pages; undefined where they are fetched by HTTP only. */
  readonly browser: { readonly path: string } | undefined;
  /** Where crawls keep what they have read; without it, a restart begins them anew. */
  readonly checkpoints?: CheckpointFolder;
  readonly log: { error(fields: object, message: string): void };
}

const minuteMs = 60_000;
/** A slow page takes most of a minute. An analysis that takes longer is ended. */
const pageLimits = { timeoutMs: 2 * minuteMs, maxCpuMs: 20_000 };
/** How much longer than that the process may run to report the failure itself. */
const shutdownTimeoutMs = 5_000;

/** Before each page of a crawl, two of which run at once: at most eight pages a second. */
const defaultCrawlIntervalMs = 250;

/** An ordinary page has the browser for 2–3 s: five to seven in a row, or one in 50 s for ever. */
const browserShare = { allowanceMs: 15_000, forgivenShare: 0.05 };

const megabyte = 1024 * 1024;
const maxHeapMb = 512;

/**
 * Far above what the largest accepted pages need, so only a page built to exhaust the server
 * reaches them.
 */
function toTaskLimits({ timeoutMs, maxCpuMs }: typeof pageLimits): TaskLimits {
  return {
    maxCpuMs,
    maxMemoryBytes: 1_024 * megabyte,
    timeoutMs: timeoutMs + shutdownTimeoutMs,
    maxResultBytes,
  };
}

/** How many sites may wait, of 50 pages each: a full queue is finished within two hours. */
const maxWaitingSites = 20;
/** How many pages of sites one visitor may have read in an hour. */
const maxPagesPerVisitorPerHour = 3_000;

/** What a site takes is counted by its pages: fewer large ones wait, and one visitor has fewer. */
function createSiteLane(maxPages: number): Lane {
  const { timeoutMs } = getSiteLimits(maxPages);
  const share = getSiteLimits(defaultSitePages).timeoutMs / timeoutMs;
  return {
    concurrency: 1,
    turnMs: timeoutMs,
    maxUnfinished: Math.round(maxWaitingSites * share),
    maxPerVisitor: 2,
    maxPerVisitorPerHour: Math.floor(maxPagesPerVisitorPerHour / maxPages),
  };
}

/** Defines the queued job that analyses a page or a site. */
export function defineSeoJob(dependencies: SeoJobDependencies): JobDefinition<SeoInput> {
  const browserLock = createSharedLock(browserShare);
  const { maxSitePages: maxPages = defaultSitePages } = dependencies;
  return {
    name: "seo",
    // For two cores: pages wait for the network most of the time, a site is read page by page, a
    // browser needs a core.
    lanes: {
      page: { concurrency: 2, turnMs: pageLimits.timeoutMs },
      site: createSiteLane(maxPages),
      rendered: { concurrency: 1, turnMs: pageLimits.timeoutMs, maxUnfinished: 20 },
    },
    getLane: ({ scope, rendered }) => (scope === "site" ? "site" : rendered ? "rendered" : "page"),
    // The people of an office share one IP address, and a visitor compares a page with a second
    // one.
    limits: { maxPerVisitor: 4, maxTotal: 60, maxPerVisitorPerHour: 60 },
    resultTtlMs: retention.reportDays * dayMs,
    reuseTtlMs: 10 * minuteMs,
    droppable: ["screenshots"],
    // A report without what the browser adds is for the visitor who waited for it.
    isReusable: (result) => !isWithoutBrowser(result as SeoAudit),
    abandonAfterMs: 15 * minuteMs,
    async run(input, report, signal, { visitor, id }) {
      const browserUser = browserLock.addUser(visitor);
      try {
        if (input.scope === "page")
          return await runSeoProcess(input, report, signal, browserUser, dependencies);
        return await runWithCheckpoint({ ...dependencies, jobId: id, signal }, (checkpointFile) =>
          runSeoProcess(input, report, signal, browserUser, { ...dependencies, checkpointFile }),
        );
      } finally {
        browserUser.release();
      }
    },
  };
}

/** Whether a page was not rendered for a reason that is not its own. */
function isWithoutBrowser(audit: SeoAudit): boolean {
  return (
    audit.kind === "page" &&
    (audit.renderFailure === "busy" || audit.renderFailure === "no-browser")
  );
}

function runSeoProcess(
  input: SeoInput,
  report: (progress: object) => void,
  signal: AbortSignal,
  browserUser: LockUser,
  {
    network,
    siteUrl,
    now,
    crawlIntervalMs = defaultCrawlIntervalMs,
    maxSitePages: maxPages = defaultSitePages,
    browser,
    checkpointFile,
    log,
  }: SeoJobDependencies & { readonly checkpointFile?: string | undefined },
): Promise<SeoAudit> {
  const limits = input.scope === "site" ? getSiteLimits(maxPages) : pageLimits;
  const task: SeoTask = {
    input,
    siteUrl,
    at: now().toISOString(),
    crawlIntervalMs,
    maxPages,
    checkpointFile,
    browserPath: browser?.path,
    ruleCount: rules.length,
    timeoutMs: limits.timeoutMs,
  };
  return runJobProcess({
    definition: {
      file: join(import.meta.dirname, "seo-process.ts"),
      env: getJobEnvironment(),
      maxHeapMb,
    },
    task,
    limits: toTaskLimits(limits),
    signal,
    network,
    handleRequest(name, requestSignal) {
      if (name === acquireBrowser) return browserUser.acquire(requestSignal);
      if (name === yieldBrowser) return browserUser.waitForYield(requestSignal);
      return name === releaseBrowser ? Promise.resolve(browserUser.release()) : undefined;
    },
    onProgress: report,
    onNoBrowser: (reason) =>
      log.error({ reason }, "the browser did not start: pages are read by HTTP alone"),
    schemas: { progress: SeoProgress, result: SeoAuditSchema },
    failureCodes,
  });
}
