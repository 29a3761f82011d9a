import { existsSync } from "node:fs";
import { AppError } from "#base/app-error.ts";
import { ConfigError, readConfig } from "#config.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { UsageError } from "../cli-arguments.ts";
import { CliError, type CliWorld } from "../cli.ts";
import { leadStore } from "../lead-store.ts";
import { localMoment, table } from "#platform/cli/terminal.ts";
import { readCommand, usage, type Command, type Whose } from "./cli-arguments.ts";
import { outboxOf } from "./database-outbox.ts";
import type { ListedNotice } from "./notification.ts";
import type { Outbox, Which } from "./outbox.ts";

interface Data {
  readonly outbox: Outbox;
  readonly idsBeginningWith: (prefix: string) => Promise<readonly string[]>;
}

const shownIdLength = 8;

/** Runs one command and answers with its exit code: 0 done, 1 not done, 2 not understood. */
export async function runOutboxCli(args: readonly string[], world: CliWorld): Promise<number> {
  try {
    const command = readCommand(args);
    if (command.name === "help") world.write(usage);
    else await withData(world, (data) => run(command, data, world));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      world.warn(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (!(error instanceof CliError || error instanceof ConfigError || error instanceof AppError))
      throw error;
    world.warn(`${error.message}\n`);
    return 1;
  }
}

async function withData(world: CliWorld, work: (data: Data) => Promise<void>): Promise<void> {
  const { database: address } = readConfig(world.env);
  if (address.kind === "sqlite" && !existsSync(address.file))
    throw new CliError(
      `there is no database at ${address.file}: start the server once, or set DATA_DIR`,
    );
  const database = await openDatabase(address);
  try {
    await work({
      outbox: outboxOf(database),
      idsBeginningWith: leadStore(database).idsBeginningWith,
    });
  } finally {
    await database.close();
  }
}

async function run(
  command: Exclude<Command, { name: "help" }>,
  data: Data,
  world: CliWorld,
): Promise<void> {
  if (command.name === "list") return list(await data.outbox.list(), command.json, world);
  const which = await whichOf(command.whose, data);
  const count =
    command.name === "retry"
      ? await data.outbox.retry(which, new Date())
      : await data.outbox.drop(which);
  if (count === 0 && typeof command.whose === "object")
    throw new CliError("nothing of it waits that is not being delivered right now");
  if (command.json)
    return world.write(
      `${JSON.stringify({ [command.name === "retry" ? "retried" : "dropped"]: count })}\n`,
    );
  world.write(
    command.name === "retry" ? `${count} to be delivered now.\n` : `${count} thrown away.\n`,
  );
}

function list(notices: readonly ListedNotice[], json: boolean, { write, width }: CliWorld): void {
  if (json) return write(`${JSON.stringify(notices, null, 2)}\n`);
  if (notices.length === 0) return write("Everything has been delivered.\n");
  const rows = notices.map(({ leadId, kind, createdAt, attempts, dueAt, lastError }) => [
    leadId.slice(0, shownIdLength),
    kind,
    localMoment(createdAt),
    String(attempts),
    dueAt === undefined ? "given up" : localMoment(dueAt),
    lastError ?? "",
  ]);
  write(table(["ID", "KIND", "SINCE", "TRIES", "NEXT TRY", "WHY"], rows, width));
}

async function whichOf(whose: Whose, { idsBeginningWith }: Data): Promise<Which> {
  if (whose === "all") return {};
  if (whose === "dead") return { deadOnly: true };
  if (whose.id.length < shownIdLength)
    throw new UsageError(`an ID has at least ${shownIdLength} characters`);
  const [leadId, another] = await idsBeginningWith(whose.id.toLowerCase());
  if (leadId === undefined) throw new CliError(`there is no ${whose.id}`);
  if (another !== undefined)
    throw new CliError(`more than one begins with ${whose.id}: give more of it`);
  return { leadId, ...(whose.kind ? { kind: whose.kind } : {}) };
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
