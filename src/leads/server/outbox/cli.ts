import { existsSync } from "node:fs";
import { AppError } from "#base/app-error.ts";
import { ConfigError, readConfig } from "#config.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { UsageError } from "../cli-arguments.ts";
import { CliError, type CliEnvironment } from "../cli.ts";
import { createLeadStore } from "../lead-store.ts";
import { formatLocalTime, formatTable } from "#platform/cli/terminal.ts";
import { readCommand, usage, type Command, type SelectionArguments } from "./cli-arguments.ts";
import { createOutbox } from "./database-outbox.ts";
import type { ListedNotification } from "./notification.ts";
import type { Outbox, NotificationSelection } from "./outbox.ts";

interface Data {
  readonly outbox: Outbox;
  readonly listIdsByPrefix: (prefix: string) => Promise<readonly string[]>;
}

const shownIdLength = 8;

/** Runs one command and answers with its exit code: 0 done, 1 not done, 2 not understood. */
export async function runOutboxCli(
  args: readonly string[],
  environment: CliEnvironment,
): Promise<number> {
  try {
    const command = readCommand(args);
    if (command.name === "help") environment.write(usage);
    else await withData(environment, (data) => run(command, data, environment));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      environment.warn(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (!(error instanceof CliError || error instanceof ConfigError || error instanceof AppError))
      throw error;
    environment.warn(`${error.message}\n`);
    return 1;
  }
}

async function withData(
  environment: CliEnvironment,
  work: (data: Data) => Promise<void>,
): Promise<void> {
  const { database: address } = readConfig(environment.env);
  if (address.kind === "sqlite" && !existsSync(address.file))
    throw new CliError(
      `there is no database at ${address.file}: start the server once, or set DATA_DIR`,
    );
  const database = await openDatabase(address);
  try {
    await work({
      outbox: createOutbox(database),
      listIdsByPrefix: createLeadStore(database).listIdsByPrefix,
    });
  } finally {
    await database.close();
  }
}

async function run(
  command: Exclude<Command, { name: "help" }>,
  data: Data,
  environment: CliEnvironment,
): Promise<void> {
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
  if (selectionArguments.id.length < shownIdLength)
    throw new UsageError(`an ID has at least ${shownIdLength} characters`);
  const [leadId, otherId] = await listIdsByPrefix(selectionArguments.id.toLowerCase());
  if (leadId === undefined) throw new CliError(`there is no ${selectionArguments.id}`);
  if (otherId !== undefined)
    throw new CliError(`more than one begins with ${selectionArguments.id}: give more of it`);
  return { leadId, ...(selectionArguments.kind ? { kind: selectionArguments.kind } : {}) };
}

if (import.meta.main) {
  process.stdout.on("error", () => process.exit(0)); // whoever reads us has read enough
  process.exitCode = await runOutboxCli(process.argv.slice(2), {
    env: process.env,
    write: (text) => void process.stdout.write(text),
    warn: (text) => void process.stderr.write(text),
    width: process.stdout.columns ?? 160,
  });
}
