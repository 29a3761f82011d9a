import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runPageViews } from "#commands/page-views.ts";
import { createKeywordResearch } from "#tools/keyword-research/server/keyword-research.ts";
import { readLexicons } from "#tools/keyword-research/server/lexicon.ts";
import {
  getSnapshotFile,
  indexPageViews,
  readSnapshot,
} from "#tools/keyword-research/server/page-views/snapshot.ts";
import { startFakeWikipedia } from "./fake-wikipedia.ts";
import { temporaryFolder } from "./start-app.ts";

const lexicons = readLexicons();
const now = new Date("2026-11-27T12:00:00Z");
const pace = { intervalMs: 0, timeoutMs: 300, retryMs: [1, 1], limitedMs: 1 };
/** Three times an ordinary month. */
const summer = (month: string): number => (/-0[67]$/.test(month) ? 3_000 : 1_000);

async function start() {
  const dataDir = await temporaryFolder();
  const { fake, addresses, network } = await startFakeWikipedia();
  // The lexicon has the plural, the encyclopedia the singular.
  fake.redirects.set("فساتين زفاف", "فستان زفاف");
  const run = async (args: readonly string[], changedPace: Partial<typeof pace> = {}) => {
    let [out, err] = ["", ""];
    const environment = {
      env: { DATA_DIR: dataDir, KEYWORD_CONTACT: "hello@ro2ya.example" },
      write: (text: string) => void (out += text),
      warn: (text: string) => void (err += text),
      width: 100,
    };
    const code = await runPageViews(args, environment, {
      network,
      addresses,
      lexicons,
      now,
      pace: { ...pace, ...changedPace },
    });
    return { code, out, err };
  };
  return { fake, run, dataDir, file: getSnapshotFile(dataDir) };
}

