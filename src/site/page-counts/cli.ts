import { parseArguments } from "#platform/cli/parse-arguments.ts";
import {
  runDataCommand,
  type CliEnvironment,
  type DataDependencies,
} from "#platform/cli/run-command.ts";
import { UsageError } from "#platform/cli/usage-error.ts";
import type { CountStore } from "./count-store.ts";
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
  readonly days: number;
  readonly csv: boolean;
}

interface Data {
  readonly store: CountStore;
  readonly now: Date;
}

/**
 * Runs the command.
 * @returns its exit code: 0 for success, 1 for a failure, 2 for wrong arguments
 */
export function runStatsCli(
  args: readonly string[],
  environment: CliEnvironment,
  dependencies: DataDependencies<Data>,
): Promise<number> {
  return runDataCommand(args, environment, dependencies, {
    usage,
    parse: readArguments,
    run: show,
  });
}

/** @throws UsageError */
function readArguments(args: readonly string[]): StatsArguments | "help" {
  const { values } = parseArguments({
    args,
    options: {
      days: { type: "string" },
      csv: { type: "boolean" },
    },
  });
  const days = values.days ?? "30";
  if (!/^[1-9]\d{0,3}$/.test(days))
    throw new UsageError("--days takes a whole number from 1 to 9999");
  return values.help === true ? "help" : { days: Number(days), csv: values.csv === true };
}

async function show(
  { days, csv }: StatsArguments,
  { store, now }: Data,
  { write, width }: CliEnvironment,
): Promise<void> {
  const first = new Date(now.getTime() - (days - 1) * dayMs).toISOString().slice(0, 10);
  const counts = await store.listSince(first);
  if (csv) return write(formatCsv(counts));
  const span = days === 1 ? first : `${first} to ${now.toISOString().slice(0, 10)}`;
  write(
    counts.length === 0
      ? `${span}: nobody was counted.\n`
      : `${span}\n\n${formatSummary(counts, width)}`,
  );
}
