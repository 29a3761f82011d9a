import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "#config.ts";
import { openAttachments } from "#leads/server/attachments/open-attachments.ts";
import { createBackup } from "./backup.ts";

const usage = `Copies everything that visitors have sent, beside the running server.

  npm run backup -- [--to FOLDER] [--keep N] [--json]

  --to    where the backups are, each in a folder named after its moment; ./backups unless given
  --keep  how many of them are kept, 14 unless given

To restore: stop the server, copy what is in the backup's folder into an empty DATA_DIR, start the server.
With PostgreSQL the folder holds ro2ya.dump instead, and pg_restore asks for the password:
  pg_restore --no-owner --dbname=postgres://USER@HOST/DATABASE ro2ya.dump
DATA_DIR, DATABASE_URL and ATTACHMENTS_URL say where the data is, as they do for the server.
Exit codes: 0 done, 1 not done or an attachment is missing, 2 not understood.
`;

/** What the program touches of the world. */
export interface BackupEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  readonly warn: (text: string) => void;
  readonly now: () => Date;
}

/** Runs the program and answers with its exit code. */
export async function runBackup(
  args: readonly string[],
  { env, write, warn, now }: BackupEnvironment,
): Promise<number> {
  const options = readOptions(args);
  if (typeof options === "string") {
    (options === "" ? write : warn)(options === "" ? usage : `${options}\n\n${usage}`);
    return options === "" ? 0 : 2;
  }
  try {
    const config = readConfig(env);
    const { database } = config;
    if (database.kind === "sqlite" && !existsSync(database.file))
      throw new ConfigError(`there is no database at ${database.file}: set DATA_DIR`);
    const report = await createBackup({
      database,
      attachments: await openAttachments(config),
      to: options.to,
      keep: options.keep,
      now: now(),
    });
    write(
      options.json
        ? `${JSON.stringify(report, null, 2)}\n`
        : `${report.leads} leads and ${report.attachments} attachments copied to ${report.folder}\n`,
    );
    if (report.spoilt.length === 0) return 0;
    warn(`These attachments are missing or are not what was sent:\n${report.spoilt.join("\n")}\n`);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    warn(`${error.message}\n`);
  }
  return 1;
}

/** The options; a text where there are none: what was wrong, empty where help was asked for. */
function readOptions(
  args: readonly string[],
): { readonly to: string; readonly keep: number; readonly json: boolean } | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: "boolean", short: "h" },
        json: { type: "boolean" },
        to: { type: "string", default: "backups" },
        keep: { type: "string", default: "14" },
      },
    });
    if (values.help === true) return "";
    return /^[1-9]\d{0,4}$/.test(values.keep)
      ? { to: resolve(values.to), keep: Number(values.keep), json: values.json === true }
      : `--keep is a whole number, not ${values.keep}`;
  } catch (error) {
    return (error as Error).message;
  }
}

if (import.meta.main) {
  process.exitCode = await runBackup(process.argv.slice(2), {
    env: process.env,
    write: (text) => void process.stdout.write(text),
    warn: (text) => void process.stderr.write(text),
    now: () => new Date(),
  });
}
