import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { migrations } from "#migrations.ts";
import { createJobStore } from "#platform/jobs/job-store.ts";
import { createLeadStore } from "#leads/server/store/lead-store.ts";
import { createOutbox } from "#leads/server/outbox/database-outbox.ts";
import { startPostgres } from "../postgres.ts";
import { temporaryFolder } from "../start-app.ts";
import { noon, openTestDatabase } from "./databases.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

test("a database of the version before opens with all that is in it: leads, notifications, reports, and jobs in their old order", async () => {
  const folder = join(await temporaryFolder(), "data");
  await mkdir(folder);
  const file = join(folder, "ro2ya.sqlite");
  const old = new DatabaseSync(file);
  old.exec(await readFile(join(import.meta.dirname, "database-before-lanes.sql"), "utf8"));
  const [{ id: done }] = old.prepare("select id from jobs where state = 'done'").all() as [
    { id: string },
  ];
  old.close();

  const database = await openTestDatabase({ kind: "sqlite", file });
  const store = createLeadStore(database);
  const leads = await store.list({ limit: 9 });
  expect(leads.map(({ name, confirmation }) => [name, confirmation]).sort()).toEqual([
    ["Hossam", undefined],
    ["منى الشريف", undefined],
  ]);
  expect(await store.sumAttachmentBytes()).toBe(12_345);
  expect(await createOutbox(database).list()).toHaveLength(4);

  const jobs = createJobStore(database);
  expect(await jobs.find(done, new Date(noon))).toMatchObject({
    state: "done",
    result: { score: 80, title: "صفحة" },
  });
  const kept = await database.read((db) =>
    db.selectFrom("jobs").select("result_bytes").where("id", "=", done).executeTakeFirstOrThrow(),
  );
  expect(kept.result_bytes).toBe(Buffer.byteLength(JSON.stringify({ score: 80, title: "صفحة" })));
  const claim = async (kind: string, lane: string) => {
    const job = await jobs.claim({
      kind,
      lane,
      owner: "new",
      now: new Date(noon),
      until: new Date(noon + 15_000),
      maxAttempts: 2,
    });
    return (job?.input as { url: string } | undefined)?.url;
  };
  expect(await claim("seo", "page")).toBe("https://page.example/");
  expect(await claim("seo", "page")).toBeUndefined();
  expect(await claim("seo", "site")).toBe("https://site.example/");
  expect(await claim("seo", "rendered")).toBe("https://rendered.example/");
  expect(await claim("speed", "speed")).toBe("https://speed.example/");
});

test("a PostgreSQL of the version before is brought to lanes and wide counts while its rows stay", async () => {
  const url = await postgres.newDatabase();
  const before = new Kysely<Record<string, Record<string, unknown>>>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
  });
  const migrator = new Migrator({
    db: before,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateTo("0008-page-counts");
  expect(error).toBeUndefined();
  const moment = new Date(noon).toISOString();
  const job = {
    id: "a".repeat(22),
    kind: "seo",
    state: "done",
    created_at: moment,
    question: "q",
    attempts: 1,
    result: '{"title":"صفحة"}',
    finished_at: moment,
    expires_at: "2027",
  };
  await before
    .insertInto("jobs")
    .values({ ...job, input: '{"url":"https://site.example/","scope":"site"}' })
    .execute();
  await before
    .insertInto("rate_limits")
    .values({ key: "form:all", window_start: moment, hits: 7 })
    .execute();
  await before.destroy();

  const database = await openTestDatabase({ kind: "postgres", url });
  const rows = await database.read((db) =>
    db.selectFrom("jobs").select(["lane", "turn_at", "result_bytes"]).execute(),
  );
  expect(rows).toEqual([
    { lane: "site", turn_at: moment, result_bytes: Buffer.byteLength('{"title":"صفحة"}') },
  ]);
  expect(
    await postgres.query(
      url,
      "select data_type from information_schema.columns where table_name = 'rate_limits' and column_name = 'hits'",
    ),
  ).toEqual([{ data_type: "bigint" }]);
});
