import type { FastifyInstance, FastifyReply } from "fastify";
import { InvalidInput } from "#base/invalid-input.ts";
import { defaultLocale } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { readAddress } from "#base/web-address.ts";
import { startAnalysis, type AnalysisState, type FailureCode } from "#tools/seo-analyzer/contract.ts";
import { reportOf } from "#tools/seo-analyzer/report.ts";
import { siteReportOf } from "#tools/seo-analyzer/site-report.ts";
import type { EventStreams } from "../jobs/event-streams.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { visitorOf } from "../jobs/visitor.ts";
import type { SeoAudit, SeoQuestion } from "../seo/seo-kind.ts";

interface Needs {
  readonly seoJobs: Jobs<SeoQuestion>;
  readonly streams: EventStreams;
}

/** When to ask again: about as long as a page takes. */
const retryAfterS = { visitor: 30, all: 60 };

/** Analyses of pages and sites: asked for, watched, read by whoever has the link, and cancelled. */
export function seoAnalysesRoute(app: FastifyInstance, { seoJobs, streams }: Needs): void {
  const at = `${startAnalysis.path}/:id` as const;

  app.post(startAnalysis.path, async (request, reply) => {
    const asked = startAnalysis.input.safeParse(request.body);
    const url = asked.success ? readAddress(asked.data.url) : null;
    if (!asked.success || url === null) throw new InvalidInput({ url: "malformed" });
    const started = await seoJobs.start({ url, scope: asked.data.scope ?? "page" }, visitorOf(request.ip));
    if ("refused" in started) {
      // A visitor who asks for too much is told so by the status; a server with too much to do says that it is that.
      const status = started.refused === "visitor" ? 429 : 503;
      return reply.code(status).header("retry-after", retryAfterS[started.refused]).send({ code: "busy" });
    }
    return reply.code(started.isCached ? 200 : 201).send(started);
  });

  app.get<{ Params: { id: string }; Querystring: { locale?: unknown } }>(at, async (request, reply) => {
    const state = await stateOf(request.params.id, locales.find((locale) => locale === request.query.locale) ?? defaultLocale);
    return state ?? replyExpired(reply);
  });

  app.get<{ Params: { id: string } }>(`${at}/events`, async (request, reply) => {
    return (await streams.send(request, reply, seoJobs, request.params.id)) ? reply : replyExpired(reply);
  });

  app.delete<{ Params: { id: string } }>(at, async (request, reply) => {
    await seoJobs.cancel(request.params.id);
    return reply.code(204).send();
  });

  async function stateOf(id: string, locale: Locale): Promise<AnalysisState | undefined> {
    const job = await seoJobs.find(id);
    if (!job) return undefined;
    if (job.state === "queued") return { state: "queued", position: job.position ?? 1 };
    if (job.state === "running") return { state: "running" };
    if (job.state === "failed") return { state: "failed", code: (job.code ?? "internal") as FailureCode };
    const audit = job.result as SeoAudit;
    return { state: "done", report: audit.kind === "page" ? reportOf(audit, locale) : siteReportOf(audit, locale), expiresAt: job.expiresAt.toISOString() };
  }
}

/** It was never there, or its 30 days are over: nobody can tell the difference. */
function replyExpired(reply: FastifyReply) {
  return reply.code(404).send({ code: "expired" });
}
