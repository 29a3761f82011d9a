import { parseArguments, readWholeNumber } from "#platform/cli/parse-arguments.ts";
import { UsageError } from "#platform/cli/usage-error.ts";
import { leadStates, type LeadKind, type LeadState } from "../store/lead.ts";
import { isDay } from "../../engine/day.ts";
import type { LeadFilter } from "../store/store.ts";

export const usage = `Reads what visitors have sent. It can run while the server runs.

  npm run leads -- list [FILTERS] [--limit N]      the newest leads, 50 by default
  npm run leads -- show ID                         all fields of one lead
  npm run leads -- mark ID new|handled|spam        sets the state of a lead
  npm run leads -- export --csv [FILTERS] [--out FILE]
  npm run leads -- export --json [FILTERS] [--out FILE]
  npm run leads -- attachment ID --out FILE        copies the attached file
  npm run leads -- delete ID                       deletes a lead for good, with its file and its notifications
  npm run leads -- purge [--months N] [--dry-run]  deletes older leads, LEADS_RETENTION_MONTHS (24) by default

  FILTERS
    --kind contact|service-request
    --state new|handled|spam
    --search TEXT     in name, e-mail, phone, text or the file's name, or the reference
    --since DAY       YYYY-MM-DD, from its start in the time zone of this machine
  ID      as the list shows it, or any longer beginning of the whole id, or the reference that
          the visitor has, as 4821 0937
  --json  with every command: prints the result as JSON

DATA_DIR, DATABASE_URL and ATTACHMENTS_URL name the data, as they do for the server. Existing files are never overwritten.
In CSV, one leading apostrophe is not part of a text: it keeps a spreadsheet from reading the text as a formula or a number.
Exit codes: 0 success, 1 failure, 2 wrong arguments.
`;

export type Command =
  | {
      readonly name: "list";
      readonly filter: LeadFilter;
      readonly limit: number;
      readonly json: boolean;
    }
  | { readonly name: "show"; readonly id: string; readonly json: boolean }
  | {
      readonly name: "mark";
      readonly id: string;
      readonly state: LeadState;
      readonly json: boolean;
    }
  | { readonly name: "delete"; readonly id: string; readonly json: boolean }
  | {
      readonly name: "attachment";
      readonly id: string;
      readonly out: string;
      readonly json: boolean;
    }
  | {
      readonly name: "purge";
      readonly months: number | undefined;
      readonly isDryRun: boolean;
      readonly json: boolean;
    }
  | {
      readonly name: "export";
      readonly format: "csv" | "json";
      readonly filter: LeadFilter;
      readonly out: string | undefined;
    };

/** The most digits of a number of leads or months. */
const maxDigits = 7;

/** Which options a command has, besides --json and --help. */
const filters = ["kind", "state", "search", "since"] as const;
const optionsByCommand: Readonly<Record<Command["name"], readonly string[]>> = {
  list: [...filters, "limit"],
  show: [],
  mark: [],
  delete: [],
  attachment: ["out"],
  purge: ["months", "dry-run"],
  export: [...filters, "csv", "out"],
};

/** Parses the arguments of `npm run leads`. @throws UsageError where they are wrong */
export function readCommand(args: readonly string[]): Command | "help" {
  const { values, positionals } = parse(args);
  const [name, id, ...rest] = joinReference(positionals);
  const json = values.json === true;
  if (values.help === true || name === undefined || name === "help") return "help";
  if (!isCommand(name)) throw new UsageError(`there is no command ${name}`);
  const unknownOption = Object.keys(values).find(
    (option) => option !== "json" && !optionsByCommand[name].includes(option),
  );
  if (unknownOption !== undefined) throw new UsageError(`${name} has no --${unknownOption}`);

  if (name === "list" || name === "export" || name === "purge") {
    if (id !== undefined) throw new UsageError(`${name} does not accept ${id}`);
    if (name === "purge")
      return {
        name,
        months:
          values.months === undefined
            ? undefined
            : readWholeNumber("months", values.months, maxDigits),
        isDryRun: values["dry-run"] === true,
        json,
      };
    if (name === "list")
      return {
        name,
        filter: readFilter(values),
        limit: readWholeNumber("limit", values.limit ?? "50", maxDigits),
        json,
      };
    if (json === (values.csv === true)) throw new UsageError("export needs --csv or --json");
    return { name, format: json ? "json" : "csv", filter: readFilter(values), out: values.out };
  }

  if (id === undefined) throw new UsageError(`${name} needs an ID`);
  const extraArgument = name === "mark" ? rest[1] : rest[0];
  if (extraArgument !== undefined)
    throw new UsageError(`${extraArgument} is one argument too many`);
  if (name === "mark")
    return { name, id, state: readChoice("mark ID", leadStates, rest[0] ?? "nothing"), json };
  if (name !== "attachment") return { name, id, json };
  if (values.out === undefined) throw new UsageError("attachment needs --out FILE");
  return { name, id, out: values.out, json };
}

/** A reference that is typed with its space arrives as two arguments. */
function joinReference(positionals: readonly string[]): readonly string[] {
  const [name = "", first = "", second = "", ...rest] = positionals;
  return /^\d{4}$/.test(first) && /^\d{4}$/.test(second)
    ? [name, `${first} ${second}`, ...rest]
    : positionals;
}

function isCommand(name: string): name is Command["name"] {
  return Object.hasOwn(optionsByCommand, name);
}

function parse(args: readonly string[]) {
  return parseArguments({
    args,
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      csv: { type: "boolean" },
      "dry-run": { type: "boolean" },
      kind: { type: "string" },
      state: { type: "string" },
      search: { type: "string" },
      since: { type: "string" },
      limit: { type: "string" },
      months: { type: "string" },
      out: { type: "string" },
    },
  });
}

const kinds: readonly LeadKind[] = ["contact", "service-request"];

function readFilter({
  kind,
  state,
  search,
  since,
}: ReturnType<typeof parse>["values"]): LeadFilter {
  return {
    kind: kind === undefined ? undefined : readChoice("--kind", kinds, kind),
    state: state === undefined ? undefined : readChoice("--state", leadStates, state),
    search,
    since: since === undefined ? undefined : readDay(since),
  };
}

function readChoice<Word extends string>(
  what: string,
  words: readonly Word[],
  value: string,
): Word {
  const word = words.find((known) => known === value);
  if (word === undefined)
    throw new UsageError(
      `${what} must be ${words.slice(0, -1).join(", ")} or ${words.at(-1)}, not ${value}`,
    );
  return word;
}

/** Parses the start of a day in the time zone of this machine. */
function readDay(text: string): Date {
  const day = new Date(`${text}T00:00:00`);
  if (!isDay(text) || Number.isNaN(day.getTime()))
    throw new UsageError(`--since must be a day as 2026-11-21, not ${text}`);
  return day;
}
