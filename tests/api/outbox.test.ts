import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import type { Database } from "#platform/database/database.ts";
import { openProductDatabase } from "#product-database.ts";
import { createLeadStore } from "#leads/server/store/lead-store.ts";
import type { NewLead } from "#leads/server/store/lead.ts";
import {
  PermanentDeliveryError,
  type NotificationSender,
} from "#leads/server/outbox/notification-sender.ts";
import { createOutbox } from "#leads/server/outbox/database-outbox.ts";
import { notificationKinds } from "#leads/server/outbox/notification.ts";
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
const addSeconds = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const leaseMs = 120_000;

function createMessage(text: string, change: Partial<NewLead> = {}): NewLead {
  return {
    content: { kind: "contact", locale: "ar", ...goodMessage, message: text },
    key: randomUUID(),
    receivedAt: noon,
    ...change,
  };
}

function createOutboxOver(database: Database) {
  return {
    store: createLeadStore(database, { notifications: notificationKinds }),
    outbox: createOutbox(database),
  };
}

describe.each(databases)("%s", (_name, newPlace) => {
  async function open() {
    const database = await openProductDatabase(await newPlace());
    onTestFinished(() => database.close());
    return createOutboxOver(database);
  }

  test("B-13 B-14 B-17 what is to be sent about a lead is stored with it, once, however often it is sent", async () => {
    const { store, outbox } = await open();
    const lead = createMessage("m");
    const { id } = await store.addLead(lead);
    await store.addLead(lead);
    const listedNotification = await outbox.list();
    expect(listedNotification.map(({ leadId, kind }) => [leadId, kind])).toEqual(
      notificationKinds.toSorted().map((kind) => [id, kind]),
    );
    expect(listedNotification[0]).toEqual({
      leadId: id,
      kind: "agency-mail",
      state: "waiting",
      createdAt: noon.toISOString(),
      attempts: 0,
      dueAt: noon.toISOString(),
      lastError: undefined,
    });
  });

  test("B-13 F-23 a commit whose confirmation was lost, and which is therefore tried again, is one new lead that is reported once", async () => {
    const database = await openProductDatabase(await newPlace());
    onTestFinished(() => database.close());
    // A connection that breaks after the commit and before its answer, every time.
    const writeTwice: Database["write"] = async (...args) => {
      await database.write(...args);
      return database.write(...args);
    };
    const { store, outbox } = createOutboxOver({ ...database, write: writeTwice });
    const added = [
      await store.addLead(createMessage("with a key")),
      await store.addLead(createMessage("without", { key: undefined })),
    ];
    expect(added.map(({ isNew }) => isNew)).toEqual([true, true]);
    expect(await store.list({ limit: 10 })).toHaveLength(2);
    expect(await outbox.list()).toHaveLength(6);
  });

  test("B-17 who looks like a spammer gets no confirmation, and the agency hears of it all the same", async () => {
    const { store, outbox } = await open();
    await store.addLead(createMessage("m", { state: "spam" }));
    expect((await outbox.list()).map(({ kind }) => kind)).toEqual(["agency-mail", "webhook"]);
  });

  test("B-16 a notice that is claimed belongs to one worker until its lease ends, and then to any", async () => {
    const { store, outbox } = await open();
    const { id } = await store.addLead(createMessage("m"));
    const claimNext = (now: Date) => outbox.claim({ kind: "webhook", limit: 5, now, leaseMs });
    expect(await claimNext(new Date(noon.getTime() - 1))).toEqual([]);
    expect(await claimNext(noon)).toEqual([{ leadId: id, kind: "webhook", attempt: 1 }]);
    expect(await claimNext(addSeconds(119))).toEqual([]);
    expect(await outbox.getNextDueAt("webhook")).toEqual(addSeconds(120));
    expect(await claimNext(addSeconds(120))).toEqual([{ leadId: id, kind: "webhook", attempt: 2 }]);
  });

  test("B-16 what failed is due again when it was said, with its reason, and a claim that is too late changes nothing", async () => {
    const { store, outbox } = await open();
    await store.addLead(createMessage("m"));
    const [first] = await outbox.claim({ kind: "webhook", limit: 5, now: noon, leaseMs });
    const [second] = await outbox.claim({
      kind: "webhook",
      limit: 5,
      now: addSeconds(121),
      leaseMs,
    });
    await outbox.markFailed(second!, { reason: "answered 500", retryAt: addSeconds(200) });
    await outbox.markFailed(first!, { reason: "too late", retryAt: undefined });
    expect((await outbox.list()).find(({ kind }) => kind === "webhook")).toMatchObject({
      state: "waiting",
      attempts: 2,
      dueAt: addSeconds(200).toISOString(),
      lastError: "answered 500",
    });
    expect(await outbox.getNextDueAt("webhook")).toEqual(addSeconds(200));
    expect(
      await outbox.claim({ kind: "webhook", limit: 5, now: addSeconds(199), leaseMs }),
    ).toEqual([]);
    const [third] = await outbox.claim({
      kind: "webhook",
      limit: 5,
      now: addSeconds(200),
      leaseMs,
    });
    await outbox.markDelivered(third!);
    expect((await outbox.list()).map(({ kind }) => kind)).toEqual(["agency-mail", "visitor-mail"]);
    expect(await outbox.getNextDueAt("webhook")).toBeUndefined();
  });

  test("B-16 what was given up stays, is not tried, and is tried again on request", async () => {
    const { store, outbox } = await open();
    const { id } = await store.addLead(createMessage("m"));
    const [notification] = await outbox.claim({
      kind: "agency-mail",
      limit: 5,
      now: noon,
      leaseMs,
    });
    await outbox.markFailed(notification!, { reason: "no such mailbox", retryAt: undefined });
    expect((await outbox.list())[0]).toMatchObject({
      state: "dead",
      dueAt: undefined,
      lastError: "no such mailbox",
    });
    expect(
      await outbox.claim({ kind: "agency-mail", limit: 5, now: addSeconds(1e6), leaseMs }),
    ).toEqual([]);
    expect(await outbox.retry({ leadId: id, kind: "webhook" }, addSeconds(5))).toBe(1);
    expect(await outbox.retry({ deadOnly: true }, addSeconds(5))).toBe(1);
    expect(
      await outbox.claim({ kind: "agency-mail", limit: 5, now: addSeconds(5), leaseMs }),
    ).toEqual([{ leadId: id, kind: "agency-mail", attempt: 1 }]);
    expect(await outbox.retry({ leadId: id, kind: "agency-mail" }, addSeconds(6))).toBe(0);
    expect(await outbox.drop({ deadOnly: true })).toBe(0);
    expect(await outbox.drop({ leadId: id })).toBe(3);
    expect(await outbox.list()).toEqual([]);
    expect(await store.find(id)).toMatchObject({ id });
  });

  test("B-22 a lead that is removed or purged takes along what was to be sent about it", async () => {
    const { store, outbox } = await open();
    const { id } = await store.addLead(createMessage("one"));
    await store.addLead(createMessage("two"));
    await store.remove(id);
    expect(await outbox.list()).toHaveLength(3);
    await store.purge(addSeconds(1));
    expect(await outbox.list()).toEqual([]);
  });

  test("B-16 several workers on one database deliver each notice once", async () => {
    const place = await newPlace();
    const machines = await Promise.all([
      openProductDatabase(place),
      openProductDatabase(place),
      openProductDatabase(place),
    ]);
    onTestFinished(
      async () => void (await Promise.all(machines.map((database) => database.close()))),
    );
    const { store } = createOutboxOver(machines[0]!);
    await Promise.all(Array.from({ length: 60 }, (_, i) => store.addLead(createMessage(`m${i}`))));
    const delivered: string[] = [];
    const sender: NotificationSender = async (lead) => void delivered.push(lead.id);
    const workers = machines.map((database) =>
      startOutboxWorker({
        ...createOutboxOver(database),
        senders: { webhook: sender },
        log: quiet,
        now: () => addSeconds(1),
      }),
    );
    await expect.poll(() => delivered.length, { timeout: 10_000 }).toBe(60);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(delivered).size).toBe(60);
    expect(await createOutbox(machines[1]!).getNextDueAt("webhook")).toBeUndefined();
  });
});

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function startWorker(sender: NotificationSender, timings: object = {}) {
  const database = await openProductDatabase({
    kind: "sqlite",
    file: join(await temporaryFolder(), "leads.sqlite"),
  });
  const lines: string[] = [];
  const log = { info: record, warn: record, error: record };
  function record(facts: object, words: string): void {
    lines.push(`${words} ${JSON.stringify(facts)}`);
  }
  let clock = noon;
  const parts = createOutboxOver(database);
  const store = createLeadStore(database, {
    notifications: ["webhook"],
    onNew: () => worker.wake(),
  });
  const worker = startOutboxWorker({
    ...parts,
    senders: { webhook: sender },
    log,
    now: () => clock,
    random: () => 0.5,
    timings,
  });
  onTestFinished(async () => {
    await worker.stop();
    await database.close();
  });
  return { ...parts, store, worker, lines, setClock: (moment: Date) => (clock = moment) };
}

