import { parseArguments, readWholeNumber } from "#platform/cli/parse-arguments.ts";
import { CliError } from "#platform/cli/cli-error.ts";
import { runCommand, type CliEnvironment } from "#platform/cli/run-command.ts";
import { formatTable } from "#platform/cli/terminal.ts";
import { UsageError } from "#platform/cli/usage-error.ts";
import { evaluateSnapshot, type Errors, type Evaluation } from "./evaluate.ts";
import { refreshPageViews, type RefreshDependencies } from "./refresh.ts";
import { readSnapshot, writeSnapshot, type Snapshot } from "./snapshot.ts";

const usage = `Takes a snapshot of Wikimedia's page views (CC0) of the articles about the goods and services
that keyword research knows, from which it shows seasons. Restart the server after a refresh.

  npm run page-views                        what the snapshot contains
  npm run page-views -- refresh             fetches it anew: one request a second, about an hour
  npm run page-views -- refresh --months 48 --limit 200
  npm run page-views -- evaluate            foretells its last year from those before: how much better
                                            than a flat year the seasons are
  npm run page-views -- evaluate --json

The snapshot is page-views.json in DATA_DIR. KEYWORD_CONTACT goes with every request. Exit codes:
0 done, 1 not done (an earlier snapshot stays as it is), 2 not understood.
`;

const defaultMonths = 36;
const maxMonths = 120;

type Command =
  | { readonly name: "show" }
  | { readonly name: "refresh"; readonly months: number; readonly limit: number | undefined }
  | { readonly name: "evaluate"; readonly json: boolean };

interface PageViewDependencies {
  readonly file: string;
  /** Opens what a refresh depends on. */
  readonly openRefresh: () => Omit<RefreshDependencies, "report">;
}

/**
 * Runs the command.
 * @returns its exit code: 0 for success, 1 for a failure, 2 for wrong arguments
 */
export function runPageViewsCli(
  args: readonly string[],
  environment: CliEnvironment,
  dependencies: (env: CliEnvironment["env"]) => PageViewDependencies,
): Promise<number> {
  return runCommand(args, environment, {
    usage,
    parse: readCommand,
    run: (command) => run(command, dependencies(environment.env), environment),
  });
}

/** @throws UsageError */
function readCommand(args: readonly string[]): Command | "help" {
  const { values, positionals } = parseArguments({
    args,
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      months: { type: "string" },
      limit: { type: "string" },
    },
  });
  if (values.help === true) return "help";
  const [name = "show", ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`too many words: ${rest.join(" ")}`);
  if (name === "show") return { name };
  if (name === "evaluate") return { name, json: values.json === true };
  if (name !== "refresh") throw new UsageError(`unknown command: ${name}`);
  const months = readWholeNumber("months", values.months ?? String(defaultMonths), 3);
  if (months < 1 || months > maxMonths) throw new UsageError(`--months is from 1 to ${maxMonths}`);
  const limit = values.limit === undefined ? undefined : readWholeNumber("limit", values.limit, 6);
  return { name, months, limit };
}

async function run(
  command: Command,
  { file, openRefresh }: PageViewDependencies,
  { write }: CliEnvironment,
): Promise<void> {
  if (command.name === "refresh") {
    const report = (line: string) => write(`${line}\n`);
    const snapshot = await refreshPageViews({ ...openRefresh(), report }, command);
    await writeSnapshot(file, snapshot);
    return write(`${describe(snapshot)}Restart the server to use it.\n`);
  }
  const snapshot = await readSnapshot(file);
  if (snapshot === undefined)
    throw new CliError(`there is no snapshot yet: npm run page-views -- refresh`);
  if (command.name === "show") return write(describe(snapshot));
  const evaluations = evaluateSnapshot(snapshot);
  write(command.json ? `${JSON.stringify(evaluations, null, 2)}\n` : format(snapshot, evaluations));
}

function describe({ takenOn, licence, months, articles }: Snapshot): string {
  return `Page views from ${months[0]} to ${months.at(-1)}, taken on ${takenOn} (${licence}): ${articles.ar.length} Arabic articles, ${articles.en.length} English ones\n`;
}

function format(snapshot: Snapshot, evaluations: readonly Evaluation[]): string {
  const rows = evaluations.flatMap(({ language, articles, learnt, errors, errorsOfLearnt }) => [
    toRow(`${language}, all articles`, articles, errors),
    toRow(`${language}, with a season`, learnt, errorsOfLearnt),
  ]);
  const headers = ["ERROR OF A MONTH", "ARTICLES", "FLAT YEAR", "COMMON SEASON", "OWN SEASON"];
  const shown = evaluations.map(({ language, shown: count }) => `${language} ${count}`).join(", ");
  return `${describe(snapshot)}The last 12 months foretold from those before, as a factor: 1.20 is a fifth off.
${formatTable(headers, rows, 100)}Seasons that visitors are shown: ${shown}\n`;
}

function toRow(name: string, articles: number, errors: Errors | undefined): readonly string[] {
  const show = (error: number | undefined) => error?.toFixed(3) ?? "-";
  return [name, String(articles), show(errors?.flat), show(errors?.common), show(errors?.own)];
}
