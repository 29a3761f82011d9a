import type { FastifyInstance } from "fastify";
import { parseUrlInput } from "#platform/jobs/parse-url-input.ts";
import { AnalysisState, startAnalysis } from "../contract.ts";
import { toReport } from "../engine/report.ts";
import { toSiteReport } from "../engine/site-audit/site-report.ts";
import type { JobQueue } from "#platform/jobs/job-queue.ts";
import type { SeoAudit } from "./seo-audit.ts";
import type { SeoInput } from "./seo-task.ts";
import { registerJobRoutes, type JobRoutesDependencies } from "#platform/jobs/job-routes.ts";

interface SeoRoutesDependencies extends JobRoutesDependencies {
  readonly seoJobs: JobQueue<SeoInput>;
}

/** Registers the routes of analyses of pages and sites. */
export function seoAnalysesRoute(
  app: FastifyInstance,
  { seoJobs, streams, hashIp, now }: SeoRoutesDependencies,
): void {
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
    toResponse(result, locale) {
      const audit = result as SeoAudit;
      return {
        report: audit.kind === "page" ? toReport(audit, locale) : toSiteReport(audit, locale),
      };
    },
  });
}
