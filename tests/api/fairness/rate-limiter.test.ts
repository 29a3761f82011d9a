import { describe, expect, test } from "vitest";
import { createRateLimiter, getWindow } from "#platform/limits/rate-limiter.ts";
import { bothDatabases, noon, openTestDatabase } from "./databases.ts";

const hour = 3_600_000;
const at = (ms: number) => new Date(noon + ms);

test("windows begin at multiples of their length and say how long they last", () => {
  expect(getWindow(new Date("2026-11-21T12:59:30.500Z"), hour)).toEqual({
    start: new Date("2026-11-21T12:00:00Z"),
    end: new Date("2026-11-21T13:00:00Z"),
    retryAfterSeconds: 30,
  });
});

describe.each(await bothDatabases())("%s", (_name, newPlace) => {
  test("two processes share one limit, to the last use, and what is refused is not counted", async () => {
    const place = await newPlace();
    const both = [await openTestDatabase(place), await openTestDatabase(place)].map((database) =>
      createRateLimiter(database, () => at(0)),
    );
    const window = getWindow(at(0), hour);
    const use = { key: "a", window, amount: 1, max: 30 };
    const isUsed = await Promise.all(
      Array.from({ length: 80 }, (_, i) => both[i % 2]!.consume(use)),
    );
    expect(isUsed.filter(Boolean)).toHaveLength(30);
    expect(await both[0]!.readUsed("a", window)).toBe(30);
    expect(await both[1]!.consume({ ...use, key: "b" })).toBe(true);
    expect(await both[1]!.consume({ ...use, window: getWindow(at(hour), hour) })).toBe(true);
  });

  test("bytes beyond 32 bits are counted, and what was not used is given back", async () => {
    const limiter = createRateLimiter(await openTestDatabase(await newPlace()), () => at(0));
    const use = { key: "bytes", window: getWindow(at(0), hour), amount: 8e9, max: 20e9 };
    expect([
      await limiter.consume(use),
      await limiter.consume(use),
      await limiter.consume(use),
    ]).toEqual([true, true, false]);
    await limiter.refund({ ...use, amount: 5e9 });
    expect(await limiter.readUsed("bytes", use.window)).toBe(11e9);
    expect(await limiter.consume(use)).toBe(true);
    expect(await limiter.consume({ ...use, key: "fresh", amount: 21e9 })).toBe(false);
  });

  test("counts go when their window is over, a day's later than an hour's", async () => {
    const limiter = createRateLimiter(await openTestDatabase(await newPlace()), () => at(0));
    const [short, long] = [getWindow(at(0), hour), getWindow(at(0), 24 * hour)];
    await limiter.consume({ key: "short", window: short, amount: 1, max: 9 });
    await limiter.consume({ key: "long", window: long, amount: 1, max: 9 });
    await limiter.deleteExpired(at(hour - 1));
    expect(await limiter.readUsed("short", short)).toBe(1);
    await limiter.deleteExpired(at(hour));
    expect([await limiter.readUsed("short", short), await limiter.readUsed("long", long)]).toEqual([
      0, 1,
    ]);
  });

  test("a flood of addresses never makes more rows than are kept, and who used most stays counted", async () => {
    const database = await openTestDatabase(await newPlace());
    const limiter = createRateLimiter(database, () => at(0), { maxRows: 50, cleanupEvery: 20 });
    const window = getWindow(at(0), hour);
    await limiter.consume({ key: "greedy", window, amount: 100, max: 100 });
    for (let i = 0; i < 200; i++) {
      await limiter.consume({ key: `address ${i}`, window, amount: 1, max: 9 });
      const { rows } = await database.read((db) =>
        db
          .selectFrom("rate_limits")
          .select(({ fn }) => fn.countAll().as("rows"))
          .executeTakeFirstOrThrow(),
      );
      expect(Number(rows)).toBeLessThanOrEqual(70);
    }
    expect(await limiter.consume({ key: "greedy", window, amount: 1, max: 100 })).toBe(false);
  });
});
