import { randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { ConfigError } from "#platform/settings/config-error.ts";
import { migrations } from "#migrations.ts";
import { openPostgres } from "#platform/database/postgres.ts";
import { rejectOldSqlite } from "#platform/database/sqlite.ts";
import { openLeadStore } from "./open-lead-store.ts";
import type { NewLead } from "#leads/server/store/lead.ts";
import type { LeadFilter, LeadStore } from "#leads/server/store/store.ts";
import { toReference } from "#leads/engine/reference.ts";
import { goodMessage, goodRequest } from "./forms.ts";
import { startPostgres } from "./postgres.ts";
import { temporaryFolder } from "./start-app.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

/** Names a place where nothing is stored yet. */
type NewPlace = () => Promise<DatabaseAddress>;

/** Every store has to pass what follows. */
const databases: readonly [name: string, newPlace: NewPlace][] = [
  [
    "SQLite",
    async () => ({ kind: "sqlite", file: join(await temporaryFolder(), "data", "leads.sqlite") }),
  ],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await postgres.newDatabase() })],
];

const noon = new Date("2026-11-21T12:00:00Z");
const minutesAfterNoon = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

function createMessage(change: Partial<NewLead> & { readonly text?: string } = {}): NewLead {
  const { text = goodMessage.message, ...rest } = change;
  return {
    content: { kind: "contact", locale: "ar", ...goodMessage, message: text },
    key: undefined,
    receivedAt: noon,
    ...rest,
  };
}

const attachment = {
  file: `${randomUUID()}.pdf`,
  name: "عرض.pdf",
  type: "pdf",
  sizeBytes: 5_242_880,
  sha256: "a".repeat(64),
} as const;

function createRequest(change: { readonly key?: string; readonly sha256?: string } = {}): NewLead {
  const file = { ...attachment, sha256: change.sha256 ?? attachment.sha256 };
  const choices = {
    budget: "500-1000",
    projectSize: "small",
    managementSystem: "whatsapp",
  } as const;
  return {
    content: {
      kind: "service-request",
      locale: "en",
      ...goodRequest,
      ...choices,
      attachment: file,
    },
    key: change.key,
    receivedAt: noon,
  };
}

async function listAll(store: LeadStore, filter: Parameters<LeadStore["iterate"]>[0] = {}) {
  const leads = [];
  for await (const lead of store.iterate(filter)) leads.push(lead);
  return leads;
}

