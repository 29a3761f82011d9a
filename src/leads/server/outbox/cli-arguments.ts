import { parseArguments } from "#platform/cli/parse-arguments.ts";
import { UsageError } from "#platform/cli/usage-error.ts";
import { notificationKinds, type NotificationKind } from "./notification.ts";

export const usage = `Shows what is still to be told to the agency and to visitors, and why it is not yet. It may run beside the server.

  npm run outbox                              everything that waits or was given up
  npm run outbox -- retry ID [KIND]           try it now, also what was given up
  npm run outbox -- retry --dead              all that was given up
  npm run outbox -- retry --all
  npm run outbox -- drop ID [KIND]            throw it away undelivered; the lead itself stays
  npm run outbox -- drop --dead

  ID      of the lead, as the list shows it, or any longer beginning of the whole id
  KIND    ${notificationKinds.join(", ")}; every kind where none is given
  --json  after every command: the answer as JSON

DATA_DIR and DATABASE_URL say where the data is, as they do for the server. A running server delivers what is due
within seconds. Exit codes: 0 done, 1 not done, 2 not understood.
`;

/** Whose notices are meant: one lead's, all that were given up, or all. */
export type SelectionArguments =
  { readonly id: string; readonly kind: NotificationKind | undefined } | "dead" | "all";

export type Command =
  | { readonly name: "list"; readonly json: boolean }
  | {
      readonly name: "retry" | "drop";
      readonly selection: SelectionArguments;
      readonly json: boolean;
    };

/** @throws UsageError */
export function readCommand(args: readonly string[]): Command | "help" {
  const { values, positionals } = parse(args);
  const [name = "list", id, kind, ...rest] = positionals;
  const { json = false, dead = false, all = false } = values;
  if (values.help === true || name === "help") return "help";
  if (name === "list") {
    if (id !== undefined || dead || all) throw new UsageError("list takes nothing but --json");
    return { name, json };
  }
  if (name !== "retry" && name !== "drop") throw new UsageError(`there is no command ${name}`);
  if (rest.length > 0) throw new UsageError(`${rest[0]} is one word too many`);
  if (name === "drop" && all) throw new UsageError("drop takes an ID or --dead, never --all");
  if ([id !== undefined, dead, all].filter(Boolean).length !== 1)
    throw new UsageError(
      `${name} needs either an ID or --dead${name === "retry" ? " or --all" : ""}`,
    );
  return {
    name,
    selection: id === undefined ? (dead ? "dead" : "all") : { id, kind: readKind(kind) },
    json,
  };
}

function parse(args: readonly string[]) {
  return parseArguments({
    args,
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      json: { type: "boolean" },
      dead: { type: "boolean" },
      all: { type: "boolean" },
    },
  });
}

function readKind(text: string | undefined): NotificationKind | undefined {
  if (text === undefined) return undefined;
  const kind = notificationKinds.find((one) => one === text);
  if (kind === undefined)
    throw new UsageError(`a KIND is ${notificationKinds.join(", ")}, not ${text}`);
  return kind;
}
