import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { defaultLocale } from "#i18n/locale.ts";
import { buildApp } from "./app.ts";
import { openGate } from "./leads/server/abuse/gate.ts";
import { ipHasher, mailboxHasher } from "./platform/limits/hash-ip.ts";
import { rateLimiter } from "./platform/limits/rate-limiter.ts";
import { readSecretKeys } from "./platform/limits/secret-keys.ts";
import { createVisitorLimit } from "./platform/limits/visitor-limit.ts";
import { readConfig } from "./config.ts";
import { stopOnCrash } from "./platform/http/crash-stop.ts";
import { runMaintenance, startMaintenance } from "./maintenance.ts";
import { openProductDatabase } from "./product-database.ts";
import { ConfigError } from "./platform/settings/config-error.ts";
import { openStorage } from "./platform/storage/open-storage.ts";
import { prepareGracefulStop } from "./platform/http/graceful-stop.ts";
import { createEventStreams } from "./platform/jobs/event-streams.ts";
import { createJobStore } from "./platform/jobs/job-store.ts";
import { createKeywordResearch } from "./tools/keyword-research/server/keyword-research.ts";
import { readLexicons } from "./tools/keyword-research/server/lexicon.ts";
import { openKeywordSources } from "./tools/keyword-research/server/sources/keyword-sources.ts";
import type { StoredAttachment } from "./leads/server/lead.ts";
import { createAttachments } from "./leads/server/attachments/attachments.ts";
import { createLeadStore } from "./leads/server/lead-store.ts";
import { uploadQuota } from "./leads/server/upload-quota.ts";
import { openMetrics, serveMetrics } from "./platform/http/metrics.ts";
import { adviceOnNetwork } from "./platform/egress/network-advice.ts";
import { createSenders, getEnabledKinds } from "./leads/server/outbox/channels.ts";
import { createOutbox } from "./leads/server/outbox/database-outbox.ts";
import { startOutboxWorker, type OutboxWorker } from "./leads/server/outbox/worker.ts";
import { internet, type NetworkAdapter } from "./platform/egress/network-adapter.ts";
import { createCountStore } from "./site/page-counts/count-store.ts";
import { readPageTemplates } from "./platform/http/page-templates.ts";
import { pageTemplates } from "./page-templates.ts";
import { explainMissingBrowser, findBrowser } from "./platform/egress/browser/find-browser.ts";
import { readServiceTitles } from "./leads/server/service-titles.ts";

/** The folders that the server reads: what the build wrote and what the agency wrote. */
export interface ServerPaths {
  readonly distDir: string;
  readonly answersDir: string;
  readonly contentDir: string;
}

export interface RunningServer {
  /** Where it listens, without a slash at its end. */
  readonly url: string;
  /** Stops without failing a request that was accepted. */
  readonly stop: () => Promise<void>;
  /** What this machine lacks, in lines for whoever started the server. */
  readonly advice: readonly string[];
}

const root = join(import.meta.dirname, "..");
const defaultPaths: ServerPaths = {
  distDir: join(root, "dist"),
  answersDir: join(root, "dist-answers"),
  contentDir: join(root, "content"),
};

