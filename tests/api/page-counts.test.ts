import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { openProductDatabase } from "#product-database.ts";
import { runStats } from "#commands/stats.ts";
import { createCountStore, type CountStore } from "#site/page-counts/count-store.ts";
import { startPostgres } from "./postgres.ts";
import { startApp, temporaryFolder } from "./start-app.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const places: readonly [name: string, newPlace: () => Promise<DatabaseAddress>][] = [
  [
    "SQLite",
    async () => ({ kind: "sqlite", file: join(await temporaryFolder(), "data", "ro2ya.sqlite") }),
  ],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await postgres.newDatabase() })],
];

const phone = {
  "user-agent":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
  accept: "text/html",
};

describe.each(places)("%s", (_name, newPlace) => {
  async function openCounts() {
    const address = await newPlace();
    const database = await openProductDatabase(address);
    onTestFinished(() => database.close());
    return { address, database, counts: createCountStore(database) };
  }

  test("views of the same page, day, language and origin add up; others appear beside them", async () => {
    const { counts } = await openCounts();
    const one = { day: "2026-11-21", path: "/services", locale: "ar", source: "search" } as const;
    await Promise.all([
      counts.add({ ...one, views: 2 }),
      counts.add({ ...one, views: 3 }),
      counts.add({ ...one, locale: "en", views: 1 }),
    ]);
    await counts.add({ ...one, day: "2026-11-22", views: 7 });
    await counts.add({ ...one, views: 1 });
    expect(await counts.listSince("2026-11-21")).toEqual([
      { ...one, views: 6 },
      { ...one, locale: "en", views: 1 },
      { ...one, day: "2026-11-22", views: 7 },
    ]);
    expect(await counts.listSince("2026-11-22")).toHaveLength(1);
  });

  test("what visitors open is written when the server stops, and nothing of who they are", async () => {
    const { counts, database } = await openCounts();
    const { app } = await startApp({ counts });
    const mona = {
      ...phone,
      referer: "https://www.google.com/search?q=mona-secret",
      cookie: "id=mona-secret",
      "accept-language": "ar-EG",
      "x-forwarded-for": "203.0.113.77",
    };
    const openPage = (url: string, headers: Record<string, string> = mona) =>
      app.inject({ method: "GET", url, headers, remoteAddress: "203.0.113.77" });
    for (const url of [
      "/services",
      "/services?utm_source=mona-secret",
      "/en/services",
      "/search?q=mona-secret",
      "/no-such-mona-secret",
      "/robots.txt",
    ])
      await openPage(url);
    await openPage("/services", { ...mona, "sec-purpose": "prefetch" });
    await openPage("/services", { ...mona, "user-agent": "Googlebot/2.1" });
    await openPage("/services", { ...mona, "sec-gpc": "1" });
    const cachedResponse = await openPage("/services/seo");
    expect(
      (
        await openPage("/services/seo", {
          ...mona,
          "if-none-match": String(cachedResponse.headers.etag),
        })
      ).statusCode,
    ).toBe(304);
    expect(cachedResponse.headers["set-cookie"]).toBeUndefined();
    await app.close();
    const day = "2026-11-21";
    expect(await counts.listSince("2000-01-01")).toEqual([
      { day, path: "/search", locale: "ar", source: "search", views: 1 },
      { day, path: "/services", locale: "ar", source: "search", views: 2 },
      { day, path: "/services", locale: "en", source: "search", views: 1 },
      { day, path: "/services/seo", locale: "ar", source: "search", views: 2 },
    ]);
    const everything = JSON.stringify(
      await database.read((db) => db.selectFrom("page_counts").selectAll().execute()),
    );
    expect(everything).not.toMatch(/mona|203\.0\.113|Mozilla|google|cookie/i);
  });

  test("npm run stats shows pages, origins and days with sums in both directions, and the rows as CSV", async () => {
    const { address, counts } = await openCounts();
    const add = (
      day: string,
      path: string,
      locale: "ar" | "en",
      source: "direct" | "search",
      views: number,
    ) => counts.add({ day, path, locale, source, views });
    await add("2026-10-01", "/old", "ar", "direct", 99);
    await add("2026-11-21", "/", "ar", "direct", 12);
    await add("2026-11-21", "/services/seo", "en", "search", 3);
    await add("2026-11-22", "/", "en", "search", 4);
    const env = {
      DATABASE_URL: address.kind === "sqlite" ? `sqlite:${address.file}` : address.url,
    };
    const run = async (...args: readonly string[]) => {
      let [out, err] = ["", ""];
      const code = await runStats(
        args,
        { env, write: (text) => (out += text), warn: (text) => (err += text), width: 80 },
        new Date("2026-11-22T10:00:00Z"),
      );
      return { code, out, err };
    };
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(out).toBe(
      [
        "2026-10-24 to 2026-11-22",
        "",
        "PAGE           AR  EN  ALL",
        "/              12  4   16",
        "/services/seo  0   3   3",
        "total          12  7   19",
        "",
        "FROM    AR  EN  ALL",
        "direct  12  0   12",
        "search  0   7   7",
        "total   12  7   19",
        "",
        "DAY         AR  EN  ALL",
        "2026-11-21  12  3   15",
        "2026-11-22  0   4   4",
        "total       12  7   19",
        "",
      ].join("\n"),
    );
    expect((await run("--days", "1", "--csv")).out).toBe(
      "day,path,language,source,views\r\n2026-11-22,/,en,search,4\r\n",
    );
    expect((await run("--days", "90")).out).toContain("/old");
    expect(await run("--days", "0")).toMatchObject({ code: 2 });
    expect((await run("--nonsense")).code).toBe(2);
    expect((await run("--help")).out).toContain("npm run stats");
  });
});

test("with PAGE_COUNTS=off, which is no store, nothing is counted", async () => {
  const { app, dataDir } = await startApp();
  await app.inject({ method: "GET", url: "/services", headers: phone });
  await app.close();
  const database = await openProductDatabase({
    kind: "sqlite",
    file: join(dataDir, "ro2ya.sqlite"),
  });
  expect(await createCountStore(database).listSince("2000-01-01")).toEqual([]);
  await database.close();
});

test("a database that is away for a moment gets the counts later, and no visitor waits for it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const written: string[] = [];
  let isAway = true;
  const add: CountStore["add"] = async ({ path, views }) => {
    if (isAway) throw new Error("away");
    written.push(`${path} ${views}`);
  };
  const { app } = await startApp({ counts: { add, listSince: async () => [] } });
  const openPage = async () =>
    expect((await app.inject({ method: "GET", url: "/services", headers: phone })).statusCode).toBe(
      200,
    );
  await openPage();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(written).toEqual([]);
  isAway = false;
  await openPage();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(written).toEqual(["/services 2"]);
  await app.close();
  expect(written).toEqual(["/services 2"]);
});