describe.each(databases)("%s", (_name, newPlace) => {
  async function open(): Promise<LeadStore> {
    const store = await openLeadStore(await newPlace());
    onTestFinished(() => store.close());
    return store;
  }

  test("F-28 a message comes back exactly as it went in", async () => {
    const store = await open();
    const text = " \n«ة» \u{1f600} ' \" ; -- \\ %_ \t\u200f\n ";
    const { id, isNew } = await store.addLead(createMessage({ text }));
    expect(isNew).toBe(true);
    expect(await store.find(id)).toEqual({
      ...goodMessage,
      message: text,
      id,
      kind: "contact",
      state: "new",
      locale: "ar",
      receivedAt: "2026-11-21T12:00:00.000Z",
    });
  });

  test("Q-46 a request comes back exactly as it went in, with its attachment", async () => {
    const store = await open();
    const { id } = await store.addLead(createRequest());
    expect(await store.find(id)).toEqual({
      ...goodRequest,
      id,
      kind: "service-request",
      state: "new",
      locale: "en",
      receivedAt: "2026-11-21T12:00:00.000Z",
      attachment,
    });
    expect(await store.listAttachmentFiles()).toEqual(new Set([attachment.file]));
  });

  test("F-22 F-23 the same content under the same key is stored once, also at the same moment and years later", async () => {
    const store = await open();
    const key = randomUUID();
    const both = await Promise.all([
      store.addLead(createMessage({ key })),
      store.addLead(createMessage({ key })),
    ]);
    const later = await store.addLead(createMessage({ key, receivedAt: new Date("2028-01-01") }));
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set([...both, later].map(({ id }) => id)).size).toBe(1);
    expect(await listAll(store)).toHaveLength(1);
  });

  test("F-24 other content under the same key is stored too", async () => {
    const store = await open();
    const key = randomUUID();
    await store.addLead(createMessage({ key }));
    expect(await store.addLead(createMessage({ key, text: "أخرى" }))).toMatchObject({
      isNew: true,
    });
    expect(await store.addLead(createRequest({ key }))).toMatchObject({ isNew: true });
    expect(await listAll(store)).toHaveLength(3);
  });

  test("Q-44 the content of the file is part of the content", async () => {
    const store = await open();
    const key = randomUUID();
    await store.addLead(createRequest({ key }));
    expect(await store.addLead(createRequest({ key }))).toMatchObject({ isNew: false });
    expect(await store.addLead(createRequest({ key, sha256: "b".repeat(64) }))).toMatchObject({
      isNew: true,
    });
  });

  test("F-22 without a key the same content is stored once within an hour, and again after it", async () => {
    const store = await open();
    const both = await Promise.all([
      store.addLead(createMessage()),
      store.addLead(createMessage()),
    ]);
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await store.addLead(createMessage({ receivedAt: minutesAfterNoon(59) }))).toEqual({
      id: both[0].id,
      isNew: false,
    });
    expect(await store.addLead(createMessage({ receivedAt: minutesAfterNoon(60) }))).toMatchObject({
      isNew: true,
    });
  });

  test("F-23 a plain form after a script whose answer was lost is stored once", async () => {
    const store = await open();
    const { id } = await store.addLead(createMessage({ key: randomUUID() }));
    expect(await store.addLead(createMessage({ receivedAt: minutesAfterNoon(1) }))).toEqual({
      id,
      isNew: false,
    });
  });

  test("B-11 B-12 what was stored is there when the store is opened again", async () => {
    const place = await newPlace();
    const first = await openLeadStore(place);
    const { id } = await first.addLead(createRequest());
    await first.close();
    const second = await openLeadStore(place);
    onTestFinished(() => second.close());
    expect(await second.find(id)).toMatchObject({ id, attachment });
  });

  test("B-18 the list has the newest first, of one kind where one is asked for, and no more than asked for", async () => {
    const store = await open();
    for (let i = 0; i < 5; i++)
      await store.addLead(createMessage({ text: `m${i}`, receivedAt: minutesAfterNoon(i) }));
    const { id } = await store.addLead(createRequest());
    expect(
      (await store.list({ limit: 2 })).map((lead) => lead.kind === "contact" && lead.message),
    ).toEqual(["m4", "m3"]);
    expect(
      (await store.list({ kind: "service-request", limit: 10 })).map((lead) => lead.id),
    ).toEqual([id]);
    expect(await store.list({ limit: 100 })).toHaveLength(6);
  });

  test("B-20 B-21 all leads come the oldest first, each once, also when hundreds arrived at one moment", async () => {
    const store = await open();
    await Promise.all(
      Array.from({ length: 450 }, (_, i) =>
        store.addLead(createMessage({ text: `m${i}`, receivedAt: minutesAfterNoon(i % 2) })),
      ),
    );
    const leads = await listAll(store);
    expect(leads).toHaveLength(450);
    expect(new Set(leads.map(({ id }) => id)).size).toBe(450);
    expect(leads.map(({ receivedAt }) => receivedAt)).toEqual(
      leads.map(({ receivedAt }) => receivedAt).sort(),
    );
    expect(await listAll(store, { kind: "service-request" })).toEqual([]);
  });

  test("B-19 a lead is found by the beginning of its id", async () => {
    const store = await open();
    const { id } = await store.addLead(createMessage());
    expect(await store.listMatchingIds(id.slice(0, 8))).toEqual([id]);
    for (const nothing of ["%", "________", "", "zzzzzzzz", `${id}0`])
      expect(await store.listMatchingIds(nothing)).toEqual([]);
    // Of 17 ids two begin with the same of sixteen digits.
    const ids = [id];
    while (ids.length < 17)
      ids.push((await store.addLead(createMessage({ text: String(ids.length) }))).id);
    const shared = ids
      .map(([digit]) => digit!)
      .find((digit, i, digits) => digits.indexOf(digit) !== i)!;
    expect((await store.listMatchingIds(shared)).length).toBeGreaterThanOrEqual(2);
  });

  test("B-18 B-19 a lead is found by the reference that its visitor has", async () => {
    const store = await open();
    const { id } = await store.addLead(createMessage());
    await store.addLead(createMessage({ text: "another" }));
    const reference = toReference(id);
    for (const typed of [reference, reference.replace(" ", ""), reference.replace(" ", "-")]) {
      expect(await store.listMatchingIds(typed)).toEqual([id]);
      expect(await store.list({ search: typed, limit: 9 })).toMatchObject([{ id }]);
    }
  });

  test("B-22 a removed lead is gone, and the same words can come again", async () => {
    const store = await open();
    const key = randomUUID();
    const { id } = await store.addLead(createRequest({ key }));
    expect(await store.remove(id)).toMatchObject({ id, attachment });
    expect(await store.find(id)).toBeUndefined();
    expect(await store.listAttachmentFiles()).toEqual(new Set());
    expect(await store.remove(id)).toBeUndefined();
    expect(await store.addLead(createRequest({ key }))).toMatchObject({ isNew: true });
  });

  test("B-18 two processes' worth of stores on one place see what the other wrote and lose nothing", async () => {
    const place = await newPlace();
    const [one, other] = await Promise.all([openLeadStore(place), openLeadStore(place)]);
    onTestFinished(async () => {
      await one.close();
      await other.close();
    });
    await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        (i % 2 === 0 ? one : other).addLead(createMessage({ text: `m${i}` })),
      ),
    );
    expect(await listAll(one)).toHaveLength(60);
    expect(await listAll(other)).toHaveLength(60);
  });

  test("F-22 F-23 the same content that reaches two stores at the same moment is stored once, with a key and without", async () => {
    const place = await newPlace();
    const both = await Promise.all([openLeadStore(place), openLeadStore(place)]);
    onTestFinished(async () => void (await Promise.all(both.map((store) => store.close()))));
    for (const key of [randomUUID(), undefined]) {
      for (let i = 0; i < 20; i++) {
        const added = await Promise.all(
          [...both, ...both].map((store) =>
            store.addLead(createMessage({ text: `${key} ${i}`, key })),
          ),
        );
        expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
        expect(new Set(added.map(({ id }) => id)).size).toBe(1);
      }
    }
    expect(await listAll(both[0])).toHaveLength(40);
  });

  test("B-18 leads are found by what they say, by their state and by when they came", async () => {
    const store = await open();
    const { id: percent } = await store.addLead(
      createMessage({ text: "Discount of 50%_ \\ please" }),
    );
    const { id: arabic } = await store.addLead(
      createMessage({
        text: "أريد متجرًا لبيع الفخّار",
        state: "spam",
        receivedAt: minutesAfterNoon(5),
      }),
    );
    const { id: filed } = await store.addLead(createRequest());
    const find = async (filter: LeadFilter) =>
      (await store.list({ ...filter, limit: 10 })).map((lead) => lead.id);
    expect(await find({ search: "50%_ \\ PLEASE" })).toEqual([percent]);
    expect(await find({ search: "50__" })).toEqual([]);
    expect(await find({ search: "الفخّار" })).toEqual([arabic]);
    expect(await find({ search: "عرض.pdf" })).toEqual([filed]);
    expect(await find({ search: "MONA@shop" })).toHaveLength(3);
    expect(await find({ state: "spam" })).toEqual([arabic]);
    expect(await find({ since: minutesAfterNoon(5) })).toEqual([arabic]);
    expect(await find({ since: minutesAfterNoon(5), state: "new" })).toEqual([]);
    expect((await listAll(store, { search: "50%" })).map((lead) => lead.id)).toEqual([percent]);
  });

  test("B-18 a lead is marked as handled, as spam and as new again", async () => {
    const store = await open();
    const { id } = await store.addLead(createMessage());
    expect(await store.mark(id, "handled", minutesAfterNoon(3))).toMatchObject({
      id,
      state: "handled",
      handledAt: "2026-11-21T12:03:00.000Z",
    });
    expect(await store.mark(id, "spam", noon)).not.toHaveProperty("handledAt");
    expect(await store.find(id)).toMatchObject({ state: "spam" });
    await store.mark(id, "new", noon);
    expect(await store.list({ state: "new", limit: 10 })).toHaveLength(1);
    expect(await store.mark(randomUUID(), "spam", noon)).toBeUndefined();
  });

  test("B-22 leads from before a moment are removed together, and their files are named", async () => {
    const store = await open();
    await store.addLead(createRequest());
    await Promise.all(
      Array.from({ length: 420 }, (_, i) => store.addLead(createMessage({ text: `old ${i}` }))),
    );
    const { id } = await store.addLead(createMessage({ receivedAt: minutesAfterNoon(1) }));
    expect(await store.purge(minutesAfterNoon(1))).toEqual({
      removed: 421,
      files: [attachment.file],
    });
    expect((await listAll(store)).map((lead) => lead.id)).toEqual([id]);
    expect(await store.purge(minutesAfterNoon(1))).toEqual({ removed: 0, files: [] });
  });

  test("a store that answers says so", async () => {
    const store = await open();
    await expect(store.check()).resolves.toBeUndefined();
  });
});

