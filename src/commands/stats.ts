import { runProgram, type CliEnvironment } from "#platform/cli/run-command.ts";
import { runStatsCli } from "#site/page-counts/cli.ts";
import { createCountStore } from "#site/page-counts/count-store.ts";
import { withDatabase } from "./with-database.ts";

/** Runs `npm run stats`. @returns the exit code */
export function runStats(
  args: readonly string[],
  environment: CliEnvironment,
  now: Date = new Date(),
): Promise<number> {
  return runStatsCli(args, environment, {
    withData: (work) =>
      withDatabase(environment.env, (database) => work({ store: createCountStore(database), now })),
  });
}

if (import.meta.main) await runProgram(runStats);
