import { csvLine } from "#base/csv.ts";
import type { Lead } from "./lead.ts";

/*
 * A CSV file that a spreadsheet opens right by a double click, Arabic included, and that a program reads back whole:
 * - it begins with a byte order mark, without which Excel takes UTF-8 for an old code page;
 * - rows end in CR LF, and a cell with a separator, quote or line break stands in quotes, a quote doubled (RFC 4180);
 * - a text that a spreadsheet would run as a formula or turn into a number or a date (=1+1, +20 2…, 0100…, 1-2) gets
 *   an apostrophe before it, and so does one that begins with an apostrophe; the same holds within a text after a
 *   semicolon, a tab or a line break (base/csv.ts). To have the text back, take one apostrophe away at each such place.
 */

const columns = [
  "id",
  "kind",
  "receivedAt",
  "locale",
  "name",
  "email",
  "phone",
  "message",
  "serviceType",
  "budget",
  "deadline",
  "projectSize",
  "managementSystem",
  "attachmentName",
  "attachmentType",
  "attachmentSizeBytes",
  "attachmentSha256",
  "state",
  "handledAt",
] as const;

/** The file's beginning: byte order mark and the columns' names. */
export const csvHead = `\ufeff${columns.join(",")}\r\n`;

/** One lead as one row; a request's description stands in the column of the message. */
export function formatCsvRow(lead: Lead): string {
  const { id, kind, receivedAt, state, handledAt = "", locale, name, email, phone } = lead;
  const base = {
    id,
    kind,
    receivedAt,
    state,
    handledAt,
    locale,
    name: escapeFormula(name),
    email: escapeFormula(email),
    phone: escapeFormula(phone),
  };
  return formatRow(
    lead.kind === "contact"
      ? { ...base, message: escapeFormula(lead.message) }
      : { ...base, ...toRequestCells(lead) },
  );
}

type Cells = Partial<Record<(typeof columns)[number], string>>;

function toRequestCells(request: Lead & { readonly kind: "service-request" }): Cells {
  const {
    projectDescription,
    serviceType,
    budget,
    deadline,
    projectSize,
    managementSystem,
    attachment,
  } = request;
  return {
    message: escapeFormula(projectDescription),
    serviceType,
    budget,
    deadline,
    projectSize,
    managementSystem,
    attachmentName: escapeFormula(attachment?.name ?? ""),
    attachmentType: attachment?.type ?? "",
    attachmentSizeBytes: attachment ? String(attachment.sizeBytes) : "",
    attachmentSha256: attachment?.sha256 ?? "",
  };
}

function formatRow(cells: Cells): string {
  return csvLine(columns.map((column) => cells[column] ?? ""));
}

/** Guards what only a visitor's own text can be: digits that are no number, and an apostrophe that is the visitor's. */
function escapeFormula(text: string): string {
  const isNumberOrDate = /^[\d\s.,:/()%eE+-]*$/.test(text) && /\d/.test(text);
  return isNumberOrDate || text.startsWith("'") ? `'${text}` : text;
}
