import type { FastifyInstance } from "fastify";
import { defaultLocale } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { BrowserUnavailableError } from "#platform/egress/browser/run-in-browser.ts";
import { watchClient } from "#platform/http/watch-client.ts";
import type { Job } from "#platform/jobs/job.ts";
import type { JobQueue } from "#platform/jobs/job-queue.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import { normalizeNetwork } from "#platform/limits/normalize-ip.ts";
import type { RateLimiter } from "#platform/limits/rate-limiter.ts";
import { createVisitorLimit } from "#platform/limits/visitor-limit.ts";
import { startAnalysis } from "../../contract.ts";
import { getPdfName } from "../../engine/export-report.ts";
import type { PrintInput } from "../../engine/print-input.ts";
import { choosePlatform } from "../../engine/platform/choose-platform.ts";
import { toReport } from "../../engine/report.ts";
import { toSiteReport } from "../../engine/site-audit/site-report.ts";
import type { SeoAudit } from "../seo-audit.ts";
import type { SeoInput } from "../seo-task.ts";
import { NotPrintedError, type ReportPrinter } from "./report-printer.ts";

interface PrintRoutesDependencies {
  readonly seoJobs: Pick<JobQueue<SeoInput>, "find">;
  readonly printer: ReportPrinter;
  /** The server's browser; undefined where it has none. */
  readonly browser: { readonly path: string } | undefined;
  readonly siteUrl: string;
  readonly limiter: RateLimiter;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

/** Of one visitor: an agency that hands over reports all day prints a few in an hour. */
const maxPdfsPerHour = 20;
/** Documents without a browser cost a fraction of a PDF. */
const maxDocumentsPerHour = 60;

/** A document or a PDF has up to some megabytes. */
const config = { hasLargeResponse: true };

/** The document has neither scripts nor anything that is fetched. */
const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Request {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly locale?: unknown; readonly platform?: unknown };
}

/** Registers the routes that give a report as a PDF, and as the document to print. */
export function printRoutes(app: FastifyInstance, dependencies: PrintRoutesDependencies): void {
  const { seoJobs, printer, browser, siteUrl } = dependencies;
  const pdfLimit = createVisitorLimit({
    ...dependencies,
    name: "seo-pdf",
    maxPerHour: maxPdfsPerHour,
  });
  const documentLimit = createVisitorLimit({
    ...dependencies,
    name: "seo-print",
    maxPerHour: maxDocumentsPerHour,
  });

  app.get<Request>(`${startAnalysis.path}/:id/pdf`, { config }, async (request, reply) => {
    const { params, query, ip, log } = request;
    const client = { network: normalizeNetwork(ip), left: watchClient(reply) };
    const locale = readLocale(query.locale);
    const audit = readAudit(await seoJobs.find(params.id), query.platform);
    if (audit === undefined) return reply.code(404).send({ code: "expired" });
    if (browser === undefined) return reply.code(503).send({ code: "no-browser" });
    const key = `${params.id} ${locale} ${audit.platform?.id ?? ""}`;
    const giveBack = printer.has(key) ? undefined : await pdfLimit.count(ip);
    const makeInput = () => toPrintInput(audit, { locale, siteUrl, id: params.id });
    try {
      const pdf = await printer.print(key, client, browser.path, makeInput);
      return await reply
        .type("application/pdf")
        .header("content-disposition", `attachment; filename="${getPdfName(audit)}"`)
        .send(pdf);
    } catch (error) {
      if (error instanceof NotPrintedError) await giveBack?.();
      if (!(error instanceof BrowserUnavailableError)) throw error;
      log.error({ reason: error.message }, "the browser did not start: no report is printed");
      return reply.code(503).send({ code: "no-browser" });
    }
  });

  app.get<Request>(`${startAnalysis.path}/:id/print`, { config }, async (request, reply) => {
    const { params, query, ip } = request;
    const client = { network: normalizeNetwork(ip), left: watchClient(reply) };
    const html = await printer.render(client, async () => {
      const audit = readAudit(await seoJobs.find(params.id), query.platform);
      if (audit === undefined) return undefined;
      await documentLimit.count(ip);
      return toPrintInput(audit, { locale: readLocale(query.locale), siteUrl, id: params.id });
    });
    if (html === undefined) return reply.code(404).send({ code: "expired" });
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", documentPolicy)
      .send(html);
  });
}

const readLocale = (locale: unknown): Locale =>
  locales.find((known) => known === locale) ?? defaultLocale;

/** @param platform what the visitor has chosen, unchecked */
const readAudit = (job: Job | undefined, platform: unknown): SeoAudit | undefined =>
  job?.state === "done" ? choosePlatform(job.result as SeoAudit, platform) : undefined;

function toPrintInput(
  audit: SeoAudit,
  base: Pick<PrintInput, "locale" | "siteUrl" | "id">,
): PrintInput {
  if (audit.kind === "site") return { ...base, report: toSiteReport(audit, base.locale) };
  const { screenshots } = audit;
  const report = toReport(audit, base.locale);
  return screenshots === undefined
    ? { ...base, report }
    : {
        ...base,
        report,
        pictures: { phone: screenshots.phone.webp, desktop: screenshots.desktop.webp },
      };
}
