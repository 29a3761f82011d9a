import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import type { Database } from "#platform/database/database.ts";
import { openProductDatabase } from "#product-database.ts";
import { startPostgres, type TestPostgres } from "../postgres.ts";
import { temporaryFolder } from "../start-app.ts";

export const noon = Date.parse("2026-11-21T12:00:00Z");

/** An empty database of each kind, for `describe.each`. To be called once in a file of tests. */
export async function bothDatabases(): Promise<
  readonly (readonly [name: string, newPlace: () => Promise<DatabaseAddress>])[]
> {
  const postgres: TestPostgres = await startPostgres();
  afterAll(() => postgres.remove());
  return [
    [
      "SQLite",
      async () => ({ kind: "sqlite", file: join(await temporaryFolder(), "data", "ro2ya.sqlite") }),
    ],
    ["PostgreSQL", async () => ({ kind: "postgres", url: await postgres.newDatabase() })],
  ];
}

/** Opens a database for as long as the test takes; twice for what two instances share. */
export async function openTestDatabase(place: DatabaseAddress): Promise<Database> {
  const database = await openProductDatabase(place);
  onTestFinished(() => database.close());
  return database;
}
