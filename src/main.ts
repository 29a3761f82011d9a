import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { defaultLocale } from "#i18n/locale.ts";
import { buildApp } from "./app.ts";
import { readConfig, type Config } from "./config.ts";
import { createSenders } from "./leads/server/outbox/channels.ts";
import { readDollarRate } from "./leads/server/dollar-rate.ts";
import { createOutbox } from "./leads/server/outbox/database-outbox.ts";
import type { Outbox } from "./leads/server/outbox/outbox.ts";
import { startOutboxWorker, type OutboxWorker } from "./leads/server/outbox/worker.ts";
import { readServiceTitles } from "./leads/server/service-titles.ts";
import { runMaintenance, startMaintenance } from "./maintenance.ts";
import { explainMissingBrowser } from "./platform/egress/browser/find-browser.ts";
import { internet, type NetworkAdapter } from "./platform/egress/network-adapter.ts";
import { getNetworkAdvice } from "./platform/egress/network-advice.ts";
import { stopOnCrash } from "./platform/http/crash-stop.ts";
import { prepareGracefulStop } from "./platform/http/graceful-stop.ts";
import { openMetrics, serveMetrics } from "./platform/http/metrics.ts";
import { ConfigError } from "./platform/settings/config-error.ts";
import { createMonitorStore } from "./tools/seo-analyzer/server/monitor/monitor-store.ts";
import { openServices, type ServerPaths, type Services } from "./services.ts";

export interface RunningServer {
  /** The server's URL, without a slash at its end. */
  readonly url: string;
  /** Stops the server. Accepted requests are answered first. */
  readonly stop: () => Promise<void>;
  /** What this machine lacks, as lines for the operator's terminal. */
  readonly advice: readonly string[];
}

const root = join(import.meta.dirname, "..");
const defaultPaths: ServerPaths = {
  distDir: join(root, "dist"),
  answersDir: join(root, "dist-answers"),
  contentDir: join(root, "content"),
};

/**
 * Starts the server and its background work. SIGTERM, SIGINT and SIGHUP stop it gracefully; a
 * second signal ends the process at once.
 * @param env the settings, as environment variables
 * @param network resolves and connects to the hosts that visitors name; replaced in tests only
 * @throws ConfigError where a setting is wrong; the error of a disk or network that cannot be used
 */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  paths: ServerPaths = defaultPaths,
  network: NetworkAdapter = internet,
): Promise<RunningServer> {
  const config = readConfig(env);
  const state: { isStopping: boolean; worker?: OutboxWorker; app?: FastifyInstance } = {
    isStopping: false,
  };
  const services = await openServices(config, paths, network, {
    isStopping: () => state.isStopping,
    onNewLead: () => state.worker?.wake(),
    onProblem: (error, text) => state.app?.log.warn({ err: error }, text),
  });
  const { store, streams } = services.app;
  const app = await buildApp(services.app);
  state.app = app;
  const outbox = createOutbox(services.database);
  const metrics = await startMetrics(app, config, outbox);
  app.addHook("onClose", async () => {
    metrics?.close();
    services.keywordSources.stop();
    await state.worker?.stop();
    await services.scans.close();
    await store.close();
  });
  logProblems(app, services, paths);
  const stopMaintenance = await beginMaintenance(app, config, services);

  const stop = prepareGracefulStop(app, streams.endAll);
  let stopped: Promise<void> | undefined;
  const stopAll = (): Promise<void> => {
    stopped ??= (async () => {
      state.isStopping = true;
      stopMaintenance();
      const workerStopped = state.worker?.stop(); // runs while the last requests are answered
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
  state.worker = await startWorker(app, config, services, paths, outbox);
  stopOnSignals(stopAll);
  return { advice: listAdvice(config, services), url: getUrl(app), stop: stopAll };
}

async function startMetrics(app: FastifyInstance, { metrics }: Config, outbox: Outbox) {
  if (metrics === undefined) return undefined;
  const waiting = {
    name: "ro2ya_outbox_waiting",
    help: "Notifications that were not delivered yet.",
    read: async () => (await outbox.list()).length,
  } as const;
  return serveMetrics(openMetrics(app, [waiting]), metrics);
}

function logProblems({ log }: FastifyInstance, { templates, keys }: Services, paths: ServerPaths) {
  if (templates.missing.length > 0) {
    log.error(
      { folder: paths.answersDir, missing: templates.missing },
      "the site was not built: forms without JavaScript are answered with pages without a design",
    );
  }
  if (keys.source === "database") {
    log.warn(
      "SECRET_KEY is not set: the key that hashes visitors' addresses is stored in the database, beside the hashes",
    );
  }
}

/** Runs the maintenance once and then every day. @returns a function that stops it */
async function beginMaintenance(
  { log }: FastifyInstance,
  { retentionMonths }: Config,
  {
    app: { store, limiter, attachments, links, checkpoints, now },
    keywordSources,
    database,
  }: Services,
): Promise<() => void> {
  const keywordAnswers = keywordSources.cache;
  const maintenance = {
    store,
    limiter,
    attachments,
    keywordAnswers,
    links: links.store,
    monitors: createMonitorStore(database),
    checkpoints,
    retentionMonths,
    log,
    now,
  };
  await runMaintenance(maintenance);
  return startMaintenance(maintenance);
}

async function startWorker(
  { log }: FastifyInstance,
  config: Config,
  { app: { store, attachments, serviceIds, now } }: Services,
  { contentDir }: ServerPaths,
  outbox: Outbox,
): Promise<OutboxWorker> {
  const locale = config.mail?.locale ?? defaultLocale;
  const serviceTitles = await readServiceTitles(contentDir, serviceIds, locale);
  const senders = createSenders({
    ...config,
    serviceTitles,
    dollarRate: await readDollarRate(contentDir),
    readAttachment: ({ file }) => attachments.read(file),
    now,
  });
  return startOutboxWorker({ outbox, store, senders, log, now });
}

function listAdvice({ browser }: Config, { app }: Services): readonly string[] {
  const lacksBrowser = app.browser === undefined && browser.maxConcurrent > 0;
  return [
    lacksBrowser ? explainMissingBrowser(browser.path) : undefined,
    getNetworkAdvice(),
  ].filter((line) => line !== undefined);
}

function getUrl({ server }: FastifyInstance): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
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

/**
 * Reports to the process that started this one (`npm start`) that the server listens, and stops the
 * server when that process has ended.
 */
function followSupervisor(stop: () => Promise<void>): void {
  if (process.send === undefined) return;
  // The `disconnect` event of a supervisor that ended during the start has been emitted already.
  if (!process.connected) return exitAfter(stop);
  process.once("disconnect", () => exitAfter(stop));
  process.send("listening", undefined, undefined, () => undefined);
}

/**
 * Describes in the terminal why the server cannot start: one line for an expected error, else the
 * stack.
 */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return "PORT is taken by another program: stop that one or choose another PORT";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Runs the server as this process's program. An error of the start is printed and gives exit code
 * 1.
 */
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
