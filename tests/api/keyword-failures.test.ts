import { describe, expect, test, vi } from "vitest";
import { createRateLimiter } from "#platform/limits/rate-limiter.ts";
import { createKeywordResearch } from "#tools/keyword-research/server/keyword-research.ts";
import type { KeywordSettings } from "#tools/keyword-research/server/settings.ts";
import { openKeywordSources } from "#tools/keyword-research/server/sources/keyword-sources.ts";
import type { Failed, Source } from "#tools/keyword-research/contract.ts";
import { keyword, createKeywordServers, lexicons, newDatabase, noon } from "./keyword-servers.ts";
import { account, hosts, type Fault } from "./fake-keyword-services.ts";

const { services, research, halfAYearLater, listRequests } = await createKeywordServers();
const day = 24 * 3_600_000;

/** Each source with its settings and its host. */
const all: readonly (readonly [Source, Partial<KeywordSettings>, readonly string[]])[] = [
  ["dataforseo", { account }, [hosts.dataForSeo]],
  ["wikimedia", { open: ["wikimedia"] }, [hosts.ar]],
  ["wikimedia", { open: ["wikimedia"] }, [hosts.views]],
  ["google-suggest", { open: ["google-suggest"] }, [hosts.google]],
  ["duckduckgo-suggest", { open: ["duckduckgo-suggest"] }, [hosts.duckDuckGo]],
];

const faults: readonly (readonly [Fault, Failed["reason"]])[] = [
  ["401", "refused"],
  ["402", "unpaid"],
  ["403", "refused"],
  ["429", "limited"],
  ["500", "unreachable"],
  ["slow", "slow"],
  ["malformed", "malformed"],
  ["other", "malformed"],
  ["cut", "unreachable"],
  ["oversized", "malformed"],
  ["empty", "empty"],
];

describe.each(all)(
  "K-26 %s gives way to the estimate, with a word about it",
  (source, set, [host]) => {
    test.each(faults)(`of ${host}: %s is reported as «%s»`, async (fault, reason) => {
      // An object without a query is how Wikipedia says that there is nothing
      const isEmptyOfTitles = fault === "other" && host === hosts.ar;
      services.faults.set(host!, fault);
      const { search } = await research(set, {
        ...halfAYearLater(),
        ...(fault === "slow"
          ? { freeSourcesTimeoutMs: 120, totalTimeoutMs: 120, requestTimeoutMs: 200 }
          : {}),
      });
      const answer = await search();
      expect(answer.failed).toEqual([{ source, reason: isEmptyOfTitles ? "empty" : reason }]);
      expect(answer.sources).toEqual(["embedded"]);
      expect(answer.rows.length).toBe(6);
      for (const row of answer.rows)
        expect(row.volume).toMatchObject({ source: "embedded", certainty: "estimated" });
    });
  },
);

test("K-25 K-26 with no network at all everybody is named who could not be asked, and the estimate answers", async () => {
  const set: Partial<KeywordSettings> = {
    account,
    open: ["wikimedia", "google-suggest", "duckduckgo-suggest"],
  };
  const database = await newDatabase();
  const nowhere = {
    resolve: () => Promise.reject(new Error("no name server")),
    connect: () => Promise.reject(new Error("no route")),
  };
  const settings: KeywordSettings = {
    account,
    country: "EG",
    contact: "hello@ro2ya.example",
    maxPerHour: 1,
    paid: { maxPerDay: 10, maxPerVisitor: 10 },
    open: set.open!,
  };
  const sources = openKeywordSources({
    database,
    limiter: createRateLimiter(database, () => new Date(noon)),
    network: nowhere,
    settings,
    now: () => new Date(noon),
    addresses: services.addresses,
  });
  const answer = await createKeywordResearch({
    lexicons,
    ...sources,
    now: () => new Date(noon),
  }).search({
    keyword,
    locale: "ar",
    visitor: "mona",
  });
  expect(answer.failed).toEqual(
    ["dataforseo", "wikimedia", "google-suggest", "duckduckgo-suggest"].map((source) => ({
      source,
      reason: "unreachable",
    })),
  );
  expect(answer.sources).toEqual(["embedded"]);
  expect(answer.rows.length).toBe(6);
});

