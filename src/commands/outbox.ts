import { createLeadStore } from "#leads/server/store/lead-store.ts";
import { runOutboxCli } from "#leads/server/outbox/cli.ts";
import { createOutbox } from "#leads/server/outbox/database-outbox.ts";
import { runProgram, type CliEnvironment } from "#platform/cli/run-command.ts";
import { withDatabase } from "./with-database.ts";

/** Runs `npm run outbox`. @returns the exit code */
export function runOutbox(args: readonly string[], environment: CliEnvironment): Promise<number> {
  return runOutboxCli(args, environment, {
    withData: (work) =>
      withDatabase(environment.env, (database) =>
        work({
          outbox: createOutbox(database),
          listMatchingIds: createLeadStore(database).listMatchingIds,
        }),
      ),
  });
}

if (import.meta.main) await runProgram(runOutbox);
