import { expect, test } from "vitest";
import { createRateLimiter } from "#platform/limits/rate-limiter.ts";
import { SourceCache } from "#tools/keyword-research/server/sources/source-cache.ts";
import { createKeywordServers, newDatabase, noon } from "../keyword-servers.ts";
import { account } from "../fake-keyword-services.ts";

const { research, listRequests, services } = await createKeywordServers();

const paid = (maxPerDay: number, maxPerVisitor: number) => ({
  account,
  paid: { maxPerDay, maxPerVisitor },
});
const requested = () => listRequests("api.dataforseo.example").length;
const day = 24 * 3_600_000;

test("no more paid questions are asked in a day than are set; then the estimate answers and the answer says why", async () => {
  const { search, clock } = await research(paid(4, 100));
  for (const keyword of ["shoes", "boots"])
    expect((await search(keyword)).sources).toContain("dataforseo");
  expect(requested()).toBe(4); // volumes and difficulties
  const spent = await search("hats", "hossam");
  expect(spent.failed).toEqual([{ source: "dataforseo", reason: "limited" }]);
  expect(spent.sources).toEqual(["embedded"]);
  for (const { volume } of spent.rows)
    expect(volume).toMatchObject({ source: "embedded", certainty: "estimated" });
  expect(requested()).toBe(4);
  expect((await search("shoes")).sources).toContain("dataforseo"); // what is known costs nothing
  clock.ms += day;
  expect((await search("hats")).sources).toContain("dataforseo");
});

test("one visitor spends a part of the day's questions, and the rest is for others", async () => {
  const { search } = await research(paid(100, 2));
  expect((await search("shoes")).failed).toEqual([]);
  expect((await search("boots")).failed).toEqual([{ source: "dataforseo", reason: "limited" }]);
  expect((await search("boots", "hossam")).failed).toEqual([]);
  expect(requested()).toBe(4);
});

test("two instances share the day's questions", async () => {
  const database = await newDatabase();
  const both = [
    await research(paid(4, 100), { database }),
    await research(paid(4, 100), { database }),
  ];
  const answers = [];
  for (const [i, keyword] of ["shoes", "boots", "hats", "coats"].entries())
    answers.push(await both[i % 2]!.search(keyword));
  expect(answers.map(({ failed }) => failed.length)).toEqual([0, 0, 1, 1]);
  expect(requested()).toBe(4);
});

test("a question that was never put, because the source is closed, costs nothing", async () => {
  const database = await newDatabase();
  const { search, clock } = await research(paid(4, 4), { database });
  services.codes = { request: 20_000, task: 40_202 };
  await search("shoes"); // two questions, and the source is closed for a minute
  for (const keyword of ["boots", "hats", "coats"]) await search(keyword);
  const limiter = createRateLimiter(database, () => new Date(clock.ms));
  const window = {
    start: new Date("2026-11-21T00:00:00Z"),
    end: new Date("2026-11-22T00:00:00Z"),
    retryAfterSeconds: 0,
  };
  expect(await limiter.readUsed("dataforseo:all", window)).toBe(requested());
  services.codes = { request: 20_000, task: 20_000 };
  clock.ms += 61_000;
  expect((await search("boots")).sources).toContain("dataforseo");
});

test("kept answers have a most: those that would be forgotten first go", async () => {
  const cache = new SourceCache(await newDatabase(), () => new Date(noon), 3);
  const remember = async (question: string, keepMs: number) =>
    (
      await cache.getOrLoad<string>(
        "x",
        [question],
        keepMs,
        async () => new Map([[question, "fresh"]]),
      )
    ).get(question);
  for (const [i, question] of ["a", "b", "c", "d", "e"].entries())
    await remember(question, (i + 1) * day);
  expect(await cache.deleteExpired(new Date(noon))).toBe(2);
  const known = async (question: string) =>
    (
      await cache.getOrLoad<string>(
        "x",
        [question],
        day,
        async () => new Map([[question, "asked again"]]),
      )
    ).get(question);
  expect(await Promise.all(["c", "d", "e"].map(known))).toEqual(["fresh", "fresh", "fresh"]);
  expect(await known("a")).toBe("asked again");
});
