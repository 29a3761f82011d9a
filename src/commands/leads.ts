import { join } from "node:path";
import { createAttachments } from "#leads/server/attachments/attachments.ts";
import { runLeadsCli } from "#leads/server/cli/cli.ts";
import { createLeadStore } from "#leads/server/store/lead-store.ts";
import { runProgram, type CliEnvironment } from "#platform/cli/run-command.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { withDatabase } from "./with-database.ts";

/** Runs `npm run leads`. @returns the exit code */
export function runLeads(args: readonly string[], environment: CliEnvironment): Promise<number> {
  return runLeadsCli(args, environment, {
    withData: (work) =>
      withDatabase(environment.env, async (database, { dataDir, bucket, retentionMonths }) =>
        work({
          store: createLeadStore(database),
          attachments: createAttachments(await openStorage(join(dataDir, "attachments"), bucket)),
          retentionMonths,
        }),
      ),
  });
}

if (import.meta.main) await runProgram(runLeads);
