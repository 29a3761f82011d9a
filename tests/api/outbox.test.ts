import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { DatabaseAddress } from "#config.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { leadStore } from "#leads/server/lead-store.ts";
import type { NewLead } from "#leads/server/lead.ts";
import { Undeliverable, type Courier } from "#leads/server/outbox/notification-sender.ts";
import { outboxOf } from "#leads/server/outbox/database-outbox.ts";
import { noticeKinds } from "#leads/server/outbox/notification.ts";
import { startOutboxWorker } from "#leads/server/outbox/worker.ts";
import { goodMessage } from "./forms.ts";
import { startPostgres } from "./postgres.ts";
import { temporaryFolder } from "./start-app.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const databases: readonly [name: string, newPlace: () => Promise<DatabaseAddress>][] = [
  ["SQLite", async () => ({ kind: "sqlite", file: join(await temporaryFolder(), "leads.sqlite") })],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await postgres.newDatabase() })],
];

const noon = new Date("2026-11-21T12:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const leaseMs = 120_000;

function message(text: string, change: Partial<NewLead> = {}): NewLead {
  return {
    content: { kind: "contact", locale: "ar", ...goodMessage, message: text },
    key: randomUUID(),
    receivedAt: noon,
    ...change,
  };
}

function over(database: Database) {
  return { store: leadStore(database, { notices: noticeKinds }), outbox: outboxOf(database) };
}

describe.each(databases)("%s", (_name, newPlace) => {
  async function opened() {
    const database = await openDatabase(await newPlace());
    onTestFinished(() => database.close());
    return over(database);
  }

  test("B-13 B-14 B-17 what is to be told of a lead is stored with it, once, however often it is sent", async () => {
    const { store, outbox } = await opened();
    const lead = message("m");
    const { id } = await store.addLead(lead);
    await store.addLead(lead);
    const listed = await outbox.list();
    expect(listed.map(({ leadId, kind }) => [leadId, kind])).toEqual(
      noticeKinds.toSorted().map((kind) => [id, kind]),
    );
    expect(listed[0]).toEqual({
      leadId: id,
      kind: "agency-mail",
      state: "waiting",
      createdAt: noon.toISOString(),
      attempts: 0,
      dueAt: noon.toISOString(),
      lastError: undefined,
    });
  });

  test("B-13 F-23 a commit whose confirmation was lost, and which is therefore tried again, is one new lead that is told once", async () => {
    const database = await openDatabase(await newPlace());
    onTestFinished(() => database.close());
    // A connection that breaks after the commit and before its answer, every time.
    const twice: Database["writer"] = (work, options) => {
      const write = database.writer(work, options);
      return async (item) => {
        await write(item);
        return write(item);
      };
    };
    const { store, outbox } = over({ ...database, writer: twice });
    const added = [
      await store.addLead(message("with a key")),
      await store.addLead(message("without", { key: undefined })),
    ];
    expect(added.map(({ isNew }) => isNew)).toEqual([true, true]);
    expect(await store.list({ limit: 10 })).toHaveLength(2);
    expect(await outbox.list()).toHaveLength(6);
  });

  test("B-17 who looks like a spammer gets no confirmation, and the agency hears of it all the same", async () => {
    const { store, outbox } = await opened();
    await store.addLead(message("m", { state: "spam" }));
    expect((await outbox.list()).map(({ kind }) => kind)).toEqual(["agency-mail", "webhook"]);
  });

  test("B-16 a notice that is claimed is nobody else's until its lease ends, and then anybody's", async () => {
    const { store, outbox } = await opened();
    const { id } = await store.addLead(message("m"));
    const claim = (now: Date) => outbox.claim({ kind: "webhook", limit: 5, now, leaseMs });
    expect(await claim(new Date(noon.getTime() - 1))).toEqual([]);
    expect(await claim(noon)).toEqual([{ leadId: id, kind: "webhook", attempt: 1 }]);
    expect(await claim(later(119))).toEqual([]);
    expect(await outbox.nextDueAt("webhook")).toEqual(later(120));
    expect(await claim(later(120))).toEqual([{ leadId: id, kind: "webhook", attempt: 2 }]);
  });

  test("B-16 what failed is due again when it was said, with its reason, and a claim that is too late changes nothing", async () => {
    const { store, outbox } = await opened();
    await store.addLead(message("m"));
    const [first] = await outbox.claim({ kind: "webhook", limit: 5, now: noon, leaseMs });
    const [second] = await outbox.claim({ kind: "webhook", limit: 5, now: later(121), leaseMs });
    await outbox.failed(second!, { reason: "answered 500", retryAt: later(200) });
    await outbox.failed(first!, { reason: "too late", retryAt: undefined });
    expect((await outbox.list()).find(({ kind }) => kind === "webhook")).toMatchObject({
      state: "waiting",
      attempts: 2,
      dueAt: later(200).toISOString(),
      lastError: "answered 500",
    });
    expect(await outbox.nextDueAt("webhook")).toEqual(later(200));
    expect(await outbox.claim({ kind: "webhook", limit: 5, now: later(199), leaseMs })).toEqual([]);
    const [third] = await outbox.claim({ kind: "webhook", limit: 5, now: later(200), leaseMs });
    await outbox.delivered(third!);
    expect((await outbox.list()).map(({ kind }) => kind)).toEqual(["agency-mail", "visitor-mail"]);
    expect(await outbox.nextDueAt("webhook")).toBeUndefined();
  });

  test("B-16 what was given up stays, is not tried, and is tried again on request", async () => {
    const { store, outbox } = await opened();
    const { id } = await store.addLead(message("m"));
    const [notice] = await outbox.claim({ kind: "agency-mail", limit: 5, now: noon, leaseMs });
    await outbox.failed(notice!, { reason: "no such mailbox", retryAt: undefined });
    expect((await outbox.list())[0]).toMatchObject({
      state: "dead",
      dueAt: undefined,
      lastError: "no such mailbox",
    });
    expect(await outbox.claim({ kind: "agency-mail", limit: 5, now: later(1e6), leaseMs })).toEqual(
      [],
    );
    expect(await outbox.retry({ leadId: id, kind: "webhook" }, later(5))).toBe(1);
    expect(await outbox.retry({ deadOnly: true }, later(5))).toBe(1);
    expect(await outbox.claim({ kind: "agency-mail", limit: 5, now: later(5), leaseMs })).toEqual([
      { leadId: id, kind: "agency-mail", attempt: 1 },
    ]);
    expect(await outbox.retry({ leadId: id, kind: "agency-mail" }, later(6))).toBe(0);
    expect(await outbox.drop({ deadOnly: true })).toBe(0);
    expect(await outbox.drop({ leadId: id })).toBe(3);
    expect(await outbox.list()).toEqual([]);
    expect(await store.find(id)).toMatchObject({ id });
  });

  test("B-22 a lead that is removed or purged takes along what was to be told of it", async () => {
    const { store, outbox } = await opened();
    const { id } = await store.addLead(message("one"));
    await store.addLead(message("two"));
    await store.remove(id);
    expect(await outbox.list()).toHaveLength(3);
    await store.purge(later(1));
    expect(await outbox.list()).toEqual([]);
  });

  test("B-16 several workers on one database deliver each notice once", async () => {
    const place = await newPlace();
    const machines = await Promise.all([
      openDatabase(place),
      openDatabase(place),
      openDatabase(place),
    ]);
    onTestFinished(
      async () => void (await Promise.all(machines.map((database) => database.close()))),
    );
    const { store } = over(machines[0]!);
    await Promise.all(Array.from({ length: 60 }, (_, i) => store.addLead(message(`m${i}`))));
    const delivered: string[] = [];
    const courier: Courier = async (lead) => void delivered.push(lead.id);
    const workers = machines.map((database) =>
      startOutboxWorker({
        ...over(database),
        couriers: { webhook: courier },
        log: quiet,
        now: () => later(1),
      }),
    );
    await expect.poll(() => delivered.length, { timeout: 10_000 }).toBe(60);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(delivered).size).toBe(60);
    expect(await outboxOf(machines[1]!).nextDueAt("webhook")).toBeUndefined();
  });
});

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function working(courier: Courier, pace: object = {}) {
  const database = await openDatabase({
    kind: "sqlite",
    file: join(await temporaryFolder(), "leads.sqlite"),
  });
  const lines: string[] = [];
  const log = { info: say, warn: say, error: say };
  function say(facts: object, words: string): void {
    lines.push(`${words} ${JSON.stringify(facts)}`);
  }
  let clock = noon;
  const parts = over(database);
  const store = leadStore(database, { notices: ["webhook"], onNew: () => worker.wake() });
  const worker = startOutboxWorker({
    ...parts,
    couriers: { webhook: courier },
    log,
    now: () => clock,
    random: () => 0.5,
    pace,
  });
  onTestFinished(async () => {
    await worker.stop();
    await database.close();
  });
  return { ...parts, store, worker, lines, setClock: (moment: Date) => (clock = moment) };
}

