import { join } from "node:path";
import { readConfig } from "#config.ts";
import { listBackupContent } from "#leads/server/backup-content.ts";
import { createLeadStore } from "#leads/server/store/lead-store.ts";
import { runBackupCli } from "#platform/backup/cli.ts";
import { runProgram, type CliEnvironment } from "#platform/cli/run-command.ts";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { openProductDatabase } from "#product-database.ts";
import { rejectMissingDatabase } from "./with-database.ts";

/** Runs `npm run backup`. @returns the exit code */
export function runBackup(
  args: readonly string[],
  environment: Omit<CliEnvironment, "width">,
  now: Date = new Date(),
): Promise<number> {
  return runBackupCli(args, environment, {
    async openSource() {
      const { database, dataDir, bucket } = readConfig(environment.env);
      rejectMissingDatabase(database, "set DATA_DIR");
      const storage = await openStorage(join(dataDir, "attachments"), bucket);
      return { database, listContent, readFile: (file) => storage.read(file), now };
    },
  });
}

async function listContent(address: DatabaseAddress) {
  const database = await openProductDatabase(address);
  try {
    return await listBackupContent(createLeadStore(database));
  } finally {
    await database.close();
  }
}

if (import.meta.main) await runProgram(runBackup);