test("B-14 a lead is reported at once, without waiting for the next look into the outbox", async () => {
  const reports = Promise.withResolvers<string>();
  const { store } = await startWorker(async (lead) => reports.resolve(lead.id), { poll: 600_000 });
  const { id } = await store.addLead(createMessage("m"));
  expect(await reports.promise).toBe(id);
});

test("B-16 a failed delivery is tried again after its pause, and its log line holds nothing that a visitor or a mail server wrote", async () => {
  let tries = 0;
  const sender = async () => {
    if (++tries < 3)
      throw Object.assign(new Error("550 <mona@shop.example> sleeps"), { code: "EENVELOPE" });
  };
  const { store, outbox, lines, setClock } = await startWorker(sender, { poll: 5 });
  await store.addLead(createMessage("secret words"));
  await expect
    .poll(async () => (await outbox.list())[0]?.lastError)
    .toBe("550 <mona@shop.example> sleeps");
  expect((await outbox.list())[0]).toMatchObject({
    attempts: 1,
    dueAt: addSeconds(15).toISOString(),
  });
  expect(tries).toBe(1);
  setClock(addSeconds(15));
  await expect.poll(() => tries).toBe(2);
  await expect.poll(async () => (await outbox.list())[0]?.dueAt).toBe(addSeconds(45).toISOString());
  setClock(addSeconds(45));
  await expect.poll(() => outbox.list()).toEqual([]);
  expect(lines.join("\n")).toContain("not delivered, to be tried again");
  expect(lines.join("\n")).toContain('"code":"EENVELOPE"');
  expect(lines.join("\n")).not.toMatch(/mona|secret/);
});