test("B-11 a PostgreSQL that would lose what it has confirmed, or change a text, is refused in one line without its password", async () => {
  const unsafeSettings = await postgres.newDatabase();
  const name = new URL(unsafeSettings).pathname.slice(1);
  await postgres.query(unsafeSettings, `alter database ${name} set synchronous_commit = off`);
  await expect(openPostgres(unsafeSettings, migrations)).rejects.toThrow(
    new ConfigError(
      "DATABASE_URL names a PostgreSQL with synchronous_commit off: a power cut would lose committed data",
    ),
  );

  const latin = await postgres.newDatabase();
  await postgres.query(latin, "create database latin encoding 'LATIN1' template template0");
  await expect(
    openPostgres(latin.replace(new URL(latin).pathname, "/latin"), migrations),
  ).rejects.toThrow(
    new ConfigError("DATABASE_URL names a database in LATIN1: it has to be in UTF8"),
  );
});

test("B-24 a PostgreSQL that is not there, or has no such database, is said in one plain line", async () => {
  const url = await postgres.newDatabase();
  await expect(
    openPostgres(url.replace(new URL(url).pathname, "/nothing"), migrations),
  ).rejects.toThrow(
    new ConfigError(
      'DATABASE_URL names a PostgreSQL that cannot be used: database "nothing" does not exist',
    ),
  );
  const nowhere = "postgres://ro2ya:secret@127.0.0.1:1/leads";
  await expect(openPostgres(nowhere, migrations, 50)).rejects.toThrow(
    /^DATABASE_URL names a PostgreSQL that cannot be used: connect ECONNREFUSED/,
  );
  await expect(openPostgres(nowhere, migrations, 50)).rejects.not.toThrow(/secret/);
});

