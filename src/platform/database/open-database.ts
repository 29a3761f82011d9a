import type { DatabaseAddress } from "./settings.ts";
import type { Database } from "./database.ts";
import type { Migrations } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/**
 * Opens a database and brings it to the newest schema.
 * @throws ConfigError where there is a PostgreSQL to be used and it cannot be
 */
export function openDatabase(address: DatabaseAddress, migrations: Migrations): Promise<Database> {
  return address.kind === "sqlite"
    ? openSqlite(address.file, migrations)
    : openPostgres(address.url, migrations);
}