test("B-14 a lead is told at once, without waiting for the next look into the outbox", async () => {
  const told = Promise.withResolvers<string>();
  const { store } = await working(async (lead) => told.resolve(lead.id), { poll: 600_000 });
  const { id } = await store.addLead(message("m"));
  expect(await told.promise).toBe(id);
});

test("B-16 a failed delivery is tried again after its pause, and its log line holds nothing that a visitor or a mail server wrote", async () => {
  let tries = 0;
  const courier = async () => {
    if (++tries < 3)
      throw Object.assign(new Error("550 <mona@shop.example> sleeps"), { code: "EENVELOPE" });
  };
  const { store, outbox, lines, setClock } = await working(courier, { poll: 5 });
  await store.addLead(message("secret words"));
  await expect
    .poll(async () => (await outbox.list())[0]?.lastError)
    .toBe("550 <mona@shop.example> sleeps");
  expect((await outbox.list())[0]).toMatchObject({ attempts: 1, dueAt: later(15).toISOString() });
  expect(tries).toBe(1);
  setClock(later(15));
  await expect.poll(() => tries).toBe(2);
  await expect.poll(async () => (await outbox.list())[0]?.dueAt).toBe(later(45).toISOString());
  setClock(later(45));
  await expect.poll(() => outbox.list()).toEqual([]);
  expect(lines.join("\n")).toContain("not delivered, to be tried again");
  expect(lines.join("\n")).toContain('"code":"EENVELOPE"');
  expect(lines.join("\n")).not.toMatch(/mona|secret/);
});

