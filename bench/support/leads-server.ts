import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openGate } from "../../src/leads/server/abuse/gate.ts";
import { buildApp } from "../../src/app.ts";
import { openBlockList } from "../../src/tools/qr-generator/server/block-list.ts";
import { createLinkLimits } from "../../src/tools/qr-generator/server/link-limits.ts";
import { createLinkStore } from "../../src/tools/qr-generator/server/link-store.ts";
import { ScanCounter } from "../../src/tools/qr-generator/server/scan-counter.ts";
import { openProductDatabase } from "../../src/product-database.ts";
import { createEventStreams } from "../../src/platform/jobs/event-streams.ts";
import { createJobStore } from "../../src/platform/jobs/job-store.ts";
import { createKeywordResearch } from "../../src/tools/keyword-research/server/keyword-research.ts";
import { readLexicons } from "../../src/tools/keyword-research/server/lexicon.ts";
import { createAttachments } from "../../src/leads/server/attachments/attachments.ts";
import { openFolderStorage } from "../../src/platform/storage/folder-storage.ts";
import type { LeadStore } from "../../src/leads/server/store/store.ts";
import { internet } from "../../src/platform/egress/network-adapter.ts";
import { readPageTemplates } from "../../src/platform/http/page-templates.ts";
import { pageTemplates } from "../../src/page-templates.ts";
import { startServer } from "../../src/main.ts";
import { listPlaces } from "../../tests/api/site-fixture.ts";

// The server that bench/leads.ts measures, in a process of its own: the product, or, for
// comparison, the same app with a store that stores nothing.
const places = listPlaces(process.env["SITE_FOLDER"]!);

process.send?.(
  process.env["BENCH_PEER"] === undefined
    ? (await startServer(process.env, places)).url
    : await startPeer(),
);

async function startPeer(): Promise<string> {
  const store = {
    addLead: async () => ({ id: randomUUID(), isNew: true }),
  } as unknown as LeadStore;
  const limiter = {
    consume: async () => true,
    refund: async () => undefined,
    readUsed: async () => 0,
    deleteExpired: async () => undefined,
  };
  const hashIp = () => "bench";
  const now = () => new Date();
  const database = await openProductDatabase({
    kind: "sqlite",
    file: join(process.env["DATA_DIR"]!, "jobs.sqlite"),
  });
  const linkStore = createLinkStore(database);
  const app = await buildApp({
    store,
    now,
    gate: openGate({
      limiter,
      hashIp,
      secret: Buffer.alloc(32),
      limits: { maxPerIp: 9, maxBeforeChallenge: 9, maxTotal: 9 },
      now,
    }),
    limiter,
    hashIp,
    uploads: {
      receive: (_ip, _file, work) => work(),
      inspect: async () => ({ ok: false, code: "unreadable" }), // no file is sent
      reserve: async () => undefined,
    },
    jobStore: createJobStore(database), // no client requests keywords
    streams: createEventStreams(),
    keywords: createKeywordResearch({ lexicons: readLexicons(), now }),
    keywordLimit: { count: async () => async () => undefined },
    links: {
      store: linkStore,
      scans: new ScanCounter({ store: linkStore, warn: () => undefined, now }),
      blockList: await openBlockList(undefined),
      limits: createLinkLimits({
        limiter,
        hashIp,
        settings: { maxPerVisitor: 9, maxPerDay: 9 },
        now,
      }),
    },
    network: internet,
    browser: undefined,
    siteUrl: "https://ro2ya.example",
    attachments: createAttachments(await openFolderStorage(process.env["DATA_DIR"]!)),
    templates: await readPageTemplates(places.answersDir, pageTemplates),
    print: { bundle: "" },
    serviceIds: ["seo"],
    bandwidth: {
      limits: { visitorBytes: 1e9, streams: 12, allBytes: 1e10, serverMbps: 1000 },
      serverLocation: "Cairo",
    },
    distDir: places.distDir,
    isHttps: false,
    logLevel: "silent",
    trustedProxies: [],
    isStopping: () => false,
  });
  process.once("SIGTERM", () => void app.close().then(() => process.exit(0)));
  return app.listen({ port: 0, host: "127.0.0.1" });
}
