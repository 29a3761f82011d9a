import type { Database } from "./platform/database/database.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import type { DatabaseAddress } from "./platform/database/settings.ts";
import { migrations } from "./migrations.ts";

/**
 * Opens the product's database and migrates it to the latest schema.
 * @throws ConfigError where the address names a PostgreSQL that cannot be used
 */
export function openProductDatabase(address: DatabaseAddress): Promise<Database> {
  return openDatabase(address, migrations);
}
