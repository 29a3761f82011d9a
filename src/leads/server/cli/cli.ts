import { createHash } from "node:crypto";
import { open, writeFile } from "node:fs/promises";
import { CliError } from "#platform/cli/cli-error.ts";
import { resolveIdPrefix, shownIdLength } from "#platform/cli/id-prefix.ts";
import {
  runDataCommand,
  type CliEnvironment,
  type DataDependencies,
} from "#platform/cli/run-command.ts";
import type { Attachments } from "../attachments/attachments.ts";
import { readCommand, usage, type Command } from "./cli-arguments.ts";
import { csvHead, formatCsvRow } from "./leads-csv.ts";
import type { Lead, LeadState } from "../store/lead.ts";
import { subtractMonths, purgeLeads } from "../retention.ts";
import type { LeadStore } from "../store/store.ts";
import { formatLocalTime, toPrintable, formatTable } from "#platform/cli/terminal.ts";
import { toReference } from "../../engine/reference.ts";
import { withoutFileName } from "../attachments/without-file-name.ts";

/** The data that the commands use. */
interface Data {
  readonly store: LeadStore;
  readonly attachments: Attachments;
  readonly retentionMonths: number;
}

/** Runs one command. @returns the exit code */
export function runLeadsCli(
  args: readonly string[],
  environment: CliEnvironment,
  dependencies: DataDependencies<Data>,
): Promise<number> {
  return runDataCommand(args, environment, dependencies, { usage, parse: readCommand, run });
}

async function run(command: Command, data: Data, environment: CliEnvironment): Promise<void> {
  if (command.name === "list") return list(command, data, environment);
  if (command.name === "export") return exportAll(command, data, environment);
  if (command.name === "purge") return purge(command, data, environment);
  const lead = await resolveLead(command.id, data.store);
  if (command.name === "show") return show(lead, command.json, data, environment);
  if (command.name === "mark") return mark(lead, command.state, command.json, data, environment);
  if (command.name === "delete") return remove(lead, command.json, data, environment);
  return copyAttachment(lead, command.out, command.json, data, environment);
}

async function list(
  { filter, limit, json }: Command & { name: "list" },
  { store }: Data,
  { write, width }: CliEnvironment,
): Promise<void> {
  const leads = await store.list({ ...filter, limit });
  if (json) return write(toJson(leads.map(withoutFileName)));
  const rows = leads.map((lead) => [
    lead.id.slice(0, shownIdLength),
    toReference(lead.id),
    formatLocalTime(lead.receivedAt),
    lead.state,
    lead.kind,
    lead.name,
    lead.email,
    formatLead(lead),
  ]);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (rows.length === 0)
    return write(isFiltered ? "No lead matches.\n" : "There are no leads yet.\n");
  return write(
    formatTable(
      ["ID", "REFERENCE", "RECEIVED", "STATE", "KIND", "NAME", "E-MAIL", "TEXT"],
      rows,
      width,
    ),
  );
}

function show(lead: Lead, json: boolean, { attachments }: Data, { write }: CliEnvironment): void {
  const path =
    lead.kind === "service-request" && lead.attachment
      ? attachments.getLocation(lead.attachment.file)
      : undefined;
  if (json)
    return write(toJson({ ...withoutFileName(lead), ...(path ? { attachmentPath: path } : {}) }));
  const { attachment, ...facts } = { attachment: undefined, ...withoutFileName(lead) };
  const lines = Object.entries({ reference: toReference(lead.id), ...facts }).filter(
    ([key]) => key !== "message" && key !== "projectDescription",
  );
  for (const [key, value] of lines)
    write(
      `${key.padEnd(18)}${toPrintable(key.endsWith("At") ? formatLocalTime(String(value)) : String(value))}\n`,
    );
  if (attachment)
    write(
      `${"attachment".padEnd(18)}${toPrintable(attachment.name)} (${attachment.type}, ${attachment.sizeBytes} bytes)\n${" ".repeat(18)}${path}\n`,
    );
  write(`\n${toPrintable(formatLead(lead))}\n`);
}

