import { parseArgs } from "node:util";
import type { LeadKind } from "./lead.ts";

export const usage = `Reads what visitors have sent. It may run beside the server.

  npm run leads -- list [--kind KIND] [--limit N]     the newest, 50 unless N is given
  npm run leads -- show ID                            everything that one of them says
  npm run leads -- export --csv [--kind KIND] [--out FILE]
  npm run leads -- export --json [--kind KIND] [--out FILE]
  npm run leads -- attachment ID --out FILE           a copy of the file that came with it
  npm run leads -- delete ID                          for good, with its file

  KIND  contact or service-request
  ID    as the list shows it, or any longer beginning of the whole id
  --json  after every command: the answer as JSON

DATA_DIR and DATABASE_URL say where the data is, as they do for the server. A file is never written over.
In CSV one leading apostrophe before a text is no part of it: it keeps a spreadsheet from taking the text for a formula or a number.
Exit codes: 0 done, 1 not done, 2 not understood.
`;

export type Command =
  | { readonly name: "help" }
  | { readonly name: "list"; readonly kind: LeadKind | undefined; readonly limit: number; readonly json: boolean }
  | { readonly name: "show"; readonly id: string; readonly json: boolean }
  | { readonly name: "delete"; readonly id: string; readonly json: boolean }
  | { readonly name: "attachment"; readonly id: string; readonly out: string; readonly json: boolean }
  | { readonly name: "export"; readonly format: "csv" | "json"; readonly kind: LeadKind | undefined; readonly out: string | undefined };

/** Words on the command line that make no command. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** @throws UsageError */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, id, ...rest] = positionals;
  const json = values.json === true;
  if (values.help === true || name === undefined || name === "help") return { name: "help" };
  if (rest.length > 0) throw new UsageError(`${rest[0]} is one word too many`);
  if ((name === "list" || name === "export") && id !== undefined) throw new UsageError(`${name} takes no ${id}`);

  if (name === "list") return { name, kind: readKind(values.kind), limit: readLimit(values.limit), json };
  if (name === "export") {
    if (json === (values.csv === true)) throw new UsageError("export needs --csv or --json");
    return { name, format: json ? "json" : "csv", kind: readKind(values.kind), out: values.out };
  }
  if (name !== "show" && name !== "delete" && name !== "attachment") throw new UsageError(`there is no command ${name}`);
  if (id === undefined) throw new UsageError(`${name} needs an ID`);
  if (name !== "attachment") return { name, id, json };
  if (values.out === undefined) throw new UsageError("attachment needs --out FILE");
  return { name, id, out: values.out, json };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        json: { type: "boolean" },
        csv: { type: "boolean" },
        kind: { type: "string" },
        limit: { type: "string" },
        out: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

function readKind(text: string | undefined): LeadKind | undefined {
  if (text === undefined || text === "contact" || text === "service-request") return text;
  throw new UsageError(`--kind is contact or service-request, not ${text}`);
}

function readLimit(text = "50"): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError(`--limit is a whole number, not ${text}`);
  return Number(text);
}
