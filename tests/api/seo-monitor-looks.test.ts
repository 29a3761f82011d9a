import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openProductDatabase } from "#product-database.ts";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import type { JobDefinition } from "#platform/jobs/job-definition.ts";
import { startJobQueue } from "#platform/jobs/job-queue.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import { createJobStore } from "#platform/jobs/job-store.ts";
import { createQueueLook } from "#tools/seo-analyzer/server/monitor/look.ts";
import { defineSeoJob } from "#tools/seo-analyzer/server/seo-job.ts";
import type { SeoInput } from "#tools/seo-analyzer/server/seo-task.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { openTestMonitors } from "./open-test-monitors.ts";
import { startPostgres } from "./postgres.ts";
import { temporaryFolder } from "./start-app.ts";

// Weekly looks through the real queue of analyses, whose work the test does.

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const places: readonly [name: string, newPlace: () => Promise<DatabaseAddress>][] = [
  ["SQLite", async () => ({ kind: "sqlite", file: join(await temporaryFolder(), "ro2ya.sqlite") })],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await postgres.newDatabase() })],
];

const minuteMs = 60_000;
const start = new Date("2026-11-21T12:00:00Z");
const report = { kind: "page", score: 80, outcomes: [] };

/** The queue of analyses with its own limits and lanes, and monitors that are due. */
async function open(
  address: DatabaseAddress,
  run: JobDefinition<SeoInput>["run"],
  options?: { readonly maxQueueMs: number },
) {
  const clock = { now: start };
  const now = () => clock.now;
  const log = { error: () => undefined };
  const database = await openProductDatabase(address);
  const siteUrl = "https://ro2ya.example";
  const definition = defineSeoJob({
    network: mappedNetwork({}),
    siteUrl,
    now,
    browser: undefined,
    log,
  });
  const store = createJobStore(database);
  const jobs = startJobQueue<SeoInput>({ ...definition, run }, { store, now, log });
  const monitors = openTestMonitors(database, { smtpUrl: "smtp://127.0.0.1", now });
  const worker = monitors.openWorker(createQueueLook(jobs, { pollIntervalMs: 2, ...options }));
  onTestFinished(async () => {
    await worker.stop();
    await jobs.stop();
    await database.close();
  });
  const read = () => database.read((db) => db.selectFrom("seo_monitors").selectAll().execute());
  async function monitor(url: string, scope: "page" | "site" = "page"): Promise<void> {
    const id = Buffer.from(`${scope} ${url}`).toString("base64url").slice(-22);
    const limits = { maxPerMailbox: 5, maxTotal: 1_000 };
    const { host } = new URL(url);
    const mailbox = `owner@${host}`;
    const created_at = start.toISOString();
    await monitors.store.insert(
      { id, email: mailbox, mailbox, url, host, scope, locale: "en", may_contact: 0, created_at },
      limits,
    );
    await monitors.store.confirm(id, start);
  }
  /** Does what is due in so many minutes, minute by minute. */
  async function pass(minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute++) {
      while (await worker.lookOnce("page"));
      clock.now = new Date(clock.now.getTime() + minuteMs);
    }
  }
  /** Starts an analysis of a stranger. */
  async function analyse(input: SeoInput, stranger: number): Promise<string> {
    const started = await jobs.start(input, `network ${stranger}`.padEnd(22).padEnd(44, "-"));
    if ("rejectedBy" in started) throw new Error(started.rejectedBy);
    return started.id;
  }
  return { analyse, clock, jobs, monitor, pass, read, worker };
}

describe.each(places)("%s", (_name, newPlace) => {
  test("O-62 sixty looks that fail do not keep the next one from its week", async () => {
    const looked: string[] = [];
    const { monitor, pass, read } = await open(await newPlace(), async ({ url }) => {
      looked.push(url);
      if (url.includes("stranger")) throw new JobFailure("refused");
      return report;
    });
    for (let i = 0; i < 60; i++) await monitor(`http://stranger${i}.example/`);
    await monitor("http://shop.example/");
    await pass(180);
    expect(looked.filter((url) => url === "http://shop.example/")).toHaveLength(1);
    // A page that does not open is looked at three times, an hour apart.
    expect(looked).toHaveLength(181);
    expect(
      (await read()).filter(({ looks, interruptions }) => looks !== 1 || interruptions !== 0),
    ).toEqual([]);
  }, 120_000);

  test("O-62 a queue that is full delays a look by minutes, however often", async () => {
    const ended = Promise.withResolvers<void>();
    const { analyse, jobs, monitor, pass, read } = await open(await newPlace(), async ({ url }) => {
      if (url.includes("stranger")) await ended.promise;
      return report;
    });
    const ids: string[] = [];
    for (let i = 0; i < 180; i++)
      ids.push(await analyse({ url: `http://stranger.example/${i}`, scope: "page" }, i));
    await monitor("http://shop.example/");
    // The jobs of strangers are abandoned after 15 minutes.
    await pass(12);
    expect(await read()).toMatchObject([{ looks: 0, interruptions: 0 }]);
    ended.resolve();
    for (const id of ids) await jobs.cancel(id);
    await pass(6);
    expect(await read()).toMatchObject([{ looks: 1, interruptions: 0 }]);
  }, 120_000);

  test("O-62 pages are looked at while a site waits in the queue, but not two at one host", async () => {
    const ended = Promise.withResolvers<void>();
    const { analyse, monitor, read, worker } = await open(await newPlace(), async ({ scope }) => {
      if (scope === "site") await ended.promise;
      return report;
    });
    for (let i = 0; i < 8; i++)
      await analyse({ url: `http://slow${i}.example/`, scope: "site" }, i);
    const listLooks = async () =>
      Object.fromEntries((await read()).map(({ url, looks }) => [url, looks]));
    await monitor("http://shop.example/", "site");
    worker.start();
    await vi.waitFor(async () => {
      expect((await read()).filter(({ look_id: lookId }) => lookId !== null)).toHaveLength(1);
    }, 20_000);
    await monitor("http://shop.example/tea");
    await monitor("http://bakery.example/");
    worker.wake();
    await vi.waitFor(async () => {
      expect(await listLooks()).toMatchObject({ "http://bakery.example/": 1 });
    }, 20_000);
    expect(await listLooks()).toEqual({
      "http://shop.example/": 0,
      "http://shop.example/tea": 0,
      "http://bakery.example/": 1,
    });
    ended.resolve();
    await vi.waitFor(async () => {
      worker.wake();
      expect(Object.values(await listLooks())).toEqual([1, 1, 1]);
    }, 20_000);
  }, 60_000);

  test("O-62 a look that waits in the queue for hours is no failure, and is tried again", async () => {
    const ended = Promise.withResolvers<void>();
    const { analyse, clock, monitor, read, worker } = await open(
      await newPlace(),
      async ({ scope }) => {
        if (scope === "site") await ended.promise;
        return report;
      },
      { maxQueueMs: 0 },
    );
    await analyse({ url: "http://slow.example/", scope: "site" }, 0);
    await monitor("http://shop.example/", "site");
    for (let i = 0; i < 4; i++) {
      await worker.lookOnce("site");
      clock.now = new Date(clock.now.getTime() + 5 * minuteMs);
    }
    expect(await read()).toMatchObject([
      { looks: 0, failures: 0, interruptions: 0, next_look_at: clock.now.toISOString() },
    ]);
    ended.resolve();
  }, 60_000);
});
