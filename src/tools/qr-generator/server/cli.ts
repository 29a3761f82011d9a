import { CliError } from "#platform/cli/cli-error.ts";
import { parseArguments, readWholeNumber } from "#platform/cli/parse-arguments.ts";
import {
  runDataCommand,
  type CliEnvironment,
  type DataDependencies,
} from "#platform/cli/run-command.ts";
import { formatLocalTime, formatTable, toPrintable } from "#platform/cli/terminal.ts";
import { UsageError } from "#platform/cli/usage-error.ts";
import { parseId } from "../engine/link-key.ts";
import { isWarned } from "./link-warning.ts";
import type { LinkFilter, LinkStore, ReportedLink } from "./link-store.ts";

const usage = `Shows the codes with a short address that were reported, and warns whoever opens them.
It may run beside the server.

  npm run qr                          the codes that were reported or are warned about
  npm run qr -- list --all            every code, the newest first
  npm run qr -- list --limit 50 --json
  npm run qr -- block ID              visitors see a page that names the target before they go on, without an end
  npm run qr -- unblock ID            ends the warning; reports of the same target are stored and do not warn again

Reports alone warn for 14 days after the last one. What the owner of a code has answered is below
the list until you block or unblock it.

ID is the last part of the short address, or the whole address.
DATA_DIR and DATABASE_URL say where the data is. Exit codes: 0 done, 1 not done, 2 not understood.
`;

type Command =
  | {
      readonly name: "list";
      readonly filter: LinkFilter;
      readonly limit: number;
      readonly json: boolean;
    }
  | { readonly name: "block" | "unblock"; readonly id: string };

interface Data {
  readonly store: LinkStore;
  readonly now: Date;
}

/**
 * Runs the command.
 * @returns its exit code: 0 for success, 1 for a failure, 2 for wrong arguments
 */
export function runLinksCli(
  args: readonly string[],
  environment: CliEnvironment,
  dependencies: DataDependencies<Data>,
): Promise<number> {
  return runDataCommand(args, environment, dependencies, { usage, parse: readCommand, run });
}

/** @throws UsageError */
function readCommand(args: readonly string[]): Command | "help" {
  const { values, positionals } = parseArguments({
    args,
    allowPositionals: true,
    options: {
      all: { type: "boolean" },
      json: { type: "boolean" },
      limit: { type: "string" },
    },
  });
  if (values.help === true) return "help";
  const [name = "list", id, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`too many words: ${rest.join(" ")}`);
  if (name === "list" && id === undefined)
    return {
      name,
      filter: values.all === true ? "all" : "reported",
      limit: readWholeNumber("limit", values.limit ?? "100", 6),
      json: values.json === true,
    };
  if (name !== "block" && name !== "unblock") throw new UsageError(`unknown command: ${name}`);
  return { name, id: readId(id) };
}

/** @throws UsageError */
function readId(text: string | undefined): string {
  const id = parseId(text?.split("/q/").at(-1) ?? "");
  if (id === undefined) throw new UsageError("give the ID of a code, as in /q/ID");
  return id;
}

async function run(
  command: Command,
  { store, now }: Data,
  { write, width }: CliEnvironment,
): Promise<void> {
  if (command.name === "list") {
    const links = await store.list(command.filter, command.limit);
    if (command.json) return write(toJson(links));
    return write(formatLinks(links, { filter: command.filter, width, now }));
  }
  const link = await store.find(command.id);
  if (link === undefined || link.state === "deleted")
    throw new CliError(`there is no code ${command.id}`);
  if (command.name === "block") await store.warn(link.id, now);
  else await store.clear(link.id);
  const verb = command.name === "block" ? "is warned about" : "leads on without a warning";
  write(`${link.id} ${verb}: ${link.target}\n`);
}

interface ListOptions {
  readonly filter: LinkFilter;
  readonly width: number;
  readonly now: Date;
}

function formatLinks(links: readonly ReportedLink[], { filter, width, now }: ListOptions): string {
  if (links.length === 0)
    return filter === "all" ? "There are no codes yet.\n" : "No code was reported.\n";
  const table = formatTable(
    ["ID", "MADE", "STATE", "REPORTS", "SCANS", "TARGET"],
    links.map((link) => [
      link.id,
      formatLocalTime(link.createdAt),
      describeState(link, now),
      String(link.reports),
      String(link.scans),
      link.target,
    ]),
    width,
  );
  return table + links.map(formatAnswer).join("");
}

function describeState(link: ReportedLink, now: Date): string {
  if (!isWarned(link, now)) return link.state;
  const end = link.warnedUntil === undefined ? "" : ` until ${formatLocalTime(link.warnedUntil)}`;
  return `${link.state}, warned${end}`;
}

function formatAnswer({ id, answer, answeredAt }: ReportedLink): string {
  if (answer === undefined || answeredAt === undefined) return "";
  return `\nThe owner of ${id} has answered on ${formatLocalTime(answeredAt)}:\n  ${toPrintable(answer)}\n`;
}

/** Leaves out the hash of the secret, which is for the server alone. */
function toJson(links: readonly ReportedLink[]): string {
  const shown = links.map((link) => ({ ...link, secretHash: undefined }));
  return `${JSON.stringify(shown, null, 2)}\n`;
}
