import { runProgram, type CliEnvironment } from "#platform/cli/run-command.ts";
import { runLinksCli } from "#tools/qr-generator/server/cli.ts";
import { createLinkStore } from "#tools/qr-generator/server/link-store.ts";
import { withDatabase } from "./with-database.ts";

/** Runs `npm run qr`. @returns the exit code */
export function runQr(
  args: readonly string[],
  environment: CliEnvironment,
  now: Date = new Date(),
): Promise<number> {
  return runLinksCli(args, environment, {
    withData: (work) =>
      withDatabase(environment.env, (database) => work({ store: createLinkStore(database), now })),
  });
}

if (import.meta.main) await runProgram(runQr);