async function exportAll(
  { format, filter, out }: Command & { name: "export" },
  { store }: Data,
  { write, warn }: CliEnvironment,
): Promise<void> {
  const file = out === undefined ? undefined : await createFile(out);
  let count = 0;
  try {
    const put = file
      ? (text: string) => file.appendFile(text)
      : async (text: string) => write(text);
    await put(format === "csv" ? csvHead : "[");
    for await (const lead of store.iterate(filter)) {
      await put(
        format === "csv"
          ? formatCsvRow(lead)
          : `${count === 0 ? "" : ","}\n${JSON.stringify(withoutFileName(lead))}`,
      );
      count++;
    }
    if (format === "json") await put("\n]\n");
    await file?.sync();
  } finally {
    await file?.close();
  }
  if (out !== undefined) warn(`${count} written to ${out}\n`);
}

async function copyAttachment(
  lead: Lead,
  out: string,
  json: boolean,
  { attachments }: Data,
  { write }: CliEnvironment,
): Promise<void> {
  if (lead.kind !== "service-request" || !lead.attachment)
    throw new CliError("the lead has no file");
  const { file, name, type, sizeBytes, sha256 } = lead.attachment;
  const path = attachments.getLocation(file);
  const content = await attachments.read(file).catch((cause: unknown) => {
    throw new CliError(`the file cannot be read: ${path}`, { cause });
  });
  if (createHash("sha256").update(content).digest("hex") !== sha256)
    throw new CliError(`the file has changed since it was sent: ${path}`);
  const target = await createFile(out);
  await writeFile(target, content);
  await target.close();
  write(
    json
      ? toJson({ name, type, sizeBytes, sha256, out })
      : `${toPrintable(name)} (${sizeBytes} bytes) written to ${out}\n`,
  );
}

async function remove(
  lead: Lead,
  json: boolean,
  { store, attachments }: Data,
  { write }: CliEnvironment,
): Promise<void> {
  await store.remove(lead.id);
  if (lead.kind === "service-request" && lead.attachment)
    await attachments.remove(lead.attachment.file);
  write(
    json
      ? toJson({ deleted: lead.id })
      : `Deleted the lead of ${toPrintable(lead.name)} from ${formatLocalTime(lead.receivedAt)}.\n`,
  );
}

async function mark(
  { id }: Lead,
  state: LeadState,
  json: boolean,
  { store }: Data,
  { write }: CliEnvironment,
): Promise<void> {
  const lead = await store.mark(id, state, new Date());
  if (lead === undefined) throw new CliError(`${id} was deleted meanwhile`);
  write(
    json
      ? toJson(withoutFileName(lead))
      : `Marked the lead of ${toPrintable(lead.name)} from ${formatLocalTime(lead.receivedAt)} as ${state}.\n`,
  );
}

async function purge(
  { months, isDryRun, json }: Command & { name: "purge" },
  { store, attachments, retentionMonths }: Data,
  { write }: CliEnvironment,
): Promise<void> {
  const before = subtractMonths(new Date(), months ?? retentionMonths);
  const count = isDryRun
    ? await countBefore(store, before)
    : await purgeLeads(store, attachments, before);
  if (json)
    return write(
      toJson({ [isDryRun ? "wouldDelete" : "deleted"]: count, before: before.toISOString() }),
    );
  return write(
    `${isDryRun ? "Would delete" : "Deleted"} leads received before ${formatLocalTime(before.toISOString())}: ${count}\n`,
  );
}

async function countBefore(store: LeadStore, before: Date): Promise<number> {
  let count = 0;
  for await (const { receivedAt } of store.iterate({})) {
    if (receivedAt >= before.toISOString()) break; // the oldest leads come first
    count++;
  }
  return count;
}

async function resolveLead(prefix: string, store: LeadStore): Promise<Lead> {
  const id = await resolveIdPrefix(prefix, (typed) => store.listMatchingIds(typed));
  const lead = await store.find(id);
  if (lead === undefined) throw new CliError(`there is no ${prefix}`);
  return lead;
}

/**
 * Creates a file for personal data, readable for its owner only. An existing file is not
 * overwritten.
 * @throws CliError
 */
async function createFile(path: string) {
  return open(path, "wx", 0o600).catch((cause: NodeJS.ErrnoException) => {
    throw new CliError(
      cause.code === "EEXIST"
        ? `${path} exists already`
        : `${path} cannot be written: ${cause.message}`,
      { cause },
    );
  });
}

function formatLead(lead: Lead): string {
  return lead.kind === "contact" ? lead.message : lead.projectDescription;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
