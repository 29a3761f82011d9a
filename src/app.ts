import { randomUUID } from "node:crypto";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import type { Gate } from "./leads/server/abuse/gate.ts";
import type { HashIp } from "./platform/limits/hash-ip.ts";
import type { RateLimiter } from "./platform/limits/rate-limiter.ts";
import type { VisitorLimit } from "./platform/limits/visitor-limit.ts";
import type { LogLevel } from "./platform/http/settings.ts";
import type { EventStreams } from "./platform/jobs/event-streams.ts";
import type { JobStore } from "./platform/jobs/job-store.ts";
import { startJobQueue, type JobQueue } from "./platform/jobs/job-queue.ts";
import type { KeywordResearch } from "./tools/keyword-research/server/keyword-research.ts";
import type { Attachments } from "./leads/server/attachments/attachments.ts";
import type { LeadStore } from "./leads/server/store/store.ts";
import type { UploadQuota } from "./leads/server/attachments/upload-quota.ts";
import type { LinkServices } from "./tools/qr-generator/server/link-services.ts";
import { linkRoutes } from "./tools/qr-generator/server/link-routes.ts";
import { redirectRoutes } from "./tools/qr-generator/server/redirect-routes.ts";
import type { TransferTimeouts } from "./tools/speed-test/server/bandwidth/cut-when-stalled.ts";
import type { BandwidthLimits } from "./tools/speed-test/server/bandwidth/bandwidth-limits.ts";
import type { NetworkAdapter } from "./platform/egress/network-adapter.ts";
import { countPages } from "./site/page-counts/count-pages.ts";
import type { CountStore } from "./site/page-counts/count-store.ts";
import { guardConnections } from "./platform/http/connection-guard.ts";
import { handleErrors } from "./platform/http/error-handler.ts";
import { refuseCrossSite } from "./platform/http/refuse-cross-site.ts";
import { createLoggerOptions, logRequests } from "./platform/http/request-log.ts";
import { setSecurityHeaders } from "./platform/http/security-headers.ts";
import { toDecodableUrl, servePages } from "./platform/http/site-pages.ts";
import { warnOfProxy } from "./platform/http/warn-of-proxy.ts";
import type { PageTemplates } from "./platform/http/page-templates.ts";
import { registerContactRoute } from "./leads/server/forms/contact.ts";
import { registerFormTokenRoute } from "./leads/server/forms/form-token.ts";
import { registerHealthRoutes } from "./platform/http/health.ts";
import { bandwidthRoutes } from "./tools/speed-test/server/bandwidth/bandwidth-routes.ts";
import { keywordsRoute } from "./tools/keyword-research/server/keyword-routes.ts";
import { shareRoute } from "./site/share-target/server/share-route.ts";
import { searchPageRoute } from "./site/search/server/search-page.ts";
import type { CheckpointFolder } from "./tools/seo-analyzer/server/checkpoint-folder.ts";
import { printRoutes } from "./tools/seo-analyzer/server/print/print-routes.ts";
import { ReportPrinter } from "./tools/seo-analyzer/server/print/report-printer.ts";
import { seoAnalysesRoute } from "./tools/seo-analyzer/server/seo-analyses.ts";
import { registerServiceRequestsRoute } from "./leads/server/forms/service-requests.ts";
import { speedTestsRoute } from "./tools/speed-test/server/speed-tests.ts";
import { createQueueLook } from "./tools/seo-analyzer/server/monitor/look.ts";
import { monitorRoutes } from "./tools/seo-analyzer/server/monitor/monitor-routes.ts";
import type { MonitorServices } from "./tools/seo-analyzer/server/monitor/monitor-services.ts";
import { defineSeoJob } from "./tools/seo-analyzer/server/seo-job.ts";
import type { SeoInput } from "./tools/seo-analyzer/server/seo-task.ts";
import { defineSpeedJob, type SpeedBrowser } from "./tools/speed-test/server/speed-job.ts";

/** What the app depends on. The caller creates these before the app and closes them after it. */
export interface AppDependencies {
  readonly store: LeadStore;
  readonly gate: Gate;
  readonly attachments: Attachments;
  readonly uploads: UploadQuota;
  /** Counts what visitors use, for all processes that share the database. */
  readonly limiter: RateLimiter;
  readonly hashIp: HashIp;
  readonly jobStore: JobStore;
  readonly streams: EventStreams;
  readonly keywords: KeywordResearch;
  /** Limits the keyword requests of one visitor. */
  readonly keywordLimit: VisitorLimit;
  /** The short links that QR codes contain. */
  readonly links: LinkServices;
  /** Monitors pages by mail; undefined where no mails are sent. */
  readonly monitors?: MonitorServices | undefined;
  /** Resolves and connects to the hosts that visitors name. */
  readonly network: NetworkAdapter;
  /** The address that visitors use, without a slash at its end. */
  readonly siteUrl: string;
  /** The pause between two pages of the same site; the crawler's default where it is not set. */
  readonly crawlIntervalMs?: number;
  /** How many pages of a site are read; the contract's default where it is not set. */
  readonly maxSitePages?: number;
  /** Where crawls keep what they have read; without it, a restart begins them anew. */
  readonly checkpoints?: CheckpointFolder;
  /** The browser of speed tests; undefined where they measure by HTTP requests only. */
  readonly browser: SpeedBrowser | undefined;
  readonly templates: Pick<PageTemplates, "get">;
  /** What prints reports: the bundle of their document, and in tests another process or time. */
  readonly print: Omit<ConstructorParameters<typeof ReportPrinter>[0], "now">;
  /** Stores how often pages are opened; undefined where they are not counted. */
  readonly counts?: CountStore | undefined;
  /** The ids of the services that visitors may request. */
  readonly serviceIds: readonly string[];
  /** The settings of the bandwidth test. */
  readonly bandwidth: {
    readonly limits: BandwidthLimits;
    readonly serverLocation: string;
    readonly timeouts?: TransferTimeouts;
  };
  /** The folder of the built pages. */
  readonly distDir: string;
  /** Whether visitors reach the site over https. */
  readonly isHttps: boolean;
  readonly logLevel: LogLevel;
  /** The proxies whose `X-Forwarded-For` is trusted, by address or network. */
  readonly trustedProxies: readonly string[];
  readonly now: () => Date;
  /** How many requests of one address may be in flight; the guard's default where it is not set. */
  readonly maxRequestsPerAddress?: number;
  /** Whether the server is stopping. */
  readonly isStopping: () => boolean;
}

