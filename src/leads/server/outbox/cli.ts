import { CliError } from "#platform/cli/cli-error.ts";
import { resolveIdPrefix, shownIdLength } from "#platform/cli/id-prefix.ts";
import {
  runDataCommand,
  type CliEnvironment,
  type DataDependencies,
} from "#platform/cli/run-command.ts";
import { formatLocalTime, formatTable } from "#platform/cli/terminal.ts";
import { readCommand, usage, type Command, type SelectionArguments } from "./cli-arguments.ts";
import type { ListedNotification } from "./notification.ts";
import type { Outbox, NotificationSelection } from "./outbox.ts";

interface Data {
  readonly outbox: Outbox;
  readonly listMatchingIds: (typed: string) => Promise<readonly string[]>;
}

/** Runs one command. @returns the exit code */
export function runOutboxCli(
  args: readonly string[],
  environment: CliEnvironment,
  dependencies: DataDependencies<Data>,
): Promise<number> {
  return runDataCommand(args, environment, dependencies, { usage, parse: readCommand, run });
}

async function run(command: Command, data: Data, environment: CliEnvironment): Promise<void> {
  if (command.name === "list") return list(await data.outbox.list(), command.json, environment);
  const selection = await toSelection(command.selection, data);
  const count =
    command.name === "retry"
      ? await data.outbox.retry(selection, new Date())
      : await data.outbox.drop(selection);
  if (count === 0 && typeof command.selection === "object")
    throw new CliError("the lead has no notification that could be changed now");
  if (command.json)
    return environment.write(
      `${JSON.stringify({ [command.name === "retry" ? "retried" : "dropped"]: count })}\n`,
    );
  environment.write(command.name === "retry" ? `${count} due now.\n` : `${count} dropped.\n`);
}

function list(
  notifications: readonly ListedNotification[],
  json: boolean,
  { write, width }: CliEnvironment,
): void {
  if (json) return write(`${JSON.stringify(notifications, null, 2)}\n`);
  if (notifications.length === 0) return write("All notifications have been delivered.\n");
  const rows = notifications.map(({ leadId, kind, createdAt, attempts, dueAt, lastError }) => [
    leadId.slice(0, shownIdLength),
    kind,
    formatLocalTime(createdAt),
    String(attempts),
    dueAt === undefined ? "given up" : formatLocalTime(dueAt),
    lastError ?? "",
  ]);
  write(formatTable(["ID", "KIND", "SINCE", "ATTEMPTS", "NEXT ATTEMPT", "REASON"], rows, width));
}

async function toSelection(
  selectionArguments: SelectionArguments,
  { listMatchingIds }: Data,
): Promise<NotificationSelection> {
  if (selectionArguments === "all") return {};
  if (selectionArguments === "dead") return { deadOnly: true };
  const leadId = await resolveIdPrefix(selectionArguments.id, listMatchingIds);
  return { leadId, ...(selectionArguments.kind ? { kind: selectionArguments.kind } : {}) };
}
