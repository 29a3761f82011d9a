import { existsSync } from "node:fs";
import { readConfig, type Config } from "#config.ts";
import { CliError } from "#platform/cli/cli-error.ts";
import type { CliEnvironment } from "#platform/cli/run-command.ts";
import type { Database } from "#platform/database/database.ts";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { openProductDatabase } from "#product-database.ts";

/**
 * Opens the server's database for the work and closes it afterwards.
 * @throws ConfigError, CliError
 */
export async function withDatabase(
  env: CliEnvironment["env"],
  work: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  const config = readConfig(env);
  rejectMissingDatabase(config.database, "start the server once, or set DATA_DIR");
  const database = await openProductDatabase(config.database);
  try {
    await work(database, config);
  } finally {
    await database.close();
  }
}

/**
 * With a wrong DATA_DIR a command would create an empty database and report that there are no
 * leads.
 * @throws CliError
 */
export function rejectMissingDatabase(address: DatabaseAddress, advice: string): void {
  if (address.kind === "sqlite" && !existsSync(address.file))
    throw new CliError(`there is no database at ${address.file}: ${advice}`);
}