test("B-15 B-16 a mail server that is down for a day loses nothing and is not asked more than twice an hour in the end", async () => {
  const day = addSeconds(86_400);
  let clock = noon;
  const triedAt: Date[] = [];
  const reports: string[] = [];
  const sender: NotificationSender = async (lead) => {
    triedAt.push(clock);
    if (clock < day) throw new Error("connect ECONNREFUSED");
    reports.push(lead.id);
  };
  const { store, outbox, worker, setClock } = await startWorker(sender, { poll: 2 });
  const { id } = await store.addLead(createMessage("m"));
  while (reports.length === 0) {
    const tries = triedAt.length;
    await expect
      .poll(
        async () =>
          reports.length > 0 || Date.parse((await outbox.list())[0]?.dueAt ?? "") > clock.getTime(),
        { interval: 2 },
      )
      .toBe(true);
    const due = (await outbox.list())[0]?.dueAt;
    if (due === undefined) break;
    setClock((clock = new Date(due)));
    worker.wake();
    await expect.poll(() => triedAt.length, { interval: 2 }).toBeGreaterThan(tries);
  }
  expect(reports).toEqual([id]);
  await expect.poll(() => outbox.list()).toEqual([]);
  expect(triedAt.length).toBeGreaterThan(40);
  expect(triedAt.length).toBeLessThan(70);
  const lastHour = triedAt.filter(
    (moment) => moment.getTime() > day.getTime() - 3_600_000 && moment < day,
  );
  expect(lastHour.length).toBeLessThanOrEqual(2);
});

test("B-16 what no try would deliver is given up at once", async () => {
  const sender = async () => {
    throw new PermanentDeliveryError("the address is refused", {
      cause: new Error("550 no such mailbox"),
    });
  };
  const { store, outbox, lines } = await startWorker(sender);
  await store.addLead(createMessage("m"));
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
  const startedDelivery = Promise.withResolvers<void>();
  const sender: NotificationSender = (_lead, signal) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("cut")));
      startedDelivery.resolve();
    });
  const { store, outbox, worker } = await startWorker(sender, { grace: 10 });
  await store.addLead(createMessage("m"));
  await startedDelivery.promise;
  await worker.stop();
  expect((await outbox.list())[0]).toMatchObject({
    state: "waiting",
    attempts: 1,
    dueAt: noon.toISOString(),
  });
  expect(await outbox.claim({ kind: "webhook", limit: 1, now: noon, leaseMs })).toHaveLength(1);
});

test("B-16 a delivery that takes too long is ended and tried again", async () => {
  const sender: NotificationSender = (_lead, signal) =>
    new Promise((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason as Error)),
    );
  const { store, outbox } = await startWorker(sender, { delivery: 20 });
  await store.addLead(createMessage("m"));
  await expect.poll(async () => (await outbox.list())[0]?.dueAt).toBe(addSeconds(15).toISOString());
});