test("B-15 B-16 a mail server that is down for a day loses nothing and is not asked more than twice an hour in the end", async () => {
  const day = later(86_400);
  let clock = noon;
  const triedAt: Date[] = [];
  const told: string[] = [];
  const courier: Courier = async (lead) => {
    triedAt.push(clock);
    if (clock < day) throw new Error("connect ECONNREFUSED");
    told.push(lead.id);
  };
  const { store, outbox, worker, setClock } = await working(courier, { poll: 2 });
  const { id } = await store.addLead(message("m"));
  while (told.length === 0) {
    const tries = triedAt.length;
    await expect
      .poll(
        async () =>
          told.length > 0 || Date.parse((await outbox.list())[0]?.dueAt ?? "") > clock.getTime(),
        { interval: 2 },
      )
      .toBe(true);
    const due = (await outbox.list())[0]?.dueAt;
    if (due === undefined) break;
    setClock((clock = new Date(due)));
    worker.wake();
    await expect.poll(() => triedAt.length, { interval: 2 }).toBeGreaterThan(tries);
  }
  expect(told).toEqual([id]);
  await expect.poll(() => outbox.list()).toEqual([]);
  expect(triedAt.length).toBeGreaterThan(40);
  expect(triedAt.length).toBeLessThan(70);
  const lastHour = triedAt.filter(
    (moment) => moment.getTime() > day.getTime() - 3_600_000 && moment < day,
  );
  expect(lastHour.length).toBeLessThanOrEqual(2);
});

test("B-16 what no try would deliver is given up at once", async () => {
  const courier = async () => {
    throw new Undeliverable("the address is refused", { cause: new Error("550 no such mailbox") });
  };
  const { store, outbox, lines } = await working(courier);
  await store.addLead(message("m"));
  await expect
    .poll(async () => (await outbox.list())[0])
    .toMatchObject({
      state: "dead",
      attempts: 1,
      lastError: "the address is refused: 550 no such mailbox",
    });
  expect(lines[0]).toMatch(/^given up/);
});

test("B-16 a stop cuts a delivery short that hangs, and gives it back at once", async () => {
  const begun = Promise.withResolvers<void>();
  const courier: Courier = (_lead, signal) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("cut")));
      begun.resolve();
    });
  const { store, outbox, worker } = await working(courier, { grace: 10 });
  await store.addLead(message("m"));
  await begun.promise;
  await worker.stop();
  expect((await outbox.list())[0]).toMatchObject({
    state: "waiting",
    attempts: 1,
    dueAt: noon.toISOString(),
  });
  expect(await outbox.claim({ kind: "webhook", limit: 1, now: noon, leaseMs })).toHaveLength(1);
});

test("B-16 a delivery that takes too long is ended and tried again", async () => {
  const courier: Courier = (_lead, signal) =>
    new Promise((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason as Error)),
    );
  const { store, outbox } = await working(courier, { delivery: 20 });
  await store.addLead(message("m"));
  await expect.poll(async () => (await outbox.list())[0]?.dueAt).toBe(later(15).toISOString());
});
