import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { AppError } from "#base/app-error.ts";
import { ConfigError, readConfig } from "#config.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { UsageError } from "#leads/server/cli-arguments.ts";
import { CliError, type CliEnvironment } from "#leads/server/cli.ts";
import { createCountStore, type PageCount } from "./count-store.ts";
import { formatCsv, formatSummary } from "./summary.ts";

const usage = `Shows how often the pages of the site were opened, by page, by where visitors came from and by day, in each language.
It may run beside the server, which writes what it counted every 15 seconds.

  npm run stats                       the last 30 days
  npm run stats -- --days 7
  npm run stats -- --csv > stats.csv  a row for each day, page, language and origin

Counted are pages that a person's browser opened. Machines that say what they are, visitors who ask not to be tracked,
pages read without a network, and pages that a browser fetched in advance are not. Who it was is never kept.
DATA_DIR and DATABASE_URL say where the data is. Exit codes: 0 done, 1 not done, 2 not understood.
`;

const dayMs = 24 * 3_600_000;

interface StatsArguments {
  readonly help: boolean;
  readonly days: number;
  readonly csv: boolean;
}

/** Runs the command and answers with its exit code: 0 done, 1 not done, 2 not understood. */
export async function runStatsCli(
  args: readonly string[],
  network: CliEnvironment,
  now: Date = new Date(),
): Promise<number> {
  try {
    const options = readArguments(args);
    if (options.help) network.write(usage);
    else await show(options, network, now);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      network.warn(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (!(error instanceof CliError || error instanceof ConfigError || error instanceof AppError))
      throw error;
    network.warn(`${error.message}\n`);
    return 1;
  }
}

function readArguments(args: readonly string[]): StatsArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: "boolean", short: "h" },
        days: { type: "string" },
        csv: { type: "boolean" },
      },
    });
    const days = values.days ?? "30";
    if (!/^[1-9]\d{0,3}$/.test(days)) throw new Error("--days takes a whole number from 1 to 9999");
    return { help: values.help === true, days: Number(days), csv: values.csv === true };
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

async function show(
  { days, csv }: StatsArguments,
  { env, write, width }: CliEnvironment,
  now: Date,
): Promise<void> {
  const first = new Date(now.getTime() - (days - 1) * dayMs).toISOString().slice(0, 10);
  const counts = await readCounts(env, first);
  if (csv) return write(formatCsv(counts));
  const span = days === 1 ? first : `${first} to ${now.toISOString().slice(0, 10)}`;
  write(
    counts.length === 0
      ? `${span}: nobody was counted.\n`
      : `${span}\n\n${formatSummary(counts, width)}`,
  );
}

async function readCounts(
  env: CliEnvironment["env"],
  first: string,
): Promise<readonly PageCount[]> {
  const { database: address } = readConfig(env);
  if (address.kind === "sqlite" && !existsSync(address.file))
    throw new CliError(
      `there is no database at ${address.file}: start the server once, or set DATA_DIR`,
    );
  const database = await openDatabase(address);
  try {
    return await createCountStore(database).since(first);
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  process.stdout.on("error", () => process.exit(0)); // the reader of the pipe has closed it
  process.exitCode = await runStatsCli(process.argv.slice(2), {
    env: process.env,
    write: (text) => void process.stdout.write(text),
    warn: (text) => void process.stderr.write(text),
    width: process.stdout.columns ?? 160,
  });
}
