import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

/** Migration steps by their ids, which are in the order of the steps. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Migrates a database to the latest schema. Several processes may do so at the same time.
 * @param db a transaction, where Kysely does not begin one for the migration itself (SQLite)
 * @throws the error of the step that failed
 */
export async function migrate<Any>(db: Kysely<Any>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
