import { CliError } from "#platform/cli/cli-error.ts";
import { resolveIdPrefix, shownIdLength } from "#platform/cli/id-prefix.ts";
import { runCommand, type CliEnvironment } from "#platform/cli/run-command.ts";
import { formatLocalTime, formatTable } from "#platform/cli/terminal.ts";
import { readCommand, usage, type Command, type SelectionArguments } from "./cli-arguments.ts";
import type { ListedNotification } from "./notification.ts";
import type { Outbox, NotificationSelection } from "./outbox.ts";

interface Data {
  readonly outbox: Outbox;
  readonly listIdsByPrefix: (prefix: string) => Promise<readonly string[]>;
}

interface OutboxCliDependencies {
  /** Opens the data of the server for as long as the work takes. */
  readonly withData: (work: (data: Data) => Promise<void>) => Promise<void>;
}

/** Runs one command and answers with its exit code: 0 done, 1 not done, 2 not understood. */
export function runOutboxCli(
  args: readonly string[],
  environment: CliEnvironment,
  { withData }: OutboxCliDependencies,
): Promise<number> {
  return runCommand(args, environment, {
    usage,
    parse: readCommand,
    run: (command) => withData((data) => run(command, data, environment)),
  });
}

async function run(command: Command, data: Data, environment: CliEnvironment): Promise<void> {
  if (command.name === "list") return list(await data.outbox.list(), command.json, environment);
  const selection = await toSelection(command.selection, data);
  const count =
    command.name === "retry"
      ? await data.outbox.retry(selection, new Date())
      : await data.outbox.drop(selection);
  if (count === 0 && typeof command.selection === "object")
    throw new CliError("nothing of it waits that is not being delivered right now");
  if (command.json)
    return environment.write(
      `${JSON.stringify({ [command.name === "retry" ? "retried" : "dropped"]: count })}\n`,
    );
  environment.write(
    command.name === "retry" ? `${count} to be delivered now.\n` : `${count} thrown away.\n`,
  );
}

function list(
  notifications: readonly ListedNotification[],
  json: boolean,
  { write, width }: CliEnvironment,
): void {
  if (json) return write(`${JSON.stringify(notifications, null, 2)}\n`);
  if (notifications.length === 0) return write("Everything has been delivered.\n");
  const rows = notifications.map(({ leadId, kind, createdAt, attempts, dueAt, lastError }) => [
    leadId.slice(0, shownIdLength),
    kind,
    formatLocalTime(createdAt),
    String(attempts),
    dueAt === undefined ? "given up" : formatLocalTime(dueAt),
    lastError ?? "",
  ]);
  write(formatTable(["ID", "KIND", "SINCE", "TRIES", "NEXT TRY", "WHY"], rows, width));
}

async function toSelection(
  selectionArguments: SelectionArguments,
  { listIdsByPrefix }: Data,
): Promise<NotificationSelection> {
  if (selectionArguments === "all") return {};
  if (selectionArguments === "dead") return { deadOnly: true };
  const leadId = await resolveIdPrefix(selectionArguments.id, listIdsByPrefix);
  return { leadId, ...(selectionArguments.kind ? { kind: selectionArguments.kind } : {}) };
}
