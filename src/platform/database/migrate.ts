import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

/** Migration steps by their ids, which are in the order of the steps. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Brings a database to the newest schema. Several processes may do so at once.
 * @param db a transaction, where the database does not begin one for this by itself
 * @throws whatever a step failed with
 */
export async function migrate<Any>(db: Kysely<Any>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