/**
 * Enough for 10,000 characters of any script, percent-encoded, and for a longer text, so that the
 * form can report it as too long.
 */
const bodyLimit = 256 * 1024;

/**
 * Node's defaults let a slow client hold a connection for minutes. 120 s are enough to send 5 MB at
 * 350 kbit/s. The headers of requests from our own pages take 2 KB; 16 KB is Node's default, which
 * NODE_OPTIONS could raise.
 */
const timeouts = {
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
  requestTimeout: 120_000,
  // Closes a connection without traffic: a response that the client does not read would stay in
  // memory.
  connectionTimeout: 30_000,
};

/**
 * Each idle connection takes about 20 KB; a proxy needs a few dozen. Further connections are closed
 * as they arrive.
 */
const maxConnections = 4_000;
/**
 * After this many requests a connection is closed, so that no connection stays open, and grows,
 * without end.
 */
const maxRequestsPerConnection = 10_000;

function limitConnections(app: FastifyInstance): void {
  app.server.maxConnections = maxConnections;
  app.server.maxRequestsPerSocket = maxRequestsPerConnection;
  // A connection that the system cannot accept (too many open files) is an `error` event, which
  // ends the process where it has no listener.
  app.server.on("error", (error) =>
    app.log.error({ err: error }, "a connection could not be accepted"),
  );
}

function openMonitors({ monitors }: AppDependencies, seoJobs: JobQueue<SeoInput>) {
  return monitors && { ...monitors, worker: monitors.openWorker(createQueueLook(seoJobs)) };
}

/** Builds the Fastify app with all pages and API routes. The app does not listen yet. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    ...timeouts,
    trustProxy: dependencies.trustedProxies.length > 0 ? [...dependencies.trustedProxies] : false,
    requestIdHeader: false, // a client could send any text as its id
    genReqId: () => randomUUID(),
    logger: createLoggerOptions(dependencies.logLevel),
    // logRequests leaves out personal data.
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = "/" }) => toDecodableUrl(url),
  });

  app.addHook("onRequest", async (request, reply) => {
    setSecurityHeaders(reply, request.url, dependencies.isHttps);
    reply.header("x-request-id", request.id);
    if (request.url.startsWith("/api/"))
      reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  });
  limitConnections(app);
  guardConnections(app, dependencies);
  app.removeContentTypeParser("text/plain");
  handleErrors(app);
  logRequests(app);
  warnOfProxy(app);
  refuseCrossSite(app, dependencies);

  if (dependencies.counts) await countPages(app, { ...dependencies, counts: dependencies.counts });
  registerHealthRoutes(app, dependencies);
  registerFormTokenRoute(app, dependencies);
  await app.register(registerContactRoute, dependencies);
  await app.register(registerServiceRequestsRoute, dependencies);
  await app.register(bandwidthRoutes, dependencies);
  const jobDependencies = { store: dependencies.jobStore, now: dependencies.now, log: app.log };
  const [seoJobs, speedJobs] = [
    startJobQueue(defineSeoJob({ ...dependencies, log: app.log }), jobDependencies),
    startJobQueue(defineSpeedJob({ ...dependencies, log: app.log }), jobDependencies),
  ];
  const monitors = openMonitors(dependencies, seoJobs);
  app.addHook("preClose", async () => {
    await monitors?.worker.stop();
    await Promise.all([seoJobs.stop(), speedJobs.stop()]);
  });
  seoAnalysesRoute(app, { ...dependencies, seoJobs });
  const printer = new ReportPrinter({ ...dependencies.print, now: dependencies.now });
  app.addHook("preClose", () => printer.stop());
  printRoutes(app, { ...dependencies, seoJobs, printer });
  await app.register(monitorRoutes, { ...dependencies, monitors });
  speedTestsRoute(app, { ...dependencies, speedJobs });
  keywordsRoute(app, dependencies);
  linkRoutes(app, dependencies);
  await app.register(redirectRoutes, dependencies);
  await searchPageRoute(app, dependencies);
  await app.register(shareRoute);
  await servePages(app, dependencies);
  return app;
}
