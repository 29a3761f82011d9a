import type { DatabaseAddress } from "#config.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/**
 * Opens a database and brings it to the newest schema.
 * @throws ConfigError where there is a PostgreSQL to be used and it cannot be
 */
export function openDatabase(address: DatabaseAddress): Promise<Database> {
  return address.kind === "sqlite" ? openSqlite(address.file) : openPostgres(address.url);
}
