import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { AppDependencies } from "./app.ts";
import type { Config } from "./config.ts";
import { openGate } from "./leads/server/abuse/gate.ts";
import { createAttachments } from "./leads/server/attachments/attachments.ts";
import { createLeadStore } from "./leads/server/store/lead-store.ts";
import type { LeadStore } from "./leads/server/store/store.ts";
import { getEnabledKinds } from "./leads/server/outbox/channels.ts";
import { createUploadQuota } from "./leads/server/attachments/upload-quota.ts";
import { openMonitors } from "./open-monitors.ts";
import { pageTemplates } from "./page-templates.ts";
import type { Database } from "./platform/database/database.ts";
import { findBrowser } from "./platform/egress/browser/find-browser.ts";
import type { NetworkAdapter } from "./platform/egress/network-adapter.ts";
import { readPageTemplates, type PageTemplates } from "./platform/http/page-templates.ts";
import { createEventStreams } from "./platform/jobs/event-streams.ts";
import { createJobStore } from "./platform/jobs/job-store.ts";
import { createIpHasher, createMailboxHasher } from "./platform/limits/hash-ip.ts";
import { createRateLimiter } from "./platform/limits/rate-limiter.ts";
import { readSecretKeys, type SecretKeys } from "./platform/limits/secret-keys.ts";
import { createVisitorLimit } from "./platform/limits/visitor-limit.ts";
import { openStorage } from "./platform/storage/open-storage.ts";
import { openProductDatabase } from "./product-database.ts";
import { createCountStore } from "./site/page-counts/count-store.ts";
import { createKeywordResearch } from "./tools/keyword-research/server/keyword-research.ts";
import { readLexicons } from "./tools/keyword-research/server/lexicon.ts";
import {
  getSnapshotFile,
  indexPageViews,
  readSnapshot,
  type PageViews,
} from "./tools/keyword-research/server/page-views/snapshot.ts";
import { openBlockList } from "./tools/qr-generator/server/block-list.ts";
import { createLinkLimits } from "./tools/qr-generator/server/link-limits.ts";
import { createLinkStore } from "./tools/qr-generator/server/link-store.ts";
import { ScanCounter } from "./tools/qr-generator/server/scan-counter.ts";
import { openCheckpointFolder } from "./tools/seo-analyzer/server/checkpoint-folder.ts";
import { printBundleName } from "./tools/seo-analyzer/server/print/print-task.ts";
import {
  openKeywordSources,
  type KeywordSources,
} from "./tools/keyword-research/server/sources/keyword-sources.ts";

/**
 * The folders that the server reads: the build's output (pages and form answers) and the agency's
 * content.
 */
export interface ServerPaths {
  readonly distDir: string;
  readonly answersDir: string;
  readonly contentDir: string;
}

/** What `main.ts` opens before it builds the app. */
export interface Services {
  readonly app: AppDependencies;
  readonly database: Database;
  readonly keys: SecretKeys;
  readonly templates: PageTemplates;
  readonly keywordSources: KeywordSources;
  /** Counts scans; to be closed before the database. */
  readonly scans: ScanCounter;
}

interface ServiceHooks {
  readonly isStopping: () => boolean;
  /** Is called after a new lead was stored. */
  readonly onNewLead: () => void;
  /** Is called with an error that the work went on after, and a text for the log. */
  readonly onProblem: (error: unknown, text: string) => void;
}

/**
 * Opens the database, the storage and all services that the settings name.
 * @throws ConfigError; the error of a disk or network that cannot be used
 */
