import { randomUUID } from "node:crypto";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import type { Gate } from "./leads/server/abuse/gate.ts";
import type { HashIp } from "./platform/limits/hash-ip.ts";
import type { RateLimiter } from "./platform/limits/rate-limiter.ts";
import type { VisitorLimit } from "./platform/limits/visitor-limit.ts";
import type { LogLevel } from "./platform/http/settings.ts";
import type { EventStreams } from "./platform/jobs/event-streams.ts";
import type { JobStore } from "./platform/jobs/job-store.ts";
import { startJobQueue } from "./platform/jobs/job-queue.ts";
import type { KeywordResearch } from "./tools/keyword-research/server/keyword-research.ts";
import type { Attachments } from "./leads/server/attachments/attachments.ts";
import type { LeadStore } from "./leads/server/store/store.ts";
import type { UploadQuota } from "./leads/server/attachments/upload-quota.ts";
import type { TransferTimeouts } from "./tools/speed-test/server/bandwidth/cut-when-stalled.ts";
import type { BandwidthLimits } from "./tools/speed-test/server/bandwidth/bandwidth-limits.ts";
import type { NetworkAdapter } from "./platform/egress/network-adapter.ts";
import { countPages } from "./site/page-counts/count-pages.ts";
import type { CountStore } from "./site/page-counts/count-store.ts";
import { guardConnections } from "./platform/http/connection-guard.ts";
import { handleErrors } from "./platform/http/error-handler.ts";
import { refuseCrossSite } from "./platform/http/refuse-cross-site.ts";
import { loggerOptions, logRequests } from "./platform/http/request-log.ts";
import { setSecurityHeaders } from "./platform/http/security-headers.ts";
import { toDecodableUrl, servePages } from "./platform/http/site-pages.ts";
import { warnOfProxy } from "./platform/http/warn-of-proxy.ts";
import type { PageTemplates } from "./platform/http/page-templates.ts";
import { contactRoute } from "./leads/server/forms/contact.ts";
import { formTokenRoute } from "./leads/server/forms/form-token.ts";
import { healthRoutes } from "./platform/http/health.ts";
import { bandwidthRoutes } from "./tools/speed-test/server/bandwidth/bandwidth-routes.ts";
import { keywordsRoute } from "./tools/keyword-research/server/keyword-routes.ts";
import { searchPageRoute } from "./site/search/server/search-page.ts";
import { seoAnalysesRoute } from "./tools/seo-analyzer/server/seo-analyses.ts";
import { serviceRequestsRoute } from "./leads/server/forms/service-requests.ts";
import { speedTestsRoute } from "./tools/speed-test/server/speed-tests.ts";
import { defineSeoJob } from "./tools/seo-analyzer/server/seo-job.ts";
import { defineSpeedJob, type SpeedBrowser } from "./tools/speed-test/server/speed-job.ts";

/** Everything the app works with. Whoever builds the app builds these first, and closes them after it. */
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
  /** How much one visitor may ask of it. */
  readonly keywordLimit: VisitorLimit;
  /** The way to everything that a visitor names. */
  readonly network: NetworkAdapter;
  /** The address that visitors use, without a slash at its end. */
  readonly siteUrl: string;
  /** Between two pages of somebody's site; the product's own patience where it is not said. */
  readonly crawlIntervalMs?: number;
  /** What opens the sites of speed tests; undefined where HTTP alone has to do. */
  readonly browser: SpeedBrowser | undefined;
  readonly templates: Pick<PageTemplates, "get">;
  /** Where the pages that are opened are counted; undefined where they are not. */
  readonly counts?: CountStore | undefined;
  /** The ids of the services that visitors may ask for. */
  readonly serviceIds: readonly string[];
  /** What visitors' lines are measured against. */
  readonly bandwidth: {
    readonly limits: BandwidthLimits;
    readonly serverLocation: string;
    readonly timeouts?: TransferTimeouts;
  };
  /** Where the build put the pages. */
  readonly distDir: string;
  /** Whether visitors reach the site by https. */
  readonly isHttps: boolean;
  readonly logLevel: LogLevel;
  /** The proxies that are believed when they say whom a request comes from, by address or network. */
  readonly trustedProxies: readonly string[];
  readonly now: () => Date;
  /** Requests of one address that are answered at once; the guard's own number where nothing is said. */
  readonly maxRequestsPerAddress?: number;
  /** Whether the server has been told to stop. */
  readonly isStopping: () => boolean;
}

/** Room for 10,000 characters of any script, percent-encoded, and for telling who wrote more than that. */
const bodyLimit = 256 * 1024;

/**
 * Node's own limits let a slow client hold a connection for minutes. 120 s carry 5 MB over a line of 350 kbit/s. The
 * headers of our own pages' requests take 2 KB; 16 KB is Node's own limit, which NODE_OPTIONS could raise.
 */
const timeouts = {
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
  requestTimeout: 120_000,
  // Neither a byte read nor one taken: an answer that its reader leaves would be kept in memory for ever.
  connectionTimeout: 30_000,
};

/** Each idle connection holds some 20 KB; a proxy needs a few dozen. Connections beyond are closed as they arrive. */
const maxConnections = 4_000;
/** After so many requests a connection ends with its answer, so that none lives, and grows, for ever. */
const maxRequestsPerConnection = 10_000;

function limitConnections(app: FastifyInstance): void {
  app.server.maxConnections = maxConnections;
  app.server.maxRequestsPerSocket = maxRequestsPerConnection;
  // A connection that the system cannot hand over (too many open files) is an event, and unheard it ends the process.
  app.server.on("error", (error) =>
    app.log.error({ err: error }, "a connection could not be taken"),
  );
}

/** The whole server as one value: pages and API, not listening yet. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    ...timeouts,
    trustProxy: dependencies.trustedProxies.length > 0 ? [...dependencies.trustedProxies] : false,
    requestIdHeader: false, // an id of the sender's own choice could be anything
    genReqId: () => randomUUID(),
    logger: loggerOptions(dependencies.logLevel),
    logController: new LogController({ disableRequestLogging: true }), // logRequests says what may be said
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
  healthRoutes(app, dependencies);
  formTokenRoute(app, dependencies);
  await app.register(contactRoute, dependencies);
  await app.register(serviceRequestsRoute, dependencies);
  await app.register(bandwidthRoutes, dependencies);
  const jobDependencies = { store: dependencies.jobStore, now: dependencies.now, log: app.log };
  const [seoJobs, speedJobs] = [
    startJobQueue(defineSeoJob({ ...dependencies, log: app.log }), jobDependencies),
    startJobQueue(defineSpeedJob({ ...dependencies, log: app.log }), jobDependencies),
  ];
  app.addHook("preClose", async () => void (await Promise.all([seoJobs.stop(), speedJobs.stop()])));
  seoAnalysesRoute(app, { ...dependencies, seoJobs });
  speedTestsRoute(app, { ...dependencies, speedJobs });
  keywordsRoute(app, dependencies);
  await searchPageRoute(app, dependencies);
  await servePages(app, dependencies);
  return app;
}
