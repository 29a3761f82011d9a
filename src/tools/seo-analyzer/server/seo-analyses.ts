import type { FastifyInstance } from "fastify";
import { InvalidInput } from "#base/invalid-input.ts";
import { readAddress } from "#base/parse-url.ts";
import { startAnalysis } from "../contract.ts";
import { reportOf } from "../engine/report.ts";
import { siteReportOf } from "../engine/site-report.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import type { EventStreams } from "#platform/jobs/event-streams.ts";
import type { Jobs } from "#platform/jobs/job-queue.ts";
import type { SeoAudit } from "./seo-audit.ts";
import type { SeoQuestion } from "./seo-task.ts";
import { jobRoutes } from "#platform/jobs/job-routes.ts";

interface Needs {
  readonly seoJobs: Jobs<SeoQuestion>;
  readonly streams: EventStreams;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

/** Analyses of pages and sites. */
export function seoAnalysesRoute(
  app: FastifyInstance,
  { seoJobs, streams, hashIp, now }: Needs,
): void {
  jobRoutes(app, {
    path: startAnalysis.path,
    jobs: seoJobs,
    streams,
    hashIp,
    now,
    questionIn(body) {
      const asked = startAnalysis.input.safeParse(body);
      const url = asked.success ? readAddress(asked.data.url) : null;
      if (!asked.success || url === null) throw new InvalidInput({ url: "malformed" });
      const { scope = "page", rendered = false } = asked.data;
      return { url, scope, ...(rendered && scope === "page" ? { rendered } : {}) };
    },
    answerOf(result, locale) {
      const audit = result as SeoAudit;
      return {
        report: audit.kind === "page" ? reportOf(audit, locale) : siteReportOf(audit, locale),
      };
    },
  });
}
