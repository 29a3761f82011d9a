import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { openProductDatabase } from "#product-database.ts";
import { SourceCache } from "#tools/keyword-research/server/sources/source-cache.ts";
import { createRateLimiter } from "#tools/keyword-research/server/sources/rate-limiter.ts";
import { startPostgres } from "./postgres.ts";
import { temporaryFolder } from "./start-app.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const databases: readonly [name: string, newPlace: () => Promise<DatabaseAddress>][] = [
  [
    "SQLite",
    async () => ({ kind: "sqlite", file: join(await temporaryFolder(), "keywords.sqlite") }),
  ],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await postgres.newDatabase() })],
];

const noon = Date.parse("2026-11-21T12:00:00Z");
const at = (ms: number) => new Date(noon + ms);

describe.each(databases)("%s", (_name, newPlace) => {
  async function openBoth() {
    const place = await newPlace();
    const open = async () => {
      const database = await openProductDatabase(place);
      onTestFinished(() => database.close());
      return database;
    };
    return { one: await open(), other: await open() };
  }

  test("a source that takes one question a second is asked no sooner, whoever asks", async () => {
    const { one, other } = await openBoth();
    const rateLimit = { burst: 1, intervalMs: 1_000 };
    expect(await createRateLimiter(one).acquire("wiki", rateLimit, at(0))).toBeUndefined();
    expect(await createRateLimiter(other).acquire("wiki", rateLimit, at(1))).toEqual({
      waitMs: 999,
      blockedFor: undefined,
    });
    expect(await createRateLimiter(other).acquire("wiki", rateLimit, at(999))).toEqual({
      waitMs: 1,
      blockedFor: undefined,
    });
    expect(await createRateLimiter(other).acquire("wiki", rateLimit, at(1_000))).toBeUndefined();
    expect(await createRateLimiter(one).acquire("wiki", rateLimit, at(1_500))).toEqual({
      waitMs: 500,
      blockedFor: undefined,
    });
    expect(await createRateLimiter(one).acquire("another", rateLimit, at(1_500))).toBeUndefined();
    expect(await createRateLimiter(one).acquire("wiki", rateLimit, at(3_000))).toBeUndefined();
    expect(await createRateLimiter(one).acquire("wiki", rateLimit, at(3_999))).toMatchObject({
      waitMs: 1,
    }); // a pause saves nothing up
  });

  test("of many who come at once as many are let in as the source takes, and never more than 12 in a minute", async () => {
    const { one, other } = await openBoth();
    const rateLimit = { burst: 4, intervalMs: 7_500 };
    const rateLimiter = [createRateLimiter(one), createRateLimiter(other)];
    const atOnce = await Promise.all(
      Array.from({ length: 20 }, (_, i) => rateLimiter[i % 2]!.acquire("ads", rateLimit, at(0))),
    );
    expect(atOnce.filter((delay) => delay === undefined).length).toBe(4);
    const acquiredCount = [0, 0, 0, 0];
    for (let ms = 2_500; ms <= 150_000; ms += 2_500)
      if ((await rateLimiter[(ms / 2_500) % 2]!.acquire("ads", rateLimit, at(ms))) === undefined)
        acquiredCount.push(ms);
    for (const first of acquiredCount)
      expect(
        acquiredCount.filter((ms) => ms >= first && ms < first + 60_000).length,
      ).toBeLessThanOrEqual(12);
    expect(acquiredCount.length).toBe(4 + 150_000 / 7_500);
  });

  test("a closed source is closed for all, with its reason, until its moment", async () => {
    const { one, other } = await openBoth();
    const rateLimit = { burst: 1, intervalMs: 1_000 };
    await createRateLimiter(one).block("ads", at(60_000), "unpaid");
    expect(await createRateLimiter(other).acquire("ads", rateLimit, at(1_000))).toEqual({
      waitMs: 59_000,
      blockedFor: "unpaid",
    });
    expect(await createRateLimiter(other).acquire("ads", rateLimit, at(60_000))).toBeUndefined();
    await createRateLimiter(other).block("ads", at(70_000), "refused");
    expect(await createRateLimiter(one).acquire("ads", rateLimit, at(62_000))).toEqual({
      waitMs: 8_000,
      blockedFor: "refused",
    });
  });

  test("answers are shared, last for their time, and no keyword is stored with them", async () => {
    const { one, other } = await openBoth();
    const clock = { ms: 0 };
    const [cache, second] = [one, other].map(
      (database) => new SourceCache(database, () => at(clock.ms)),
    );
    const loads: (readonly string[])[] = [];
    const load = async (missing: readonly string[]) => {
      loads.push(missing);
      return new Map(missing.map((question) => [question, { about: question.length }]));
    };
    const questions = Array.from({ length: 1_200 }, (_, i) => `فستان ${i}`);
    expect((await cache!.getOrLoad("volume", questions, 1_000, load)).size).toBe(1_200);
    expect(
      (await second!.getOrLoad("volume", ["فستان 7", "غسالة"], 1_000, load)).get("فستان 7"),
    ).toEqual({ about: 7 });
    expect(loads[1]).toEqual(["غسالة"]);
    await second!.getOrLoad("difficulty", ["فستان 7"], 1_000, load);
    expect(loads[2]).toEqual(["فستان 7"]);
    const rows = await one.read((db) => db.selectFrom("keyword_answers").selectAll().execute());
    expect(JSON.stringify(rows)).not.toMatch(/فستان|غسالة/);
    clock.ms = 1_000;
    await cache!.getOrLoad("volume", ["فستان 7"], 1_000, load);
    expect(loads[3]).toEqual(["فستان 7"]);
    expect(await second!.deleteExpired(at(1_000))).toBe(1_201);
  });
});
