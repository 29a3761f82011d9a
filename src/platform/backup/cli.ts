import { retention } from "#base/inventory/retention.ts";
import { resolve } from "node:path";
import { parseArguments, readWholeNumber } from "#platform/cli/parse-arguments.ts";
import { runCommand, type CliEnvironment } from "#platform/cli/run-command.ts";
import { createBackup, type BackupSource } from "./backup.ts";

const usage = `Copies everything that visitors have sent, while the server runs.

  npm run backup -- [--to FOLDER] [--keep N] [--json]

  --to    the folder of all backups, each in a folder named after its time; ./backups by default
  --keep  how many backups are kept, ${retention.backups} by default; the privacy policy names that number

To restore: stop the server, copy the content of the backup's folder into an empty DATA_DIR, start the server.
With PostgreSQL the folder holds ro2ya.dump instead, and pg_restore asks for the password:
  pg_restore --no-owner --dbname=postgres://USER@HOST/DATABASE ro2ya.dump
DATA_DIR, DATABASE_URL and ATTACHMENTS_URL name the data, as they do for the server.
Exit codes: 0 success, 1 failure or an attachment is missing, 2 wrong arguments.
`;

interface BackupCliDependencies {
  /** Is called only for valid arguments. @throws ConfigError, CliError */
  readonly openSource: () => Promise<BackupSource>;
}

/** Runs the backup command. @returns the exit code */
export function runBackupCli(
  args: readonly string[],
  environment: Pick<CliEnvironment, "write" | "warn">,
  { openSource }: BackupCliDependencies,
): Promise<number> {
  const { write, warn } = environment;
  return runCommand(args, environment, {
    usage,
    parse: readOptions,
    async run({ json, ...options }) {
      const report = await createBackup(await openSource(), options);
      write(
        json
          ? `${JSON.stringify(report, null, 2)}\n`
          : `${report.leads} leads and ${report.attachments} attachments copied to ${report.folder}\n`,
      );
      if (report.spoilt.length === 0) return;
      warn(
        `These attachments are missing or are not what was sent:\n${report.spoilt.join("\n")}\n`,
      );
      return 1;
    },
  });
}

/** @throws UsageError */
function readOptions(args: readonly string[]) {
  const { values } = parseArguments({
    args,
    options: {
      json: { type: "boolean", default: false },
      to: { type: "string", default: "backups" },
      keep: { type: "string", default: String(retention.backups) },
    },
  });
  if (values.help === true) return "help";
  return {
    json: values.json,
    to: resolve(values.to),
    keep: readWholeNumber("keep", values.keep, 5),
  };
}
