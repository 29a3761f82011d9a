import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#api/database/database.ts";
import { openDatabase } from "#api/database/open-database.ts";
import { keywordResearch } from "#api/keywords/keyword-research.ts";
import type { KeywordSettings } from "#api/keywords/keyword-settings.ts";
import { readLexicons } from "#api/keywords/lexicon.ts";
import { openKeywordSources } from "#api/keywords/sources/keyword-sources.ts";
import type { Failed, Source } from "#tools/keyword-research/contract.ts";
import { account, hosts, paths, startKeywordStandIns, type Fault } from "./keyword-stand-ins.ts";
import { startApp, temporaryFolder } from "./start-app.ts";

const services = await startKeywordStandIns();
afterAll(() => services.close());
beforeEach(() => {
  services.asked.length = 0;
  services.faults.clear();
  services.unknown.clear();
  services.delayMs = 0;
  services.codes = { request: 20_000, task: 20_000 };
});

const lexicons = readLexicons();
const noon = Date.parse("2026-11-21T12:00:00Z");
const day = 24 * 3_600_000;
const keyword = "فستان زفاف";
const patience = { openMs: 1_000, allMs: 3_000 };

async function newDatabase(atEnd: typeof onTestFinished | typeof afterAll = onTestFinished): Promise<Database> {
  const database = await openDatabase({ kind: "sqlite", file: join(await temporaryFolder(atEnd), "keywords.sqlite") });
  atEnd(() => database.close());
  return database;
}

/** For tests that only need that nothing of before is remembered: each comes half a year after the last. */
const shared = await newDatabase(afterAll);
let passedMs = 0;
const halfAYearLater = () => ({ database: shared, startMs: noon + (passedMs += 180 * day) });

/** What a server answers whose clock says noon, until it is set on. */
async function research(
  set: Partial<KeywordSettings>,
  { database, startMs = noon, ...patiently }: { database?: Database; startMs?: number; openMs?: number; allMs?: number; patienceMs?: number } = {},
) {
  const clock = { ms: startMs };
  const now = () => new Date(clock.ms);
  const settings: KeywordSettings = { account: undefined, country: "EG", open: [], contact: "hello@ro2ya.example", mostAnHour: 1e9, ...set };
  const sources = openKeywordSources({
    database: database ?? (await newDatabase()),
    world: services.world,
    settings,
    now,
    addresses: services.addresses,
    patienceMs: patiently.patienceMs ?? 400,
  });
  onTestFinished(() => sources.stop());
  const keywords = keywordResearch({ lexicons, ...sources, now, patience: { ...patience, ...patiently } });
  return {
    clock,
    keywords,
    sources,
    search: (about = keyword) => keywords.search({ keyword: about, locale: "ar" }),
    expand: (about = keyword) => keywords.expand({ keyword: about, locale: "ar" }),
  };
}

const askedOf = (host: string, path = "/") => services.asked.filter((one) => one.host === host && one.url.pathname.startsWith(path));

