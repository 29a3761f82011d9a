import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { openProductDatabase } from "#product-database.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import type { JobDefinition } from "#platform/jobs/job-definition.ts";
import { startPostgres } from "../postgres.ts";
import { temporaryFolder } from "../start-app.ts";
import {
  day,
  readEvents,
  createManualJob,
  getId,
  createLanes,
  minute,
  noon,
  openSharedDatabase,
  type TestInput,
} from "./manual-job.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const databases: readonly [name: string, newPlace: () => Promise<DatabaseAddress>][] = [
  [
    "SQLite",
    async () => ({ kind: "sqlite", file: join(await temporaryFolder(), "data", "jobs.sqlite") }),
  ],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await postgres.newDatabase() })],
];

describe.each(databases)("%s", (_name, newPlace) => {
  const open = () => openSharedDatabase(newPlace);

  test("O-09 a job is done once and tells what happens, in order, to all who watch", async () => {
    const { process, errors } = await open();
    const { startedRuns, kind } = createManualJob();
    const jobs = await process(kind);
    const id = getId(await jobs.start({ q: "a" }, "mona"));
    expect(id).toMatch(/^[\w-]{22}$/);
    const [first, second] = [readEvents(jobs, id), readEvents(jobs, id)];
    await expect.poll(() => startedRuns.has("a")).toBe(true);
    startedRuns.get("a")!.report({ done: 1, total: 2 });
    startedRuns.get("a")!.report({ done: 2, total: 2 });
    startedRuns.get("a")!.end({ score: 80 });
    await Promise.all([first.ended, second.ended]);
    const progress = first.received.filter(
      (event) => (event as { type: string }).type !== "queued",
    );
    expect(progress).toEqual([
      { type: "progress", done: 1, total: 2 },
      { type: "progress", done: 2, total: 2 },
      { type: "done" },
    ]);
    expect(second.received.slice(-3)).toEqual(progress);
    expect(await jobs.find(id)).toMatchObject({
      state: "done",
      result: { score: 80 },
      input: { q: "a" },
      expiresAt: new Date(noon + 30 * day),
    });
    expect(startedRuns.get("a")!.times).toBe(1);
    expect(errors).toEqual([]);
  });

  test("who comes back hears what was missed, and who comes late the end", async () => {
    const { process } = await open();
    const { startedRuns, kind } = createManualJob();
    const jobs = await process(kind);
    const id = getId(await jobs.start({ q: "a" }, "mona"));
    await expect.poll(() => startedRuns.has("a")).toBe(true);
    for (const done of [1, 2, 3]) startedRuns.get("a")!.report({ done });
    const before = readEvents(jobs, id);
    await expect.poll(() => before.received.length).toBeGreaterThanOrEqual(3);
    startedRuns.get("a")!.report({ done: 4 });
    const again = readEvents(jobs, id, before.ids.at(-2));
    await expect.poll(() => again.received).toEqual([{ type: "progress", done: 4 }]);
    const fromAnotherLife = readEvents(jobs, id, 1000);
    await expect.poll(() => fromAnotherLife.received.length).toBe(before.received.length);
    startedRuns.get("a")!.end({});
    await again.ended;
    const late = readEvents(jobs, id, again.ids.at(-1));
    await late.ended;
    expect(late.received).toEqual([{ type: "done" }]);
    // Another process knows of the end by the database alone.
    const elsewhere = readEvents(await process(kind), id);
    await elsewhere.ended;
    expect(elsewhere.received).toEqual([{ type: "done" }]);
  });

  test("who waits sees how many are before, and moves up", async () => {
    const { process, clock } = await open();
    const { startedRuns, kind } = createManualJob();
    const jobs = await process({
      ...kind,
      limits: { ...kind.limits, maxPerVisitor: 9, maxTotal: 9 },
    });
    const ids = [];
    for (const q of ["a", "b", "c"]) {
      clock.ms++;
      ids.push(getId(await jobs.start({ q }, "mona")));
      await expect.poll(() => startedRuns.has("a")).toBe(true);
    }
    const third = readEvents(jobs, ids[2]!);
    await expect.poll(() => third.received.at(-1)).toEqual({ type: "queued", position: 2 });
    expect(await jobs.find(ids[2]!)).toMatchObject({ state: "queued", position: 2 });
    startedRuns.get("a")!.end({});
    await expect.poll(() => third.received.at(-1)).toEqual({ type: "queued", position: 1 });
    await expect.poll(() => startedRuns.has("b")).toBe(true);
    startedRuns.get("b")!.end({});
    await expect.poll(() => startedRuns.has("c")).toBe(true);
    startedRuns.get("c")!.report({ done: 1 });
    startedRuns.get("c")!.end({});
    await third.ended;
    expect(third.received.map((event) => (event as { type: string }).type)).not.toContain("failed");
  });

  test("a visitor may have two unfinished, all together four, and then each a first one", async () => {
    const { process } = await open();
    const { startedRuns, kind } = createManualJob();
    const jobs = await process(kind);
    const mine = getId(await jobs.start({ q: "a" }, "mona"));
    await jobs.start({ q: "b" }, "mona");
    expect(await jobs.start({ q: "c" }, "mona")).toEqual({ rejectedBy: "visitor" });
    await jobs.start({ q: "d" }, "hossam");
    await jobs.start({ q: "e" }, "dina");
    expect(await jobs.start({ q: "f" }, "dina")).toEqual({ rejectedBy: "all" });
    for (let i = 5; i <= 12; i++)
      expect(await jobs.start({ q: `first ${i}` }, `visitor ${i}`)).toHaveProperty("id");
    expect(await jobs.start({ q: "g" }, "tarek")).toEqual({ rejectedBy: "all" });
    await expect.poll(() => startedRuns.has("a")).toBe(true);
    await jobs.cancel(mine);
    expect(await jobs.start({ q: "c" }, "tarek")).toHaveProperty("id");
  });

  test("a waiting job that no client waits for leaves its room to others, and one that is followed in another process stays", async () => {
    const { process, clock, place } = await open();
    const { startedRuns, kind } = createManualJob();
    const watched: JobDefinition<TestInput> = { ...kind, abandonAfterMs: 15 * minute };
    const [here, there] = [
      await process(watched),
      await process({ ...watched, lanes: createLanes(0) }),
    ];
    const running = getId(await here.start({ q: "a" }, "mona"));
    await here.subscribe(running, 0, () => undefined);
    await expect.poll(() => startedRuns.has("a")).toBe(true);
    const left = getId(await here.start({ q: "b" }, "hossam"));
    const followed = getId(await here.start({ q: "c" }, "dina"));
    await there.subscribe(followed, 0, () => undefined);
    const database = await openProductDatabase(place);
    const listQueued = async () => {
      const rows = await database.read((db) =>
        db.selectFrom("jobs").select("id").where("state", "=", "queued").execute(),
      );
      return rows.map(({ id }) => id);
    };
    for (let minutes = 0; minutes < 14; minutes += 2) {
      clock.ms += 2 * minute;
      await wait(600); // each process looks twice a second
    }
    expect((await listQueued()).toSorted()).toEqual([left, followed].toSorted());
    clock.ms += 6 * minute; // abandoned jobs are looked for every five minutes
    await expect.poll(listQueued).toEqual([followed]);
    expect(await here.find(left)).toMatchObject({ state: "failed", code: "cancelled" });
    expect(startedRuns.get("a")!.signal.aborted).toBe(false);
    await database.close();
  });

  test("a cancelled job's work ends within a second, here and in another process, and is reported as cancelled", async () => {
    const { process } = await open();
    const { startedRuns, kind } = createManualJob();
    const [here, there] = [await process(kind), await process({ ...kind, lanes: createLanes(0) })];
    for (const cancelling of [here, there]) {
      const id = getId(await here.start({ q: `x${startedRuns.size}` }, "mona"));
      const work = () => [...startedRuns.values()].at(-1)!;
      await expect.poll(() => startedRuns.size > 0 && !work().signal.aborted).toBe(true);
      const watched = readEvents(here, id);
      await cancelling.cancel(id);
      await expect.poll(() => work().signal.aborted, { timeout: 1_000 }).toBe(true);
      await watched.ended;
      expect(watched.received.at(-1)).toEqual({ type: "failed", code: "cancelled" });
      expect(await there.find(id)).toMatchObject({
        state: "failed",
        code: "cancelled",
        result: undefined,
      });
    }
  });

  test("cancelling what is done changes nothing", async () => {
    const { process } = await open();
    const { startedRuns, kind } = createManualJob();
    const jobs = await process(kind);
    const id = getId(await jobs.start({ q: "a" }, "mona"));
    await expect.poll(() => startedRuns.has("a")).toBe(true);
    startedRuns.get("a")!.end({ score: 1 });
    await readEvents(jobs, id).ended;
    await jobs.cancel(id);
    expect(await jobs.find(id)).toMatchObject({ state: "done", result: { score: 1 } });
  });

  test("an expected failure keeps its code, any other is internal and logged", async () => {
    const { process, errors } = await open();
    const { startedRuns, kind } = createManualJob();
    const jobs = await process(kind);
    for (const [q, error, code] of [
      ["a", new JobFailure("too-slow"), "too-slow"],
      ["b", new Error("secret"), "internal"],
    ] as const) {
      const id = getId(await jobs.start({ q }, "mona"));
      await expect.poll(() => startedRuns.has(q)).toBe(true);
      startedRuns.get(q)!.fail(error);
      const watched = readEvents(jobs, id);
      await watched.ended;
      expect(watched.received.at(-1)).toEqual({ type: "failed", code });
      expect(await jobs.find(id)).toMatchObject({ state: "failed", code });
    }
    expect(errors).toMatchObject([{ err: { message: "secret" } }]);
  });

  test("the same question is answered from what is fresh, and asked anew after ten minutes", async () => {
    const { process, clock } = await open();
    const { startedRuns, kind } = createManualJob();
    const jobs = await process(kind);
    const id = getId(await jobs.start({ q: "a" }, "mona"));
    expect(await jobs.start({ q: "a" }, "hossam")).toMatchObject({ isCached: false });
    await expect.poll(() => startedRuns.has("a")).toBe(true);
    startedRuns.get("a")!.end({});
    await readEvents(jobs, id).ended;
    expect(await jobs.start({ q: "a" }, "hossam")).toEqual({ id, isCached: true });
    expect(await jobs.start({ q: "b" }, "hossam")).toMatchObject({ isCached: false });
    clock.ms += 11 * minute;
    expect(await jobs.start({ q: "a" }, "dina")).toMatchObject({ isCached: false });
  });

  test("a result that its kind does not give to others is read by its id and by nothing else", async () => {
    const { process } = await open();
    const { startedRuns, kind } = createManualJob();
    const jobs = await process({ ...kind, isReusable: (result) => result !== "poor" });
    const finish = async (result: string) => {
      const id = getId(await jobs.start({ q: "a" }, "mona"));
      await expect.poll(() => startedRuns.has("a")).toBe(true);
      startedRuns.get("a")!.end(result);
      await readEvents(jobs, id).ended;
      startedRuns.delete("a");
      return id;
    };
    const poor = await finish("poor");
    const good = await finish("good");
    expect(good).not.toBe(poor);
    expect(await jobs.start({ q: "a" }, "hossam")).toEqual({ id: good, isCached: true });
    expect(await jobs.find(poor)).toMatchObject({ state: "done", result: "poor" });
  });

  test("a result is there for 30 days and then gone for good", async () => {
    const { process, clock, place } = await open();
    const { startedRuns, kind } = createManualJob();
    const jobs = await process(kind);
    const id = getId(await jobs.start({ q: "a" }, "mona"));
    await expect.poll(() => startedRuns.has("a")).toBe(true);
    startedRuns.get("a")!.end({});
    await readEvents(jobs, id).ended;
    const database = await openProductDatabase(place);
    const listIds = () => database.read((db) => db.selectFrom("jobs").select("id").execute());
    clock.ms += 30 * day - 1;
    await process(kind); // a process that starts throws away what is over
    expect(await jobs.find(id)).toMatchObject({ state: "done" });
    clock.ms += 1;
    expect(await jobs.find(id)).toBeUndefined();
    expect(await listIds()).toEqual([{ id }]);
    await process(kind);
    await expect.poll(listIds).toEqual([]);
    await database.close();
  });

  test("who asked is kept for an hour, to count by, and then forgotten", async () => {
    const { process, place, clock } = await open();
    const { startedRuns, kind } = createManualJob();
    const jobs = await process({ ...kind, limits: { ...kind.limits, maxPerVisitorPerHour: 2 } });
    for (const q of ["a", "b"]) {
      const id = getId(await jobs.start({ q }, "mona"));
      await expect.poll(() => startedRuns.has(q)).toBe(true);
      startedRuns.get(q)!.end({});
      await readEvents(jobs, id).ended;
      clock.ms += 9 * minute;
    }
    expect(await jobs.start({ q: "c" }, "mona")).toEqual({
      rejectedBy: "hour",
      retryAfterMs: 42 * minute,
    });
    // What is there costs nothing
    expect(await jobs.start({ q: "b" }, "mona")).toMatchObject({ isCached: true });
    await jobs.cancel(getId(await jobs.start({ q: "d" }, "hossam")));
    clock.ms += 42 * minute;
    getId(await jobs.start({ q: "c" }, "mona"));

    const database = await openProductDatabase(place);
    const listIds = () =>
      database.read((db) =>
        db
          .selectFrom("jobs")
          .select(["input", "visitor", "owner"])
          .where("state", "in", ["done", "failed"])
          .orderBy("created_at")
          .orderBy("input")
          .execute(),
      );
    clock.ms += 15 * minute;
    await process(kind); // a process that starts forgets who asked more than an hour ago
    await expect
      .poll(async () => (await listIds()).map(({ visitor }) => visitor))
      .toEqual([null, null, "hossam"]);
    expect((await listIds()).every(({ owner }) => owner === null)).toBe(true);
    await database.close();
  });

  test("work that must be watched ends when no one has watched it for five seconds, and goes on for whoever asks after it", async () => {
    const { process, clock, place } = await open();
    const { startedRuns, kind } = createManualJob();
    const watched: JobDefinition<TestInput> = { ...kind, abandonAfterMs: 5_000 };
    const [here, there] = [
      await process(watched),
      await process({ ...watched, lanes: createLanes(0) }),
    ];
    const start = async (q: string) => {
      const id = getId(await here.start({ q }, "mona"));
      await expect.poll(() => startedRuns.has(q)).toBe(true);
      return id;
    };
    const passThreeSeconds = async (times: number) => {
      for (let i = 0; i < times; i++) {
        clock.ms += 3_000;
        await wait(600); // each process looks twice a second
      }
    };
    const first = await start("a");
    const stop = await here.subscribe(first, 0, () => undefined);
    await passThreeSeconds(2);
    expect(startedRuns.get("a")!.signal.aborted).toBe(false);
    stop!();
    await passThreeSeconds(1);
    await here.find(first);
    await passThreeSeconds(1);
    expect(startedRuns.get("a")!.signal.aborted).toBe(false);
    await passThreeSeconds(1);
    expect(startedRuns.get("a")!.signal.aborted).toBe(true);
    expect(await here.find(first)).toMatchObject({ state: "failed", code: "cancelled" });

    // Watched by way of another process, which tells the one that works
    const second = await start("b");
    const stopThere = await there.subscribe(second, 0, () => undefined);
    const queued = getId(await here.start({ q: "c" }, "mona"));
    await passThreeSeconds(2);
    expect(startedRuns.get("b")!.signal.aborted).toBe(false);
    stopThere!();
    startedRuns.get("b")!.end({});
    // No one waits for it any more: it is not started. To ask the jobs for it would be to ask after
    // it.
    const database = await openProductDatabase(place);
    await expect
      .poll(() =>
        database.read((db) =>
          db.selectFrom("jobs").select(["state", "code"]).where("id", "=", queued).execute(),
        ),
      )
      .toEqual([{ state: "failed", code: "cancelled" }]);
    expect(startedRuns.has("c")).toBe(false);
    await database.close();
  });

  test("what a stopping server cannot finish is done by the next one, and who watches hears the end", async () => {
    const { process } = await open();
    const { startedRuns, kind } = createManualJob();
    const first = await process(kind);
    const id = getId(await first.start({ q: "a" }, "mona"));
    await expect.poll(() => startedRuns.has("a")).toBe(true);
    await first.stop();
    expect(startedRuns.get("a")!.signal.aborted).toBe(true);
    const second = await process(kind);
    await expect.poll(() => startedRuns.get("a")!.times).toBe(2);
    const watched = readEvents(second, id);
    startedRuns.get("a")!.end({ score: 7 });
    await watched.ended;
    expect(await second.find(id)).toMatchObject({ state: "done", result: { score: 7 } });
  });

  test("work of a process that died is startedRuns again once, and then given up", async () => {
    const { process, clock } = await open();
    const { kind } = createManualJob();
    const deadQueue: JobDefinition<TestInput> = {
      ...kind,
      run: () => new Promise(() => undefined),
    };
    const subscription = await process({ ...kind, lanes: createLanes(0) });
    const id = getId(await subscription.start({ q: "a" }, "mona"));
    const begunBy: string[] = [];
    const watched = readEvents(subscription, id);
    for (const name of ["first", "second"]) {
      await process({ ...deadQueue, run: (...all) => (begunBy.push(name), deadQueue.run(...all)) });
      await expect.poll(() => begunBy.at(-1)).toBe(name);
      // No process renews the lease: the clock of the test is stopped while they do
      clock.ms += 16_000;
    }
    await watched.ended;
    expect(watched.received.at(-1)).toEqual({ type: "failed", code: "internal" });
    expect(begunBy).toEqual(["first", "second"]);
  });

  test("two processes never work on the same job, and share what there is", async () => {
    const { process } = await open();
    const completed: string[] = [];
    const createQuickJob = (name: string): JobDefinition<TestInput> => ({
      ...createManualJob().kind,
      limits: { maxPerVisitor: 99, maxTotal: 99, maxPerVisitorPerHour: 99 },
      lanes: createLanes(2),
      run: async ({ q }) => void completed.push(`${q} ${name}`),
    });
    const [a, b] = [await process(createQuickJob("a")), await process(createQuickJob("b"))];
    const ids = await Promise.all(
      Array.from({ length: 40 }, async (_, i) =>
        getId(await (i % 2 ? a : b).start({ q: String(i) }, `visitor ${i}`)),
      ),
    );
    await Promise.all(ids.map((id) => readEvents(a, id).ended));
    expect(new Set(completed.map((line) => line.split(" ")[0])).size).toBe(40);
    expect(completed.length).toBe(40);
  });

  test("an id of another kind, or of nothing, leads nowhere", async () => {
    const { process } = await open();
    const { kind } = createManualJob();
    const [seo, speed] = [await process(kind), await process({ ...kind, name: "speed" })];
    const id = getId(await speed.start({ q: "a" }, "mona"));
    for (const unknown of [id, "x".repeat(22), ""]) {
      expect(await seo.find(unknown)).toBeUndefined();
      expect(await seo.subscribe(unknown, 0, () => undefined)).toBeUndefined();
    }
  });
});
