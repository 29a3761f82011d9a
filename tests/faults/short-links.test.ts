import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { openProductDatabase } from "#product-database.ts";
import { createLinkStore } from "#tools/qr-generator/server/link-store.ts";
import { startPostgres } from "../api/postgres.ts";
import { temporaryFolder } from "../api/start-app.ts";
import { pickCount } from "./counts.ts";
import { createRandom } from "./seeded-random.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const dayMs = 24 * 3_600_000;
const firstDay = Date.parse("2026-01-01T06:00:00Z");
const toMoment = (day: number): string => new Date(firstDay + day * dayMs).toISOString();
/** What docs/operating.md promises: a kill costs the scans of one second at most. */
const lossWindowMs = 1_000;

interface Server {
  readonly url: string;
  readonly child: ChildProcess;
}

async function start(address: DatabaseAddress, day: number): Promise<Server> {
  const script = join(import.meta.dirname, "short-link-process.ts");
  const child = fork(script, [JSON.stringify(address), toMoment(day)]);
  const [url] = (await once(child, "message")) as [string];
  return { url, child };
}

async function stop({ child }: Server): Promise<void> {
  child.send("stop");
  const [code] = (await once(child, "exit")) as [number];
  expect(code).toBe(0);
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Opens a short address, as one of 65,536 visitors that a proxy names.
 * @returns the status and the target; undefined where the server died
 */
function open(url: string, nth: number): Promise<{ status: number; target: string } | undefined> {
  const { promise, resolve } = Promise.withResolvers<
    { status: number; target: string } | undefined
  >();
  const visitor = `10.${(nth >> 8) & 255}.${nth & 255}.1`;
  get(url, { agent, headers: { "x-forwarded-for": visitor } }, (response) => {
    response.resume();
    response.once("end", () =>
      resolve({ status: response.statusCode!, target: response.headers.location ?? "" }),
    );
    response.once("error", () => resolve(undefined));
  }).once("error", () => resolve(undefined));
  return promise;
}

interface YearOptions {
  readonly days: number;
  readonly scansPerDay: number;
  readonly kills: number;
}

/** The truth of a link's day: what was answered for certain, and what was sent at most. */
interface Truth {
  least: number;
  most: number;
}

/**
 * Scans codes for a year of days, with as many kills in the middle of a day as stops in order, and
 * compares what is stored with what was scanned.
 */
async function simulateYear(address: DatabaseAddress, options: YearOptions) {
  const { days, scansPerDay, kills } = options;
  const random = createRandom(7);
  const interval = Math.floor(days / (kills * 2));
  let server = await start(address, 0);
  const codes: { id: string; target: string }[] = [];
  for (let i = 0; i < 20; i++) {
    const target = `https://shop.example/${i}`;
    const response = await fetch(`${server.url}/api/q`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ target }),
    });
    codes.push({ id: ((await response.json()) as { link: { id: string } }).link.id, target });
  }
  const truth = new Map<string, Truth>();
  /** Of all days: those before a kill may pass within its last second. */
  let answered: { key: string; at: number }[] = [];
  let [scanned, lost] = [0, 0];

  async function scanDay(day: number, isKilled: boolean): Promise<void> {
    const date = toMoment(day).slice(0, 10);
    let killed: Promise<unknown> | undefined;
    let killedAt = 0;
    let sent = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (sent < scansPerDay && killed === undefined) {
          const nth = sent++;
          const { id, target } = random.pick(codes);
          const key = `${id} ${date}`;
          const counts = truth.get(key) ?? { least: 0, most: 0 };
          truth.set(key, counts);
          counts.most++;
          if (isKilled && nth === Math.floor(scansPerDay / 2)) {
            server.child.kill("SIGKILL");
            killed = once(server.child, "exit");
            killedAt = performance.now();
          }
          const response = await open(`${server.url}/q/${id}`, nth);
          if (response === undefined) continue;
          expect(response).toEqual({ status: 302, target });
          counts.least++;
          scanned++;
          answered.push({ key, at: performance.now() });
        }
      }),
    );
    if (killed === undefined) return;
    await killed;
    for (const { key, at } of answered)
      if (at > killedAt - lossWindowMs) {
        truth.get(key)!.least--;
        lost++;
      }
    answered = [];
  }

  for (let day = 0; day < days; day++) {
    const isTurn = day % interval === interval - 1;
    const isKilled = isTurn && Math.floor(day / interval) % 2 === 0;
    await scanDay(day, isKilled);
    if (isTurn) {
      if (!isKilled) await stop(server);
      server = await start(address, day + 1);
    } else {
      server.child.send(toMoment(day + 1));
      await once(server.child, "message");
    }
  }
  await stop(server);

  const database = await openProductDatabase(address);
  onTestFinished(() => database.close());
  const store = createLinkStore(database);
  const wrong: string[] = [];
  let stored = 0;
  for (const { id, target } of codes) {
    expect(await store.find(id)).toMatchObject({ target, state: "active" });
    const { byDay, total } = await store.readScans(id, "2026-01-01");
    stored += total;
    for (let day = 0; day < days; day++) {
      const date = toMoment(day).slice(0, 10);
      const { least, most } = truth.get(`${id} ${date}`) ?? { least: 0, most: 0 };
      const scans = byDay.get(date) ?? 0;
      if (scans < least || scans > most) wrong.push(`${id} ${date}: ${scans} of ${least}-${most}`);
    }
  }
  console.log(JSON.stringify({ ...options, scanned, stored, inTheLastSecondBeforeKills: lost }));
  return { wrong, scanned, stored };
}

test("after a year of scans, kills and restarts no code is dead and every day's count is true", async () => {
  const address: DatabaseAddress = {
    kind: "sqlite",
    file: join(await temporaryFolder(), "data", "ro2ya.sqlite"),
  };
  const options = { days: 365, scansPerDay: pickCount(400, 12), kills: pickCount(60, 3) };
  const { wrong, scanned, stored } = await simulateYear(address, options);
  expect(wrong).toEqual([]);
  expect(scanned).toBeGreaterThan(options.scansPerDay * 340);
  expect(stored).toBeGreaterThan(0.5 * scanned);
});

test("on PostgreSQL too, no code is dead and every day's count is true", async () => {
  const address: DatabaseAddress = { kind: "postgres", url: await postgres.newDatabase() };
  const options = { days: pickCount(365, 24), scansPerDay: 20, kills: pickCount(60, 2) };
  expect((await simulateYear(address, options)).wrong).toEqual([]);
});

test("scans wait for a database that is away, and are counted once when it is back", async () => {
  const { ScanCounter } = await import("#tools/qr-generator/server/scan-counter.ts");
  const written = new Map<number, number>();
  let isAway = true;
  const counter = new ScanCounter(
    {
      now: () => new Date(firstDay),
      warn: () => undefined,
      store: {
        async addScans({ sequence, counts }) {
          // A commit whose answer is lost is repeated with the same sequence.
          written.set(sequence, counts[0]!.scans);
          if (isAway) throw new Error("away");
        },
      },
    },
    { gatherMs: 1, retryIntervalMs: 5 },
  );
  counter.count("22222222", { isRepeat: false });
  await setTimeout(20);
  counter.count("22222222", { isRepeat: false });
  counter.count("22222222", { isRepeat: false });
  isAway = false;
  await counter.flush();
  await counter.close();
  expect([...written]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});