describe("DataForSEO", () => {
  test("K-23 its figures stand in the rows, counted and dated, as the two documented questions bring them", async () => {
    const { keywords } = await research({ account });
    const { app } = await startApp({ keywords });
    const answer = (await app.inject({ method: "POST", url: "/api/keyword-searches", payload: { keyword, locale: "ar" } })).json();
    expect(answer.sources).toEqual(["dataforseo"]);
    expect(answer.failed).toEqual([]);
    for (const row of answer.rows) {
      expect(row.volume).toEqual({ value: 100 * row.keyword.length, range: null, source: "dataforseo", certainty: "counted", asOf: "2026-10" });
      expect(row.difficulty).toEqual({ value: 30 + row.keyword.length, range: null, source: "dataforseo", certainty: "counted", asOf: "2026-11-21" });
      expect(row.cpc).toEqual({ value: 0.37, range: null, source: "dataforseo", certainty: "counted", asOf: "2026-10" });
      expect(row.monthlySource).toBe("dataforseo");
      expect(row.monthly.length).toBe(12);
      expect(row.monthly[0]).toEqual({ month: "2025-11", count: 1_110 });
      expect(row.monthly.at(-1)).toEqual({ month: "2026-10", count: 1_000 });
    }

    const [volume, difficulty] = services.asked.toSorted((a, b) => (a.url.pathname === paths.volume ? -1 : b.url.pathname === paths.volume ? 1 : 0));
    expect(services.asked.length).toBe(2);
    const question = [{ keywords: answer.rows.map((row: { keyword: string }) => row.keyword), location_code: 2818, language_code: "ar" }];
    expect(volume).toMatchObject({ host: hosts.dataForSeo, method: "POST", body: question });
    expect(volume!.url.pathname).toBe(paths.volume);
    expect(difficulty).toMatchObject({ method: "POST", body: question });
    expect(difficulty!.url.pathname).toBe(paths.difficulty);
    expect(volume!.headers).toMatchObject({ authorization: `Basic ${btoa("mona@ro2ya.example:s:cret")}`, "content-type": "application/json" });
  });

  test("two hundred rows are one question of each sort, and nothing that is known is asked again", async () => {
    const { search, expand } = await research({ account });
    const six = await search();
    const more = await expand();
    expect(services.asked.length).toBe(4);
    const asked = (askedOf(hosts.dataForSeo, paths.volume)[1]!.body as [{ keywords: string[] }])[0].keywords;
    expect(asked.length).toBeLessThanOrEqual(1_000);
    expect(asked.length).toBeGreaterThan(more.rows.length * 0.9);
    expect(asked.filter((one) => six.rows.some((row) => row.keyword === one))).toEqual([]);
    expect(asked.filter((one) => one.length > 80 || one.split(" ").length > 10)).toEqual([]);
    expect(more.rows.filter(({ volume }) => volume.source !== "dataforseo")).toEqual([]);
  });

  test("what it does not know is estimated, and only that", async () => {
    const { search } = await research({ account });
    services.unknown.add(keyword);
    const { rows, sources, failed } = await search();
    expect(rows[0]!.volume).toMatchObject({ source: "embedded", certainty: "estimated" });
    expect(rows[0]!.cpc).toEqual({ value: null, range: null, source: null, certainty: "estimated", asOf: null });
    expect(rows[1]!.volume).toMatchObject({ source: "dataforseo", certainty: "counted" });
    expect(sources).toEqual(["dataforseo", "embedded"]);
    expect(failed).toEqual([]);
  });

  test("signs that Google Ads refuses do not spoil the question", async () => {
    const { search } = await research({ account });
    const { rows } = await search("كم سعر iPhone 15؟! (جديد)");
    expect((askedOf(hosts.dataForSeo)[0]!.body as [{ keywords: string[] }])[0].keywords[0]).toBe("كم سعر iphone 15 جديد");
    expect(rows[0]).toMatchObject({ keyword: "كم سعر iPhone 15؟! (جديد)", volume: { source: "dataforseo" } });
  });

  test("one of its two questions may fail alone", async () => {
    const { search } = await research({ account });
    services.faults.set(hosts.dataForSeo + paths.difficulty, "500");
    const { rows, failed } = await search();
    expect(rows[0]).toMatchObject({ volume: { source: "dataforseo" }, difficulty: { source: "embedded", certainty: "estimated" } });
    expect(failed).toEqual([{ source: "dataforseo", reason: "unreachable" }]);
  });

  test.each([
    [40_100, "refused"],
    [40_200, "unpaid"],
    [40_202, "limited"],
    [40_203, "unpaid"],
    [40_204, "refused"],
    [40_209, "limited"],
    [40_210, "unpaid"],
    [40_501, "malformed"],
    [50_000, "unreachable"],
  ] as const)("a status of %i in an answer of 200 is told as «%s», of the request and of its task", async (code, reason) => {
    for (const codes of [
      { request: code, task: code },
      { request: 20_000, task: code },
    ]) {
      services.codes = codes;
      const { failed, rows } = await (await research({ account }, halfAYearLater())).search();
      expect(failed).toEqual([{ source: "dataforseo", reason }]);
      expect(rows[0]!.volume.source).toBe("embedded");
    }
  });

  test("it is asked at most twelve times in a minute, and whoever comes too soon gets the estimate and a word", async () => {
    const { search, clock } = await research({ account });
    const askedAt: number[] = [];
    const words = ["مطعم", "كافيه", "سباك", "نجار", "محامي", "كنب", "ثلاجة", "غسالة", "سرير", "ستائر", "مطبخ", "دهانات"];
    for (const [i, word] of [...words, ...words.map((one) => `${one} خشب`)].entries()) {
      clock.ms = noon + i * 5_000;
      const before = askedOf(hosts.dataForSeo, paths.volume).length;
      const { failed, rows } = await search(word);
      const wasAsked = askedOf(hosts.dataForSeo, paths.volume).length > before;
      if (wasAsked) askedAt.push(clock.ms);
      else {
        expect(failed).toEqual([{ source: "dataforseo", reason: "limited" }]);
        expect(rows[0]!.volume.source).toBe("embedded");
      }
    }
    expect(askedAt.length).toBeGreaterThan(10);
    for (const first of askedAt) expect(askedAt.filter((ms) => ms >= first && ms < first + 60_000).length).toBeLessThanOrEqual(12);
  });
});