export async function openServices(
  config: Config,
  paths: ServerPaths,
  network: NetworkAdapter,
  { isStopping, onNewLead, onProblem }: ServiceHooks,
): Promise<Services> {
  const serviceIds = await readServiceIds(paths.contentDir);
  const database = await openProductDatabase(config.database);
  const now = () => new Date();
  const { dataDir, siteUrl, secretKey } = config;
  const keys = await readSecretKeys({ database, dataDir, setting: secretKey });
  const limits = openLimits(config, database, keys, now);
  const store = openLeadStore(config, database, keys, onNewLead);
  const storage = await openStorage(join(dataDir, "attachments"), config.bucket);
  const templates = await readPageTemplates(paths.answersDir, pageTemplates);
  const { limiter, hashIp } = limits;
  const keywordSources = openKeywordSources({
    database,
    limiter,
    network,
    settings: config.keywords,
    now,
  });
  const { links, scans } = await openLinks(config, database, limits, { now, onProblem });
  const app: AppDependencies = {
    ...limits,
    store,
    maxRequestsPerAddress: config.maxRequestsPerAddress,
    trustedProxies: config.trustedProxies,
    isStopping,
    attachments: createAttachments(storage),
    uploads: createUploadQuota({
      limits: config.attachmentLimits,
      store,
      limiter,
      hashIp,
      folder: dataDir,
      now,
    }),
    jobStore: createJobStore(database, { maxResultBytes: config.maxReportBytes }),
    streams: createEventStreams(),
    links,
    monitors: openMonitors(config, database, keys, { now, onProblem }),
    keywords: createKeywordResearch({
      lexicons: readLexicons(),
      ...keywordSources,
      pageViews: await openPageViews(dataDir, onProblem),
      now,
    }),
    network,
    counts: config.shouldCountPages ? createCountStore(database) : undefined,
    siteUrl,
    maxSitePages: config.maxSitePages,
    checkpoints: openCheckpointFolder(join(dataDir, "crawls")),
    browser: locateBrowser(config),
    templates,
    print: { bundle: join(paths.answersDir, printBundleName) },
    serviceIds,
    bandwidth: config.bandwidth,
    now,
    distDir: paths.distDir,
    isHttps: siteUrl.startsWith("https:"),
    logLevel: config.logLevel,
  };
  return { app, database, keys, templates, keywordSources, scans };
}

function openLeadStore(
  config: Config,
  database: Database,
  keys: SecretKeys,
  onNew: () => void,
): LeadStore {
  return createLeadStore(database, {
    notifications: getEnabledKinds(config),
    onNew,
    confirmations: {
      hashMailbox: createMailboxHasher(keys.visitors),
      maxPerDay: config.maxConfirmationsPerDay,
    },
  });
}

async function openLinks(
  { links: settings }: Config,
  database: Database,
  limits: Pick<AppDependencies, "limiter" | "hashIp">,
  { now, onProblem }: Pick<ServiceHooks, "onProblem"> & Pick<AppDependencies, "now">,
) {
  const store = createLinkStore(database);
  const scans = new ScanCounter({
    store,
    now,
    warn: (error) => onProblem(error, "scans wait for the database"),
  });
  const blockList = await openBlockList(settings.blockListFile, (error) =>
    onProblem(error, "QR_BLOCK_LIST cannot be read; the last list applies"),
  );
  const links = { store, scans, blockList, limits: createLinkLimits({ ...limits, settings, now }) };
  return { links, scans };
}

/** A snapshot that cannot be read costs its seasons, and no answer. */
async function openPageViews(
  dataDir: string,
  onProblem: ServiceHooks["onProblem"],
): Promise<PageViews> {
  const snapshot = await readSnapshot(getSnapshotFile(dataDir)).catch((error: unknown) => {
    onProblem(error, "the snapshot of page views cannot be read; there are no seasons from it");
    return undefined;
  });
  return indexPageViews(snapshot);
}

function openLimits(config: Config, database: Database, keys: SecretKeys, now: () => Date) {
  const hashIp = createIpHasher(keys.visitors);
  const limiter = createRateLimiter(database, now);
  return {
    limiter,
    hashIp,
    gate: openGate({ limiter, hashIp, secret: keys.forms, limits: config.formLimits, now }),
    keywordLimit: createVisitorLimit({
      limiter,
      hashIp,
      name: "keywords",
      maxPerHour: config.keywords.maxPerHour,
      now,
    }),
  };
}

function locateBrowser({ browser: { path, maxConcurrent } }: Config): AppDependencies["browser"] {
  const found = maxConcurrent > 0 ? findBrowser(path) : undefined;
  return found === undefined ? undefined : { path: found, maxConcurrent };
}

/** A service is a folder of content/services; its name is the id. */
async function readServiceIds(contentDir: string): Promise<readonly string[]> {
  const folder = join(contentDir, "services");
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  if (ids.length === 0)
    throw new Error(`${folder} contains no service that visitors could request`);
  return ids;
}