test("a refresh writes the months of each article that a term of the lexicon names", async () => {
  const { fake, run, file } = await start();
  fake.articles.add("فستان زفاف").add("Washing machine").add("Air conditioning");
  fake.redirects.set("Air conditioner", "Air conditioning");
  fake.disambiguations.add("Mobile");
  fake.views = (title, month) => (title === "فستان زفاف" ? summer(month) : 200);
  const { code, out, err } = await run(["refresh"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/ar: 1 of \d{4} terms have an article/);
  expect(out).toContain("taken on 2026-11-27 (CC0 1.0): 1 Arabic articles");
  const snapshot = (await readSnapshot(file))!;
  expect(snapshot.months).toHaveLength(36);
  expect([snapshot.months[0], snapshot.months.at(-1)]).toEqual(["2023-11", "2026-10"]);
  expect(snapshot.articles.ar).toMatchObject([{ title: "فستان زفاف" }]);
  expect(snapshot.articles.ar[0]!.views.slice(-5)).toEqual([3_000, 3_000, 1_000, 1_000, 1_000]);
  const titles = new Set(snapshot.articles.en.map(({ title }) => title));
  expect(titles).toEqual(new Set(["Washing machine", "Air conditioning"]));
  for (const { userAgent } of fake.requests)
    expect(userAgent).toBe("RoyaKeywords/1.0 (hello@ro2ya.example)");
  expect(fake.requests.find(({ path }) => path.includes("زفاف"))?.path).toBe(
    "/api/rest_v1/metrics/pageviews/per-article/ar.wikipedia/all-access/user/فستان_زفاف/monthly/20231101/20261031",
  );
  expect((await run([])).out).toContain("Page views from 2023-11 to 2026-10");
});

test("requests come one after another, no faster than the pace", async () => {
  const { fake, run } = await start();
  await run(["refresh", "--limit", "1"], { intervalMs: 5 });
  const at = fake.requests.map(({ atMs }) => atMs);
  expect(at.length).toBeGreaterThan(70);
  // The clocks of both ends are one; timers may end a millisecond early.
  expect(at.at(-1)! - at[0]!).toBeGreaterThan((at.length - 1) * 4);
});

test("a request that fails is repeated, and an article that cannot be had is left out", async () => {
  const { fake, run, file } = await start();
  fake.articles.add("فستان زفاف").add("غسالة").add("Washing machine").add("Laptop");
  fake.faults.set("فستان_زفاف", [500, "slow"]);
  fake.faults.set("Washing_machine", ["cut", "malformed", 503]);
  fake.faults.set("Laptop", [{ retryAfter: "0" }, 429]);
  const { code, out } = await run(["refresh", "--months", "12"]);
  expect(code).toBe(0);
  expect(out).toContain("en: left out Washing machine: wikimedia.example answered 503");
  const snapshot = (await readSnapshot(file))!;
  expect(snapshot.articles.ar.map(({ title }) => title)).toContain("فستان زفاف");
  expect(new Set(snapshot.articles.en.map(({ title }) => title))).toEqual(new Set(["Laptop"]));
});

test("an article without any views is no article", async () => {
  const { fake, run, file } = await start();
  fake.articles.add("Laptop");
  fake.views = () => undefined;
  expect((await run(["refresh"])).code).toBe(0);
  expect((await readSnapshot(file))!.articles).toEqual({ ar: [], en: [] });
});

test.each([
  ["refuses", [403]],
  ["is down", [500, 500, 500]],
  ["answers with something else", ["malformed", "malformed", "malformed"]],
  ["is too slow", ["slow", "slow", "slow"]],
  ["limits for ever", [429, 429, 429]],
] as const)("where Wikipedia %s, an earlier snapshot stays", async (_name, faults) => {
  const { fake, run, dataDir, file } = await start();
  fake.articles.add("Laptop");
  await run(["refresh", "--months", "12"]);
  const before = await readFile(file, "utf8");
  fake.faults.set("/w/api.php", [...faults]);
  const { code, err } = await run(["refresh"]);
  expect(code).toBe(1);
  expect(err).toContain("Wikimedia gives no page views");
  expect(await readFile(file, "utf8")).toBe(before);
  expect(await readdir(dataDir)).toEqual(["page-views.json"]);
});

test("five articles in a row that cannot be had end the refresh", async () => {
  const { fake, run } = await start();
  for (const { term } of lexicons.ar.goodsAndServices.slice(0, 9)) fake.articles.add(term);
  fake.faults.set(
    "per-article",
    Array.from({ length: 99 }, () => 500),
  );
  const { code, out } = await run(["refresh"]);
  expect(code).toBe(1);
  expect(out.match(/left out/g)).toHaveLength(5);
});

test("the seasons of a snapshot are judged by a year that they were not learnt from", async () => {
  const { fake, run, file } = await start();
  fake.articles.add("فستان زفاف").add("Laptop").add("Washing machine").add("Air conditioner");
  // The Arabic article has the same season each year. Of the English ones one is flat, one has an
  // event in its first year, and the season of one is gone in the last year.
  fake.views = (title, month) => {
    if (title === "Laptop") return 1_000;
    if (title === "Washing machine") return month === "2024-02" ? 50_000 : 1_000;
    return title === "Air conditioner" && month > "2025-10" ? 1_000 : summer(month);
  };
  await run(["refresh"]);
  const { code, out } = await run(["evaluate", "--json"]);
  expect(code).toBe(0);
  const [ar, en] = JSON.parse(out) as readonly [Record<string, unknown>, Record<string, unknown>];
  // A mean of 4/3: two months are 9/4 of it, ten are 3/4, as a mean of the logarithms.
  const flat = 10 ** ((2 * Math.log10(9 / 4) - 10 * Math.log10(3 / 4)) / 12);
  expect(ar).toMatchObject({ language: "ar", articles: 1, learnt: 1, shown: 1 });
  expect(ar["errors"]).toEqual({
    flat: expect.closeTo(flat, 6),
    common: expect.closeTo(1, 6),
    own: expect.closeTo(1, 6),
  });
  // Of three one is foretold as wrong by its season as the Arabic one is by the flat year.
  expect(en).toMatchObject({ language: "en", articles: 3, learnt: 1, shown: 0 });
  expect(en["errors"]).toMatchObject({
    flat: expect.closeTo(1, 6),
    own: expect.closeTo(flat ** (1 / 3), 6),
  });
  expect((await run(["evaluate"])).out).toMatch(/ar, with a season +1 +1\.4\d\d +1\.000 +1\.000/);

  await run(["refresh", "--months", "24"]);
  expect((await run(["evaluate"])).err).toBe("the snapshot has 24 months, and 36 are needed\n");
  await writeFile(file, '{"months": []}');
  await expect(run(["evaluate"])).rejects.toThrow("is no snapshot of page views");
});

test("without a snapshot the command says how to take one, and research has no seasons", async () => {
  const { run, file } = await start();
  expect(await run(["evaluate"])).toMatchObject({
    code: 1,
    err: "there is no snapshot yet: npm run page-views -- refresh\n",
  });
  expect((await run(["forget"])).code).toBe(2);
  expect((await run(["refresh", "--months", "121"])).code).toBe(2);
  const pageViews = indexPageViews(await readSnapshot(file));
  const research = createKeywordResearch({ lexicons, pageViews, now: () => now });
  const { rows } = await research.search({ keyword: "فستان زفاف", locale: "ar", visitor: "x" });
  expect(rows.filter((row) => row.season !== undefined || row.monthly.length > 0)).toEqual([]);
});

test("research reads the snapshot: months and season of what it names, and the same volumes", async () => {
  const { fake, run, file, dataDir } = await start();
  fake.articles.add("فستان زفاف");
  fake.views = (_title, month) => summer(month);
  await run(["refresh"]);
  const pageViews = indexPageViews(await readSnapshot(file));
  const withSnapshot = createKeywordResearch({ lexicons, pageViews, now: () => now });
  const without = createKeywordResearch({ lexicons, now: () => now });
  const question = { locale: "ar", visitor: "x" } as const;
  for (const keyword of ["فستان زفاف", "فساتين زفاف"]) {
    const { rows, sources } = await withSnapshot.search({ ...question, keyword });
    const plain = await without.search({ ...question, keyword });
    expect(rows[0]).toMatchObject({
      monthlySource: "wikimedia",
      season: { months: [6, 7], factor: 2.3, years: 3, until: "2026-10" },
    });
    expect(rows[0]!.monthly).toHaveLength(12);
    expect(sources).toEqual(["wikimedia", "embedded"]);
    expect(rows.map(({ volume }) => volume)).toEqual(plain.rows.map(({ volume }) => volume));
  }
  expect(await readdir(dataDir)).toEqual([join("page-views.json")]);
});