describe("Wikimedia", () => {
  const open: KeywordSettings["open"] = ["wikimedia"];

  test("K-24 the reading of an article goes through the year, and is no volume", async () => {
    const { rows, sources, failed } = await (await research({ open })).search();
    expect(sources).toEqual(["wikimedia", "embedded"]);
    expect(failed).toEqual([]);
    expect(rows[0]!.monthlySource).toBe("wikimedia");
    expect(rows[0]!.monthly.map(({ month }) => month)).toEqual([
      "2025-11",
      "2025-12",
      "2026-01",
      "2026-02",
      "2026-03",
      "2026-04",
      "2026-05",
      "2026-06",
      "2026-07",
      "2026-08",
      "2026-09",
      "2026-10",
    ]);
    expect(rows[0]!.monthly.map(({ count }) => count)).toEqual([500, 501, 502, 0, 504, 505, 506, 507, 508, 509, 510, 511]);
    expect(rows.map(({ volume }) => volume.source)).toEqual(rows.map(() => "embedded"));
    expect(rows.slice(1).flatMap(({ monthly }) => monthly)).toEqual([]);

    const [titles, views] = services.asked;
    expect(titles!.host).toBe(hosts.ar);
    expect(Object.fromEntries(titles!.url.searchParams)).toMatchObject({
      action: "query",
      generator: "prefixsearch",
      gpssearch: keyword,
      redirects: "1",
      format: "json",
      formatversion: "2",
    });
    expect(decodeURIComponent(views!.url.pathname)).toBe("/api/rest_v1/metrics/pageviews/per-article/ar.wikipedia/all-access/user/فستان_زفاف/monthly/20251101/20261031");
    for (const { headers } of services.asked) expect(headers["user-agent"]).toBe("RoyaKeywords/1.0 (hello@ro2ya.example)");
  });

  test("a redirect's readers are those of where it leads", async () => {
    const { rows } = await (await research({ open })).search("ثوب العرس");
    expect(rows[0]!.monthlySource).toBe("wikimedia");
    expect(decodeURIComponent(services.asked[1]!.url.pathname)).toContain("/فستان_زفاف/");
  });

  test("an article about something else is not taken for the keyword's", async () => {
    const { rows, failed } = await (await research({ open })).search("مطعم");
    expect(rows[0]!.monthly).toEqual([]);
    expect(failed).toEqual([{ source: "wikimedia", reason: "empty" }]);
    expect(askedOf(hosts.views)).toEqual([]);
  });

  test("titles that people may type stand among the letters, without what tells films from dresses", async () => {
    const { rows, sources } = await (await research({ open })).expand();
    const letters = rows.filter(({ group }) => group === "letters").map((row) => row.keyword);
    expect(letters).toContain("فستان زفاف في مصر القديمة");
    expect(rows.map((row) => row.keyword).filter((one) => /[()،]|1990/.test(one))).toEqual([]);
    expect(sources).toContain("wikimedia");
  });
});

describe("suggestions of search engines", () => {
  test.each([
    ["google-suggest", hosts.google, "/complete/search", { client: "firefox", hl: "ar", gl: "eg", q: keyword }],
    ["duckduckgo-suggest", hosts.duckDuckGo, "/ac/", { type: "list", q: keyword }],
  ] as const)("K-24 %s comes first among the related where it is switched on", async (source, host, path, query) => {
    const { rows, sources } = await (await research({ open: [source] })).search();
    expect(rows.slice(1, 4).map((row) => row.keyword)).toEqual([`${keyword} للمحجبات`, `${keyword} تركي`, `${keyword} 2026`]);
    expect(rows.length).toBe(6);
    expect(sources).toEqual([source, "embedded"]);
    expect(services.asked.length).toBe(1);
    expect(services.asked[0]!.host).toBe(host);
    expect(services.asked[0]!.url.pathname).toBe(path);
    expect(Object.fromEntries(services.asked[0]!.url.searchParams)).toMatchObject(query);
  });

  test("nobody is asked who is not switched on", async () => {
    await (await research({})).search();
    expect(services.asked).toEqual([]);
  });
});

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

