import type { FastifyInstance } from "fastify";
import { parseUrlInput } from "#platform/jobs/parse-url-input.ts";
import { AnalysisLimits, AnalysisState, devices, startAnalysis, type Device } from "../contract.ts";
import { mountEndpoint } from "#platform/http/mount-endpoint.ts";
import { defaultSitePages } from "../site-pages.ts";
import { choosePlatform } from "../engine/platform/choose-platform.ts";
import { toReport } from "../engine/report.ts";
import { toSiteReport } from "../engine/site-audit/site-report.ts";
import type { Job } from "#platform/jobs/job.ts";
import type { JobQueue } from "#platform/jobs/job-queue.ts";
import type { SeoAudit } from "./seo-audit.ts";
import type { SeoInput } from "./seo-task.ts";
import { registerJobRoutes, type JobRoutesDependencies } from "#platform/jobs/job-routes.ts";

interface SeoRoutesDependencies extends JobRoutesDependencies {
  readonly seoJobs: JobQueue<SeoInput>;
  /** How many pages of a site are read; the default of the contract where it is not set. */
  readonly maxSitePages?: number;
}

/** Registers the routes of analyses of pages and sites. */
export function seoAnalysesRoute(
  app: FastifyInstance,
  {
    seoJobs,
    streams,
    hashIp,
    now,
    maxSitePages: maxPages = defaultSitePages,
  }: SeoRoutesDependencies,
): void {
  mountEndpoint(app, {
    method: "GET",
    path: startAnalysis.path,
    output: AnalysisLimits,
    parseInput: () => ({}),
    handle: async () => ({ maxSitePages: maxPages }),
  });
  registerJobRoutes(app, {
    path: startAnalysis.path,
    outputs: { started: startAnalysis.output, state: AnalysisState },
    jobs: seoJobs,
    streams,
    hashIp,
    now,
    parseInput(body) {
      const {
        url,
        scope = "page",
        rendered = false,
        fresh = false,
      } = parseUrlInput(startAnalysis.input, body);
      const input = { url, scope, ...(rendered && scope === "page" ? { rendered } : {}) };
      return { input, isFresh: fresh };
    },
    toResponse(result, locale, { platform }) {
      const audit = choosePlatform(result as SeoAudit, platform);
      return {
        report: audit.kind === "page" ? toReport(audit, locale) : toSiteReport(audit, locale),
      };
    },
  });

  app.get<{ Params: { id: string; device: string } }>(
    `${startAnalysis.path}/:id/screenshots/:device`,
    { config: { computeQueue: "jobs" } },
    async ({ params: { id, device } }, reply) => {
      const webp = readScreenshot(await seoJobs.find(id), device);
      if (webp === undefined) return reply.code(404).send({ code: "expired" });
      return reply
        .type("image/webp")
        .header("cache-control", "private, max-age=31536000, immutable")
        .send(Buffer.from(webp, "base64"));
    },
  );
}

function readScreenshot(job: Job | undefined, device: string): string | undefined {
  const audit = job?.state === "done" ? (job.result as SeoAudit) : undefined;
  if (audit?.kind !== "page" || !devices.includes(device as Device)) return undefined;
  return audit.screenshots?.[device as Device].webp;
}
