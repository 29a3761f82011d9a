import type { DatabaseAddress } from "./settings.ts";
import type { Database } from "./database.ts";
import type { Migrations } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/**
 * Opens a database and migrates it to the latest schema.
 * @throws ConfigError where the address names a PostgreSQL that cannot be used
 */
export function openDatabase(address: DatabaseAddress, migrations: Migrations): Promise<Database> {
  return address.kind === "sqlite"
    ? openSqlite(address.file, migrations)
    : openPostgres(address.url, migrations);
}