/**
 * Starts everything on this machine and listens. SIGTERM, SIGINT and SIGHUP stop it, a second one at once.
 * @param network the way to what visitors name; only tests bring another
 * @throws ConfigError where a setting is wrong; whatever the disk or the network said where they cannot be used
 */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  paths: ServerPaths = defaultPaths,
  network: NetworkAdapter = internet,
): Promise<RunningServer> {
  const config = readConfig(env);
  const serviceIds = await readServiceIds(paths.contentDir);
  const database = await openProductDatabase(config.database);
  const notifications: { worker?: OutboxWorker } = {};
  const now = () => new Date();
  const keys = await readSecretKeys({
    database,
    dataDir: config.dataDir,
    setting: config.secretKey,
  });
  const hashIp = ipHasher(keys.visitors);
  const limiter = rateLimiter(database, now);
  const confirmations = {
    hashMailbox: mailboxHasher(keys.visitors),
    maxPerDay: config.maxConfirmationsPerDay,
  };
  const store = createLeadStore(database, {
    notifications: getEnabledKinds(config),
    onNew: () => notifications.worker?.wake(),
    confirmations,
  });
  const storage = await openStorage(join(config.dataDir, "attachments"), config.bucket);
  const attachments = createAttachments(storage);
  const streams = createEventStreams();
  const templates = await readPageTemplates(paths.answersDir, pageTemplates);
  let isStopping = false;
  const browserPath =
    config.browser.maxConcurrent > 0 ? findBrowser(config.browser.path) : undefined;
  const gate = openGate({ limiter, hashIp, secret: keys.forms, limits: config.formLimits, now });
  const keywordSources = openKeywordSources({
    database,
    limiter,
    network,
    settings: config.keywords,
    now,
  });
  const app = await buildApp({
    store,
    gate,
    trustedProxies: config.trustedProxies,
    isStopping: () => isStopping,
    attachments,
    uploads: uploadQuota({
      limits: config.attachmentLimits,
      store,
      limiter,
      hashIp,
      folder: config.dataDir,
      now,
    }),
    limiter,
    hashIp,
    jobStore: createJobStore(database, { maxResultBytes: config.maxReportBytes }),
    streams,
    keywords: createKeywordResearch({ lexicons: readLexicons(), ...keywordSources, now }),
    keywordLimit: createVisitorLimit({
      limiter,
      hashIp,
      name: "keywords",
      maxPerHour: config.keywords.maxPerHour,
      now,
    }),
    network,
    counts: config.countsPages ? createCountStore(database) : undefined,
    siteUrl: config.siteUrl,
    browser:
      browserPath === undefined
        ? undefined
        : { path: browserPath, maxConcurrent: config.browser.maxConcurrent },
    templates,
    serviceIds,
    bandwidth: config.bandwidth,
    now,
    distDir: paths.distDir,
    isHttps: config.siteUrl.startsWith("https:"),
    logLevel: config.logLevel,
  });
  const outbox = createOutbox(database);
  const metrics =
    config.metrics &&
    (await serveMetrics(
      openMetrics(app, [
        {
          name: "ro2ya_outbox_waiting",
          help: "Notices that were not delivered yet.",
          read: async () => (await outbox.list()).length,
        },
      ]),
      config.metrics,
    ));
  app.addHook("onClose", async () => {
    metrics?.close();
    keywordSources.stop();
    await notifications.worker?.stop();
    await store.close();
  });
  if (templates.missing.length > 0) {
    app.log.error(
      { folder: paths.answersDir, missing: templates.missing },
      "the site was not built: forms without JavaScript are answered by bare pages",
    );
  }
  if (keys.source === "database") {
    app.log.warn(
      "SECRET_KEY is not set: the key that hashes visitors' addresses lies in the database, beside the hashes",
    );
  }
  const maintenance = {
    store,
    limiter,
    attachments,
    keywordAnswers: keywordSources.cache,
    retentionMonths: config.retentionMonths,
    log: app.log,
    now,
  };
  await runMaintenance(maintenance);
  const stopMaintenance = startMaintenance(maintenance);

  const stop = prepareGracefulStop(app, streams.endAll);
  let stopped: Promise<void> | undefined;
  const stopAll = (): Promise<void> => {
    stopped ??= (async () => {
      isStopping = true;
      stopMaintenance();
      const workerStopped = notifications.worker?.stop(); // its last deliveries end while the last requests are answered
      await stop();
      await workerStopped;
    })();
    return stopped;
  };
  stopOnCrash({ app, stop: stopAll });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const readAttachment = ({ file }: StoredAttachment) => attachments.read(file);
  const serviceTitles = await readServiceTitles(
    paths.contentDir,
    serviceIds,
    config.mail?.locale ?? defaultLocale,
  );
  const senders = createSenders({ ...config, serviceTitles, readAttachment, now });
  notifications.worker = startOutboxWorker({ outbox, store, senders, log: app.log, now });
  stopOnSignals(stopAll);
  const { address, family, port } = app.server.address() as AddressInfo;
  const lacksBrowser = browserPath === undefined && config.browser.maxConcurrent > 0;
  const advice = [
    lacksBrowser ? explainMissingBrowser(config.browser.path) : undefined,
    adviceOnNetwork(),
  ].filter((line) => line !== undefined);
  return {
    advice,
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${port}`,
    stop: stopAll,
  };
}

/** A service is a folder of content/services; its name is the id. */
async function readServiceIds(contentDir: string): Promise<readonly string[]> {
  const folder = join(contentDir, "services");
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  if (ids.length === 0) throw new Error(`${folder} holds no service that visitors could ask for`);
  return ids;
}

function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.once(signal, () => exitAfter(stop));
}

function exitAfter(stop: () => Promise<void>): void {
  stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

/** Tells the process that started us (`npm start`) that we listen, and stops when that process is gone, however it ended. */
function followSupervisor(stop: () => Promise<void>): void {
  if (process.send === undefined) return;
  // A supervisor that ended while we were starting has sent its event already.
  if (!process.connected) return exitAfter(stop);
  process.once("disconnect", () => exitAfter(stop));
  process.send("listening", undefined, undefined, () => undefined);
}

/** What stands in the terminal when the server cannot start: a plain line where the reason is a plain one. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return "PORT is taken by another program: stop that one or choose another PORT";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Starts the server as a program: what goes wrong is said in the terminal and ends it with exit code 1. */
async function runServer(): Promise<void> {
  try {
    const { advice, stop } = await startServer(process.env);
    followSupervisor(stop);
    for (const line of advice) console.log(line);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

if (import.meta.main) await runServer();
