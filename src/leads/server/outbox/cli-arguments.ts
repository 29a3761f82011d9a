import { parseArguments } from "#platform/cli/parse-arguments.ts";
import { UsageError } from "#platform/cli/usage-error.ts";
import { notificationKinds, type NotificationKind } from "./notification.ts";

export const usage = `Lists notifications that were not delivered yet, and why. It can run while the server runs.

  npm run outbox                              all notifications that wait or were given up
  npm run outbox -- retry ID [KIND]           retries now, also what was given up
  npm run outbox -- retry --dead              retries everything that was given up
  npm run outbox -- retry --all
  npm run outbox -- drop ID [KIND]            deletes notifications undelivered; the lead itself is kept
  npm run outbox -- drop --dead

  ID      of the lead, as the list shows it, or any longer beginning of the whole id
  KIND    ${notificationKinds.join(", ")}; every kind by default
  --json  with every command: prints the result as JSON

DATA_DIR and DATABASE_URL name the data, as they do for the server. A running server delivers due notifications
within seconds. Exit codes: 0 success, 1 failure, 2 wrong arguments.
`;

/** Which notifications are selected: those of one lead, all that were given up, or all. */
export type SelectionArguments =
  { readonly id: string; readonly kind: NotificationKind | undefined } | "dead" | "all";

export type Command =
  | { readonly name: "list"; readonly json: boolean }
  | {
      readonly name: "retry" | "drop";
      readonly selection: SelectionArguments;
      readonly json: boolean;
    };

/** Parses the arguments of `npm run outbox`. @throws UsageError where they are wrong */
export function readCommand(args: readonly string[]): Command | "help" {
  const { values, positionals } = parse(args);
  const [name = "list", id, kind, ...rest] = positionals;
  const { json = false, dead = false, all = false } = values;
  if (values.help === true || name === "help") return "help";
  if (name === "list") {
    if (id !== undefined || dead || all) throw new UsageError("list accepts only --json");
    return { name, json };
  }
  if (name !== "retry" && name !== "drop") throw new UsageError(`there is no command ${name}`);
  if (rest.length > 0) throw new UsageError(`${rest[0]} is one argument too many`);
  if (name === "drop" && all) throw new UsageError("drop accepts an ID or --dead, not --all");
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
    throw new UsageError(`KIND must be ${notificationKinds.join(", ")}, not ${text}`);
  return kind;
}