describe.each(all)("K-26 %s gives way to the estimate, with a word about it", (source, set, [host]) => {
  test.each(faults)(`of ${host}: %s is told as «%s»`, async (fault, reason) => {
    const isEmptyOfTitles = fault === "other" && host === hosts.ar; // an object without a query is how Wikipedia says that there is nothing
    services.faults.set(host!, fault);
    const { search } = await research(set, { ...halfAYearLater(), openMs: 120, allMs: 120, patienceMs: 200 });
    const answer = await search();
    expect(answer.failed).toEqual([{ source, reason: isEmptyOfTitles ? "empty" : reason }]);
    expect(answer.sources).toEqual(["embedded"]);
    expect(answer.rows.length).toBe(6);
    for (const row of answer.rows) expect(row.volume).toMatchObject({ source: "embedded", certainty: "estimated" });
  });
});

test("K-25 K-26 with no network at all everybody is named who could not be asked, and the estimate answers", async () => {
  const set: Partial<KeywordSettings> = { account, open: ["wikimedia", "google-suggest", "duckduckgo-suggest"] };
  const database = await newDatabase();
  const nowhere = { resolve: () => Promise.reject(new Error("no name server")), dial: () => Promise.reject(new Error("no route")) };
  const settings: KeywordSettings = { account, country: "EG", contact: "hello@ro2ya.example", mostAnHour: 1, open: set.open! };
  const sources = openKeywordSources({ database, world: nowhere, settings, now: () => new Date(noon), addresses: services.addresses });
  const answer = await keywordResearch({ lexicons, ...sources, now: () => new Date(noon) }).search({ keyword, locale: "ar" });
  expect(answer.failed).toEqual(["dataforseo", "wikimedia", "google-suggest", "duckduckgo-suggest"].map((source) => ({ source, reason: "unreachable" })));
  expect(answer.sources).toEqual(["embedded"]);
  expect(answer.rows.length).toBe(6);
});

describe("what was asked once", () => {
  const set: Partial<KeywordSettings> = { account, open: ["wikimedia", "google-suggest"] };

  test("is not asked again, by this server or by another one with the same database", async () => {
    const database = await newDatabase();
    const { search } = await research(set, { database });
    const first = await search();
    const asked = services.asked.length;
    expect(asked).toBe(5);
    const { rows } = await search();
    const other = await (await research(set, { database })).search();
    expect(services.asked.length).toBe(asked);
    expect(rows).toEqual(first.rows);
    expect(other.rows).toEqual(first.rows);
  });

  test("is asked once by many at the same time", async () => {
    const { search } = await research(set);
    await Promise.all(Array.from({ length: 10 }, () => search()));
    expect(services.asked.length).toBe(5);
  });

  test("is asked again after 7 days of the free sources and after 30 of the paid one, and what is old is thrown away", async () => {
    const { search, clock, sources } = await research(set);
    await search();
    clock.ms = noon + 8 * day;
    await search();
    expect(askedOf(hosts.google).length).toBe(2);
    expect(askedOf(hosts.dataForSeo).length).toBe(2);
    clock.ms = noon + 31 * day;
    expect(await sources.cache.forgetExpired(new Date(clock.ms))).toBeGreaterThan(10);
    expect(await sources.cache.forgetExpired(new Date(clock.ms))).toBe(0);
    await search();
    expect(askedOf(hosts.dataForSeo).length).toBe(4);
  });

  test("and came too late for one visitor is there for the next", async () => {
    const { search } = await research({ account }, { allMs: 100, patienceMs: 5_000 });
    services.delayMs = 400;
    expect(await search()).toMatchObject({ failed: [{ source: "dataforseo", reason: "slow" }], sources: ["embedded"] });
    await setTimeout(600);
    expect(await search()).toMatchObject({ failed: [], sources: ["dataforseo"] });
    expect(services.asked.length).toBe(2);
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
    expect(services.asked.length).toBe(1);
    clock.ms += 1_500;
    expect((await search()).failed).toEqual([]);
  });

  test("is left alone after three failures in a row, by every server that shares the database", async () => {
    const database = await newDatabase();
    const { search, clock } = await research({ open: ["google-suggest"] }, { database });
    services.faults.set(hosts.google, "500");
    for (let i = 0; i < 5; i++) {
      clock.ms += 1_500;
      expect((await search()).failed).toEqual([{ source: "google-suggest", reason: "unreachable" }]);
    }
    expect(services.asked.length).toBe(3);
    const other = await research({ open: ["google-suggest"] }, { database });
    other.clock.ms = clock.ms;
    expect((await other.search()).failed).toEqual([{ source: "google-suggest", reason: "unreachable" }]);
    expect(services.asked.length).toBe(3);
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
      services.asked.length = 0;
      services.faults.set(hosts.dataForSeo, fault);
      await search();
      expect(services.asked.length).toBe(2);
      clock.ms += 30_000;
      expect((await search("مطعم")).failed).toEqual([{ source: "dataforseo", reason }]);
      expect(services.asked.length).toBe(2);
    }
  });
});
