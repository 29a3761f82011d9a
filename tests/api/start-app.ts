import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { buildApp, type AppDependencies } from "#app.ts";
import { createAttachments } from "#leads/server/attachments/attachments.ts";
import { openFolderStorage } from "#platform/storage/folder-storage.ts";
import type { Lead } from "#leads/server/store/lead.ts";
import { openGate } from "#leads/server/abuse/gate.ts";
import { createIpHasher } from "#platform/limits/hash-ip.ts";
import { createRateLimiter } from "#platform/limits/rate-limiter.ts";
import { createVisitorLimit } from "#platform/limits/visitor-limit.ts";
import type { FormLimits } from "#leads/server/abuse/form-limits.ts";
import { openProductDatabase } from "#product-database.ts";
import { createEventStreams } from "#platform/jobs/event-streams.ts";
import { createJobStore } from "#platform/jobs/job-store.ts";
import { createKeywordResearch } from "#tools/keyword-research/server/keyword-research.ts";
import { readLexicons } from "#tools/keyword-research/server/lexicon.ts";
import { createLeadStore } from "#leads/server/store/lead-store.ts";
import type { AttachmentLimits } from "#leads/server/attachments/attachment-limits.ts";
import { createUploadQuota } from "#leads/server/attachments/upload-quota.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { readPageTemplates } from "#platform/http/page-templates.ts";
import { pageTemplates } from "#page-templates.ts";
import { openBlockList } from "#tools/qr-generator/server/block-list.ts";
import { createLinkLimits } from "#tools/qr-generator/server/link-limits.ts";
import { createLinkStore } from "#tools/qr-generator/server/link-store.ts";
import { ScanCounter } from "#tools/qr-generator/server/scan-counter.ts";
import type { Database } from "#platform/database/database.ts";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import type { MonitorServices } from "#tools/seo-analyzer/server/monitor/monitor-services.ts";
import { writeSite } from "./site-fixture.ts";

/**
 * Takes what has to be done when the test is over, or the file where several tests share an app.
 */
type AtEnd = (cleanUp: () => Promise<void>) => void;

/** A folder of the test's own, gone when the test is over. */
export async function temporaryFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "ro2ya-test-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

let lexicons: ReturnType<typeof readLexicons> | undefined;

const noLimits: FormLimits = { maxPerIp: 1e9, maxBeforeChallenge: 1e9, maxTotal: 1e9 };
const noAttachmentLimits: AttachmentLimits = {
  maxTotalBytes: 1e12,
  maxVisitorBytes: 1e12,
  minFreeBytes: 0,
};

type Changes = Partial<Omit<AppDependencies, "monitors">> & {
  /** Where the database is, where it is not one of the test's own. */
  readonly address?: DatabaseAddress;
  /** Opens the monitoring of pages by mail, which is switched off by default. */
  readonly openMonitors?: (database: Database) => MonitorServices;
  readonly limits?: FormLimits;
  readonly attachmentLimits?: AttachmentLimits;
  /** The path of the list of hosts that no short link may lead to. */
  readonly blockListFile?: string;
  /** Codes of a day, from one address and in all. */
  readonly linkLimits?: { readonly maxPerVisitor: number; readonly maxPerDay: number };
};

/** The whole app over a small site and an empty store, as it is on 2026-11-21 at noon UTC. */
export async function startApp(
  {
    limits = noLimits,
    attachmentLimits = noAttachmentLimits,
    blockListFile,
    linkLimits = { maxPerVisitor: 1e9, maxPerDay: 1e9 },
    address,
    openMonitors,
    ...changed
  }: Changes = {},
  atEnd: AtEnd = onTestFinished,
) {
  const folder = await temporaryFolder(atEnd);
  const places = await writeSite(folder);
  const dataDir = join(folder, "data");
  const database = await openProductDatabase(
    address ?? { kind: "sqlite", file: join(dataDir, "ro2ya.sqlite") },
  );
  const store = createLeadStore(database);
  const now = changed.now ?? (() => new Date("2026-11-21T12:00:00Z"));
  const limiter = createRateLimiter(database, now);
  const hashIp = createIpHasher(Buffer.alloc(32, 1));
  lexicons ??= readLexicons();
  const linkStore = createLinkStore(database);
  const scans = new ScanCounter({ store: linkStore, warn: () => undefined, now });
  const app = await buildApp({
    store,
    gate: openGate({ limiter, hashIp, secret: Buffer.alloc(32, 2), limits, now }),
    limiter,
    hashIp,
    uploads: createUploadQuota({
      limits: attachmentLimits,
      store,
      limiter,
      hashIp,
      folder: dataDir,
      now,
    }),
    maxRequestsPerAddress: 1e9,
    trustedProxies: [],
    isStopping: () => false,
    attachments: createAttachments(await openFolderStorage(join(dataDir, "attachments"))),
    jobStore: createJobStore(database),
    streams: createEventStreams(),
    keywords: createKeywordResearch({ lexicons, now }),
    keywordLimit: createVisitorLimit({ limiter, hashIp, name: "keywords", maxPerHour: 1e9, now }),
    links: {
      store: linkStore,
      scans,
      blockList: await openBlockList(blockListFile),
      limits: createLinkLimits({ limiter, hashIp, settings: linkLimits, now }),
    },
    monitors: openMonitors?.(database),
    network: mappedNetwork({}),
    siteUrl: "https://ro2ya.example",
    crawlIntervalMs: 1,
    browser: undefined,
    print: { bundle: join(places.answersDir, "no-bundle.js") },
    templates: await readPageTemplates(places.answersDir, pageTemplates),
    serviceIds: ["seo", "web-design"],
    bandwidth: {
      limits: { visitorBytes: 1e9, streams: 12, allBytes: 1e10, serverMbps: 1000 },
      serverLocation: "Cairo",
    },
    distDir: places.distDir,
    isHttps: false,
    logLevel: "silent",
    now,
    ...changed,
  });
  atEnd(async () => {
    await app.close();
    await scans.close();
    await store.close();
  });
  return {
    app,
    store,
    database,
    limiter,
    dataDir,
    distDir: places.distDir,
    stored: (): Promise<readonly Lead[]> => store.list({ limit: 1000 }),
    /** The files in the attachments' folder, those still arriving included. */
    async keptFiles(): Promise<readonly string[]> {
      const entries = await readdir(join(dataDir, "attachments"), {
        recursive: true,
        withFileTypes: true,
      });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
  };
}
