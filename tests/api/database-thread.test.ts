import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { migrations } from "#migrations.ts";
import type { Database } from "#platform/database/database.ts";
import { openSqlite } from "#platform/database/sqlite.ts";
import { writes } from "./database-operations.ts";
import { temporaryFolder } from "./start-app.ts";

async function open() {
  const file = join(await temporaryFolder(), "ro2ya.sqlite");
  const crashes: Error[] = [];
  const database = await openSqlite(file, migrations, (error) => void crashes.push(error));
  onTestFinished(() => database.close());
  return { file, database, crashes };
}

const listNames = async (database: Database) =>
  (
    await database.read((db) => db.selectFrom("secrets").select("name").orderBy("name").execute())
  ).map(({ name }) => name);

test("B-18 the thread that serves goes on while the database is busy with a write", async () => {
  const { database } = await open();
  await database.write(writes.insert, "first");
  let ticks = 0;
  const pulse = setInterval(() => void ticks++, 5);
  onTestFinished(() => clearInterval(pulse));
  const blocked = database.write(writes.block, 500);
  await setTimeout(100);
  const start = performance.now();
  expect(await listNames(database)).toEqual(["first"]);
  expect(performance.now() - start).toBeLessThan(200);
  await blocked;
  expect(ticks).toBeGreaterThan(40);
});

test("B-18 writes run in the order in which they came, and each returns its own result", async () => {
  const { database } = await open();
  await database.write(writes.insert, "order");
  const texts = Array.from({ length: 450 }, (_, i) => `,${i}`);
  const results = await Promise.all(texts.map((text) => database.write(writes.append, text)));
  expect(results).toEqual(texts.map((_, i) => `a${texts.slice(0, i + 1).join("")}`));
});

test("B-11 a write is synced before it is confirmed, unless a power cut may lose it, and so is the next one", async () => {
  const { database } = await open();
  expect([
    await database.write(writes.readSynchronous, undefined),
    await database.write(writes.readSynchronous, undefined, { isDurable: false }),
    await database.write(writes.readSynchronous, undefined),
  ]).toEqual([2, 1, 2]);
  const mixed = [true, false, true].map((isDurable) =>
    database.write(writes.readSynchronous, undefined, { isDurable }),
  );
  expect(await Promise.all(mixed)).toEqual([2, 1, 2]);
});

test("B-11 of a write that fails nothing is left, and those that came with it are stored", async () => {
  const { database } = await open();
  const answers = await Promise.allSettled([
    database.write(writes.insert, "before"),
    database.write(writes.insertAndThrow, "failed"),
    database.write(writes.insert, "after"),
    database.write(writes.insertAndThrow, "failed fast", { isDurable: false }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
  ]);
  expect((answers[1] as PromiseRejectedResult).reason).toMatchObject({
    name: "TypeError",
    message: "planted",
  });
  expect(await listNames(database)).toEqual(["after", "before"]);
});

test("an error of SQLite comes with its codes", async () => {
  const { database } = await open();
  await database.write(writes.insert, "twice");
  const error: unknown = await database.write(writes.insert, "twice").catch((thrown) => thrown);
  expect(error).toMatchObject({
    message: "UNIQUE constraint failed: secrets.name",
    code: "ERR_SQLITE_ERROR",
    errcode: 1555, // SQLITE_CONSTRAINT_PRIMARYKEY
  });
  const uncopied = database.write(writes.insert, (() => "") as never);
  await expect(uncopied).rejects.toThrow("could not be cloned");
  expect(await database.write(writes.insert, "later")).toBeUndefined();
});

test("F-16 while another process holds the file for long, a write is refused as busy, with SQLite's reason", async () => {
  const { database, file } = await open();
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  await expect(database.write(writes.insert, "locked out")).rejects.toMatchObject({
    name: "AppError",
    code: "busy",
    cause: { message: "database is locked", errcode: 5 },
  });
  other.exec("rollback");
  await database.write(writes.insert, "let in");
  expect(await listNames(database)).toEqual(["let in"]);
});

test("B-24 closing waits for the writes that were accepted, and refuses later ones", async () => {
  const { database, file } = await open();
  const accepted = [
    database.write(writes.wait, 200),
    database.write(writes.insert, "accepted"),
    database.write(writes.insert, "accepted too", { isDurable: false }),
  ];
  const closed = database.close();
  await expect(database.write(writes.insert, "late")).rejects.toMatchObject({ code: "busy" });
  await closed;
  await Promise.all(accepted);
  expect((await readdir(dirname(file))).toSorted()).toEqual(["ro2ya.sqlite"]);
  const stored = new DatabaseSync(file);
  onTestFinished(() => stored.close());
  expect(stored.prepare("select name from secrets order by name").all()).toEqual([
    { name: "accepted" },
    { name: "accepted too" },
  ]);
});

test.for(["insertAndExit", "insertAndCrash"] as const)(
  "B-24 when the database thread ends by %s, every write is refused as busy at once, and a database that is opened later has a thread again",
  async (plant) => {
    const { database, file, crashes } = await open();
    await database.write(writes.insert, "before");
    const lost = [
      database.write(writes[plant], "lost"),
      database.write(writes.insert, "lost with it"),
    ];
    for (const { status, reason } of (await Promise.allSettled(lost)) as PromiseRejectedResult[]) {
      expect(status).toBe("rejected");
      expect(reason).toMatchObject({ code: "busy" });
    }
    await expect(database.write(writes.insert, "later")).rejects.toMatchObject({ code: "busy" });
    await expect(database.purgeDeleted()).rejects.toMatchObject({ code: "busy" });
    expect(crashes.map(({ message }) => message)).toEqual([
      plant === "insertAndExit" ? "the database thread ended with exit code 7" : "planted",
    ]);
    expect(await listNames(database)).toEqual(["before"]);
    await database.close();

    const again = await openSqlite(file, migrations);
    onTestFinished(() => again.close());
    await again.write(writes.insert, "after");
    expect(await listNames(again)).toEqual(["after", "before"]);
  },
);