async function openSqliteFile() {
  const file = join(await temporaryFolder(), "leads.sqlite");
  const store = await openLeadStore({ kind: "sqlite", file });
  onTestFinished(() => store.close());
  return { file, store };
}

test("B-18 readers and the writer do not wait for each other: the database has a write-ahead log", async () => {
  const { file } = await openSqliteFile();
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  expect(other.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
});

test("F-12 while another process holds the database, the server goes on with its other work and stores afterwards", async () => {
  const { file, store } = await openSqliteFile();
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  let maxGapMs = 0;
  let last = performance.now();
  const pulse = setInterval(() => {
    maxGapMs = Math.max(maxGapMs, performance.now() - last);
    last = performance.now();
  }, 5);
  const adding = store.addLead(createMessage());
  await setTimeout(600);
  other.exec("commit");
  expect(await adding).toMatchObject({ isNew: true });
  clearInterval(pulse);
  expect(maxGapMs).toBeLessThan(400);
});

test("B-22 what was removed is not left in the database's file or its log", async () => {
  const { file, store } = await openSqliteFile();
  const secret = `secret-${randomUUID()}`;
  const { id } = await store.addLead(createMessage({ text: secret }));
  await store.remove(id);
  expect((await readFile(file)).includes(secret)).toBe(false);
  expect((await stat(`${file}-wal`)).size).toBe(0);
});

test("B-23 the database can be read by its owner alone", async () => {
  const { file } = await openSqliteFile();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("B-11 a SQLite that can lose committed data is refused", () => {
  expect(() => rejectOldSqlite("3.51.2")).toThrow("SQLite 3.51.2 can lose data");
  expect(() => rejectOldSqlite("3.9.0")).toThrow();
  expect(() => rejectOldSqlite("3.51.3")).not.toThrow();
  expect(() => rejectOldSqlite("3.53.4")).not.toThrow();
  expect(() => rejectOldSqlite("4.0.0")).not.toThrow();
});
