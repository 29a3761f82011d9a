import { join } from "node:path";
import { afterAll, beforeEach, onTestFinished } from "vitest";
import { createRateLimiter } from "#platform/limits/rate-limiter.ts";
import type { Database } from "#platform/database/database.ts";
import { openProductDatabase } from "#product-database.ts";
import { createKeywordResearch } from "#tools/keyword-research/server/keyword-research.ts";
import type { KeywordSettings } from "#tools/keyword-research/server/settings.ts";
import { readLexicons } from "#tools/keyword-research/server/lexicon.ts";
import { openKeywordSources } from "#tools/keyword-research/server/sources/keyword-sources.ts";
import { startFakeKeywordServices } from "./fake-keyword-services.ts";
import { temporaryFolder } from "./start-app.ts";

export const noon = Date.parse("2026-11-21T12:00:00Z");
export const keyword = "فستان زفاف";
export const lexicons = readLexicons();

interface Circumstances {
  readonly database?: Database;
  readonly startMs?: number;
  readonly freeSourcesTimeoutMs?: number;
  readonly totalTimeoutMs?: number;
  readonly requestTimeoutMs?: number;
}

/** Fake services for one file of tests, and servers that ask them. */
export async function createKeywordServers() {
  const services = await startFakeKeywordServices();
  afterAll(() => services.close());
  beforeEach(() => {
    services.requests.length = 0;
    services.faults.clear();
    services.unknown.clear();
    services.delayMs = 0;
    services.summerFactor = 1;
    services.codes = { request: 20_000, task: 20_000 };
  });
  const shared = await newDatabase(afterAll);
  let elapsedMs = 0;

  return {
    services,

    /**
     * For tests that only need that nothing of before is remembered: each comes half a year after
     * the last.
     */
    halfAYearLater: () => ({
      database: shared,
      startMs: noon + (elapsedMs += 180 * 24 * 3_600_000),
    }),

    /**
     * What a server answers whose clock says noon, until it is set on. It waits longer than a busy
     * machine needs.
     */
    async research(
      set: Partial<KeywordSettings>,
      {
        database,
        startMs = noon,
        freeSourcesTimeoutMs = 10_000,
        totalTimeoutMs = 15_000,
        requestTimeoutMs = 10_000,
      }: Circumstances = {},
    ) {
      const clock = { ms: startMs };
      const now = () => new Date(clock.ms);
      const settings: KeywordSettings = {
        account: undefined,
        country: "EG",
        open: [],
        contact: "hello@ro2ya.example",
        maxPerHour: 1e9,
        paid: { maxPerDay: 1e9, maxPerVisitor: 1e9 },
        ...set,
      };
      const { network, addresses } = services;
      const opened = database ?? (await newDatabase());
      const sources = openKeywordSources({
        database: opened,
        limiter: createRateLimiter(opened, now),
        network,
        settings,
        now,
        addresses,
        requestTimeoutMs,
      });
      onTestFinished(() => sources.stop());
      const keywords = createKeywordResearch({
        lexicons,
        ...sources,
        now,
        timeouts: { freeSourcesTimeoutMs, totalTimeoutMs },
      });
      return {
        clock,
        keywords,
        sources,
        search: (about = keyword, visitor = "mona") =>
          keywords.search({ keyword: about, locale: "ar", visitor }),
        expand: (about = keyword, visitor = "mona") =>
          keywords.expand({ keyword: about, locale: "ar", visitor }),
      };
    },

    listRequests: (host: string, path = "/") =>
      services.requests.filter((one) => one.host === host && one.url.pathname.startsWith(path)),
  };
}

export async function newDatabase(
  atEnd: typeof onTestFinished | typeof afterAll = onTestFinished,
): Promise<Database> {
  const database = await openProductDatabase({
    kind: "sqlite",
    file: join(await temporaryFolder(atEnd), "keywords.sqlite"),
  });
  atEnd(() => database.close());
  return database;
}
