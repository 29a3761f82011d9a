import { describe, expect, test } from "vitest";
import type { JobDefinition } from "#platform/jobs/job-definition.ts";
import { createJobStore } from "#platform/jobs/job-store.ts";
import {
  readEvents,
  createManualJob,
  day,
  getId,
  minute,
  openSharedDatabase,
  type TestInput,
} from "../jobs/manual-job.ts";
import { bothDatabases, noon, openTestDatabase } from "./databases.ts";

const generous = { maxPerVisitor: 99, maxTotal: 99, maxPerVisitorPerHour: 999 };

/** Pages and sites in lanes of their own: what begins with "site" is a site. */
function lanedWork(page: number, site: number) {
  const { startedRuns, kind } = createManualJob();
  const laned: JobDefinition<TestInput> = {
    ...kind,
    limits: generous,
    lanes: {
      page: { concurrency: page, turnMs: 2 * minute },
      site: { concurrency: site, turnMs: 6 * minute },
    },
    getLane: ({ q }) => (q.startsWith("site") ? "site" : "page"),
  };
  return { startedRuns, kind: laned };
}

describe.each(await bothDatabases())("%s", (_name, newPlace) => {
  test("four slow pages of one visitor hold one of two places: whoever comes later begins at once", async () => {
    const { process } = await openSharedDatabase(newPlace);
    const { startedRuns, kind } = lanedWork(2, 1);
    const jobs = await process(kind);
    for (const q of ["a1", "a2", "a3", "a4"]) await jobs.start({ q }, "mona");
    await expect.poll(() => [...startedRuns.keys()]).toEqual(["a1"]);
    await jobs.start({ q: "b" }, "hossam");
    await expect.poll(() => [...startedRuns.keys()]).toEqual(["a1", "b"]);
  });

  test("visitors take turns: a visitor's second job waits for everybody's first, and its place in the queue says so", async () => {
    const { process, clock } = await openSharedDatabase(newPlace);
    const { startedRuns, kind } = lanedWork(1, 0);
    const jobs = await process(kind);
    const ids: Record<string, string> = {};
    for (const [q, visitor] of [
      ["a1", "mona"],
      ["a2", "mona"],
      ["a3", "mona"],
      ["b1", "hossam"],
      ["b2", "hossam"],
      ["c1", "dina"],
    ] as const) {
      clock.ms += 1_000;
      ids[q] = getId(await jobs.start({ q }, visitor));
      await expect.poll(() => startedRuns.has("a1")).toBe(true);
    }
    const positions = async () =>
      Promise.all(
        ["b1", "c1", "a2", "b2", "a3"].map(async (q) => (await jobs.find(ids[q]!))!.position),
      );
    expect(await positions()).toEqual([1, 2, 3, 4, 5]);
    for (const [ended, next] of [
      ["a1", "b1"],
      ["b1", "c1"],
      ["c1", "a2"],
      ["a2", "b2"],
      ["b2", "a3"],
    ] as const) {
      startedRuns.get(ended)!.end({});
      await expect.poll(() => startedRuns.has(next)).toBe(true);
      expect(startedRuns.size).toBe(["a1", "b1", "c1", "a2", "b2", "a3"].indexOf(next) + 1);
    }
  });

  test("a second job is not put off for ever: after the time of a turn it comes before whoever is new", async () => {
    const { process, clock } = await openSharedDatabase(newPlace);
    const { startedRuns, kind } = lanedWork(1, 0);
    const jobs = await process(kind);
    await jobs.start({ q: "a1" }, "mona");
    await expect.poll(() => startedRuns.has("a1")).toBe(true);
    await jobs.start({ q: "a2" }, "mona");
    clock.ms += 2 * minute + 1;
    await jobs.start({ q: "b1" }, "hossam");
    startedRuns.get("a1")!.end({});
    await expect.poll(() => [...startedRuns.keys()]).toEqual(["a1", "a2"]);
  });

  test("a page never waits behind sites, and a queue of sites refuses no page", async () => {
    const { process } = await openSharedDatabase(newPlace);
    const { startedRuns, kind } = lanedWork(2, 1);
    const jobs = await process({
      ...kind,
      lanes: { ...kind.lanes, site: { ...kind.lanes["site"]!, maxUnfinished: 3 } },
    });
    for (const visitor of ["a", "b", "c"])
      getId(await jobs.start({ q: `site ${visitor}` }, visitor));
    expect(await jobs.start({ q: "site d" }, "c")).toEqual({ rejectedBy: "all" });
    await expect.poll(() => [...startedRuns.keys()]).toEqual(["site a"]);
    const page = getId(await jobs.start({ q: "page" }, "e"));
    await expect.poll(() => startedRuns.has("page")).toBe(true);
    startedRuns.get("page")!.end({});
    await readEvents(jobs, page).ended;
    expect(startedRuns.size).toBe(2);
  });

  test("visitors with as many sites as they may have refuse no other visitor his first one, and no network is more than four visitors", async () => {
    const { process } = await openSharedDatabase(newPlace);
    const { kind } = lanedWork(0, 0);
    const site = { ...kind.lanes["site"]!, maxUnfinished: 20, maxPerVisitor: 2 };
    const jobs = await process({ ...kind, lanes: { ...kind.lanes, site } });
    const ask = (q: string, network: string, address: string) =>
      jobs.start({ q: `site ${q}` }, network.padEnd(22, ".") + address);
    for (let i = 0; i < 10; i++) {
      getId(await ask(`${i} a`, `network ${i}`, "x"));
      getId(await ask(`${i} b`, `network ${i}`, "x"));
      expect(await ask(`${i} c`, `network ${i}`, "x")).toEqual({ rejectedBy: "visitor" });
    }
    for (let i = 0; i < 8; i++) getId(await ask(`near ${i}`, "near", `address ${i}`));
    expect(await ask("near 8", "near", "address 8")).toEqual({ rejectedBy: "visitor" });
    getId(await ask("first", "honest", "x"));
    expect(await ask("second", "honest", "x")).toEqual({ rejectedBy: "all" });
    getId(await jobs.start({ q: "page" }, "network 0".padEnd(22, ".") + "x"));
  });

  test("of one visitor one job runs at a time, over all lanes and processes, however many ask for work at once", async () => {
    const { process } = await openSharedDatabase(newPlace);
    const running = { now: 0, max: 0, done: 0 };
    const { kind } = lanedWork(2, 1);
    const counted: JobDefinition<TestInput> = {
      ...kind,
      async run() {
        running.max = Math.max(running.max, ++running.now);
        await new Promise((resolve) => setTimeout(resolve, 20));
        running.now--;
        running.done++;
      },
    };
    const processes = [await process(counted), await process(counted), await process(counted)];
    for (let i = 0; i < 12; i++)
      await processes[i % 3]!.start({ q: i % 2 ? `site ${i}` : `page ${i}` }, "mona");
    await expect.poll(() => running.done, { timeout: 15_000 }).toBe(12);
    expect(running.max).toBe(1);
  });

  test("two who ask at once never pass a limit together", async () => {
    const { process } = await openSharedDatabase(newPlace);
    const { kind } = lanedWork(0, 0);
    const both = [
      await process({ ...kind, limits: { ...generous, maxPerVisitor: 4 } }),
      await process({ ...kind, limits: { ...generous, maxPerVisitor: 4 } }),
    ];
    const started = await Promise.all(
      Array.from({ length: 16 }, (_, i) => both[i % 2]!.start({ q: `page ${i}` }, "mona")),
    );
    expect(started.filter((one) => "id" in one)).toHaveLength(4);
  });

  test("midnight makes no one a new visitor: unfinished and counted jobs of the day before are his too", async () => {
    const { process, clock } = await openSharedDatabase(newPlace);
    const { startedRuns, kind } = lanedWork(2, 0);
    const jobs = await process({ ...kind, limits: { ...generous, maxPerVisitorPerHour: 3 } });
    await jobs.start({ q: "before 1" }, "mona on Saturday", "mona on Friday");
    clock.ms += 10_000;
    await jobs.start({ q: "after 1" }, "mona on Sunday", "mona on Saturday");
    await jobs.start({ q: "hossam" }, "hossam on Sunday", "hossam on Saturday");
    await expect.poll(() => startedRuns.has("hossam")).toBe(true);
    expect(startedRuns.has("after 1")).toBe(false); // her first one still runs
    await jobs.start({ q: "after 2" }, "mona on Sunday", "mona on Saturday");
    expect(await jobs.start({ q: "after 3" }, "mona on Sunday", "mona on Saturday")).toEqual({
      rejectedBy: "hour",
      retryAfterMs: 60 * minute - 10_000,
    });
  });

  test("work of a process that died does not keep its visitor from the next", async () => {
    const { process, clock } = await openSharedDatabase(newPlace);
    const { startedRuns, kind } = lanedWork(1, 0);
    const died = await process({ ...kind, run: () => new Promise(() => undefined) });
    const first = getId(await died.start({ q: "a1" }, "mona"));
    await expect.poll(async () => (await died.find(first))?.state).toBe("running");
    // Its lease is over, and no process renews it while the clock of the test is stopped
    clock.ms += 16_000;
    await (await process(kind)).start({ q: "a2" }, "mona");
    await expect.poll(() => startedRuns.size).toBeGreaterThan(0);
  });

  test("kept results take no more room than they may: the oldest go, and what waits stays", async () => {
    const database = await openTestDatabase(await newPlace());
    const store = createJobStore(database, { maxResultBytes: 25_000, maxFinished: 4 });
    const ids: string[] = [];
    const addAndFinish = async (i: number, bytes: number) => {
      const now = new Date(noon + i * 1_000);
      const added = await store.add({
        kind: "seo",
        lane: "page",
        turnMs: 0,
        input: { i },
        visitor: `v${i}`,
        previousVisitor: "",
        now,
        resultTtlMs: minute,
        limits: generous,
      });
      if (!("id" in added)) throw new Error("refused");
      ids.push(added.id);
      await store.claim({
        kind: "seo",
        lane: "page",
        owner: "me",
        now,
        until: new Date(now.getTime() + minute),
        maxAttempts: 2,
      });
      expect(
        await store.finish(added.id, "me", { state: "done", result: "x".repeat(bytes - 2) }, now),
      ).toBe(true);
    };
    const kept = async () => {
      const rows = await database.read((db) =>
        db.selectFrom("jobs").select("id").where("state", "=", "done").execute(),
      );
      return ids.map((id) => rows.some((row) => row.id === id));
    };
    for (let i = 0; i < 2; i++) await addAndFinish(i, 10_000);
    expect(await kept()).toEqual([true, true]);
    await addAndFinish(2, 10_000);
    expect(await kept()).toEqual([false, true, true]);
    const waiting = await store.add({
      kind: "seo",
      lane: "site",
      turnMs: 0,
      input: {},
      visitor: "w",
      previousVisitor: "",
      now: new Date(noon),
      resultTtlMs: minute,
      limits: generous,
    });
    for (let i = 3; i < 8; i++) await addAndFinish(i, 10);
    expect(await kept()).toEqual([false, false, false, false, true, true, true, true]);
    expect(await store.find("id" in waiting ? waiting.id : "", new Date(noon))).toMatchObject({
      state: "queued",
    });
  });

  test("where results take too much room, what the oldest can do without goes first, and whole results after that", async () => {
    const database = await openTestDatabase(await newPlace());
    const store = createJobStore(database, { maxResultBytes: 25_000 });
    const ids: string[] = [];
    const addAndFinish = async (result: object) => {
      const now = new Date(noon + ids.length * 1_000);
      const until = new Date(now.getTime() + minute);
      const job = { kind: "seo", lane: "page", turnMs: 0, input: {}, resultTtlMs: day };
      const visitor = `v${ids.length}`;
      const limits = generous;
      const added = await store.add({ ...job, visitor, previousVisitor: "", now, limits });
      ids.push(getId({ isCached: false, ...added }));
      await store.claim({ ...job, owner: "me", now, until, maxAttempts: 2 });
      const end = { state: "done", result, droppable: ["picture"] } as const;
      await store.finish(ids.at(-1)!, "me", end, now);
    };
    const listKept = async () => {
      const jobs = await Promise.all(ids.map((id) => store.find(id, new Date(noon))));
      return jobs.map((job) => job && Object.keys(job.result as object).join("+"));
    };
    const report = { text: "x".repeat(6_000) };
    await addAndFinish(report);
    await addAndFinish({ ...report, picture: "x".repeat(6_000) });
    await addAndFinish({ ...report, picture: "x".repeat(6_000) });
    expect(await listKept()).toEqual(["text", "text", "text+picture"]);
    await addAndFinish({ ...report, picture: "x".repeat(100) });
    expect(await listKept()).toEqual(["text", "text", "text", "text+picture"]);
    await addAndFinish(report);
    expect(await listKept()).toEqual([undefined, "text", "text", "text", "text"]);
  });
});
