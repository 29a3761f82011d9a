import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { openProductDatabase } from "#product-database.ts";
import { serverRecords } from "#site/privacy/all-records.ts";
import { compareNames, noDifference } from "../checks/inventory/compare-names.ts";
import { startPostgres } from "./postgres.ts";
import { temporaryFolder } from "./start-app.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

/** The bookkeeping of the migration runner: the names of steps and when they ran. */
const isBookkeeping = (table: string): boolean => /^(kysely|sqlite)_/.test(table);

const declared = serverRecords.flatMap(({ columns }) => columns);

async function createSqlite() {
  const file = join(await temporaryFolder(), "ro2ya.sqlite");
  await (await openProductDatabase({ kind: "sqlite", file })).close();
  const run = <T>(work: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(file);
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  return {
    run: async (statement: string) => run((database) => database.exec(statement)),
    list: async () =>
      run((database) =>
        database
          .prepare(
            "select m.name as t, c.name as c from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'",
          )
          .all()
          .map(({ t, c }) => [String(t), String(c)] as const),
      ),
  };
}

async function createPostgres() {
  const url = await postgres.newDatabase();
  await (await openProductDatabase({ kind: "postgres", url })).close();
  return {
    run: async (statement: string) => void (await postgres.query(url, statement)),
    list: async () =>
      (
        await postgres.query(
          url,
          "select table_name t, column_name c from information_schema.columns where table_schema = 'public'",
        )
      ).map(({ t, c }) => [String(t), String(c)] as const),
  };
}

test.each([
  ["SQLite", createSqlite],
  ["PostgreSQL", createPostgres],
])(
  "every column of a migrated %s is in the inventory of the privacy policy, and a new one is missed",
  async (_name, create) => {
    const database = await create();
    const compare = async () =>
      compareNames(
        (await database.list())
          .filter(([table]) => !isBookkeeping(table))
          .map(([table, column]) => `${table}.${column}`),
        declared,
      );
    expect(await compare()).toEqual(noDifference);

    await database.run("alter table leads add column fax text");
    await database.run("create table visits (ip text)");
    await database.run("alter table page_counts drop column views");
    expect(await compare()).toEqual({
      undeclared: ["leads.fax", "visits.ip"],
      gone: ["page_counts.views"],
    });
  },
);

test("no column belongs to two rows of the policy's table", () => {
  expect(declared.filter((column, i) => declared.indexOf(column) !== i)).toEqual([]);
});