describe("what was asked once", () => {
  const set: Partial<KeywordSettings> = { account, open: ["wikimedia", "google-suggest"] };

  test("is not asked again, by this server or by another one with the same database", async () => {
    const database = await newDatabase();
    const { search } = await research(set, { database });
    const first = await search();
    const requestCount = services.requests.length;
    expect(requestCount).toBe(5);
    const { rows } = await search();
    const other = await (await research(set, { database })).search();
    expect(services.requests.length).toBe(requestCount);
    expect(rows).toEqual(first.rows);
    expect(other.rows).toEqual(first.rows);
  });

  test("is asked once by many at the same time", async () => {
    const { search } = await research(set);
    await Promise.all(Array.from({ length: 10 }, () => search()));
    expect(services.requests.length).toBe(5);
  });

  test("is asked again after 7 days of the free sources and after 30 of the paid one, and what is old is thrown away", async () => {
    const { search, clock, sources } = await research(set);
    await search();
    clock.ms = noon + 8 * day;
    await search();
    expect(listRequests(hosts.google).length).toBe(2);
    expect(listRequests(hosts.dataForSeo).length).toBe(2);
    clock.ms = noon + 31 * day;
    expect(await sources.cache.deleteExpired(new Date(clock.ms))).toBeGreaterThan(10);
    expect(await sources.cache.deleteExpired(new Date(clock.ms))).toBe(0);
    await search();
    expect(listRequests(hosts.dataForSeo).length).toBe(4);
  });

  test("and came too late for one visitor is there for the next", async () => {
    const { search } = await research(
      { account },
      { totalTimeoutMs: 100, requestTimeoutMs: 5_000 },
    );
    services.delayMs = 400;
    expect(await search()).toMatchObject({
      failed: [{ source: "dataforseo", reason: "slow" }],
      sources: ["embedded"],
    });
    await vi.waitFor(
      async () => expect(await search()).toMatchObject({ failed: [], sources: ["dataforseo"] }),
      { timeout: 10_000 },
    );
    expect(services.requests.length).toBe(2);
  });
});

describe("a source that fails", () => {
  test("is left alone for as long as it asks for, and then asked again", async () => {
    const { search, clock } = await research({ open: ["google-suggest"] });
    services.faults.set(hosts.google, "429");
    expect((await search()).failed).toEqual([{ source: "google-suggest", reason: "limited" }]);
    services.faults.clear();
    clock.ms += 6_000; // it said 7 seconds
    expect((await search()).failed).toEqual([{ source: "google-suggest", reason: "limited" }]);
    expect(services.requests.length).toBe(1);
    clock.ms += 1_500;
    expect((await search()).failed).toEqual([]);
  });

  test("is left alone after three failures in a row, by every server that shares the database", async () => {
    const database = await newDatabase();
    const { search, clock } = await research({ open: ["google-suggest"] }, { database });
    services.faults.set(hosts.google, "500");
    for (let i = 0; i < 5; i++) {
      clock.ms += 1_500;
      expect((await search()).failed).toEqual([
        { source: "google-suggest", reason: "unreachable" },
      ]);
    }
    expect(services.requests.length).toBe(3);
    const other = await research({ open: ["google-suggest"] }, { database });
    other.clock.ms = clock.ms;
    expect((await other.search()).failed).toEqual([
      { source: "google-suggest", reason: "unreachable" },
    ]);
    expect(services.requests.length).toBe(3);
    services.faults.clear();
    clock.ms += 31_000;
    expect((await search()).failed).toEqual([]);
  });

  test("is not asked again at once where the key is refused or nothing is paid", async () => {
    for (const [fault, reason] of [
      ["401", "refused"],
      ["402", "unpaid"],
    ] as const) {
      const { search, clock } = await research({ account });
      services.requests.length = 0;
      services.faults.set(hosts.dataForSeo, fault);
      await search();
      expect(services.requests.length).toBe(2);
      clock.ms += 30_000;
      expect((await search("مطعم")).failed).toEqual([{ source: "dataforseo", reason }]);
      expect(services.requests.length).toBe(2);
    }
  });
});
