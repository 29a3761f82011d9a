import { formatCsvRecord } from "#base/csv.ts";
import type { Lead } from "../store/lead.ts";
import { allCells, cells, type Cell } from "../store/lead-fields.ts";

/*
 * Formats leads as a CSV file that a spreadsheet opens correctly, including Arabic, and that a
 * program can read without loss:
 * - it begins with a byte order mark, without which Excel reads UTF-8 as a legacy code page;
 * - rows end in CR LF; a cell with a separator, quote or line break is quoted (RFC 4180);
 * - a text that a spreadsheet would run as a formula or convert into a number or a date (=1+1,
 *   +20 2…, 0100…, 1-2) gets an apostrophe before it, as does a text that begins with an
 *   apostrophe, and so does a formula within a text after a semicolon, a tab or a line break
 *   (src/base/csv.ts). Removing one apostrophe at each such place restores the text.
 */

/**
 * Lists the columns of the file. Those of fields that were added after the first release follow all
 * others, so that a program that reads columns by number goes on working.
 */
export function listCsvColumns(fieldCells: readonly Cell[]): readonly string[] {
  const listTitles = (isWanted: (cell: Cell) => boolean) =>
    fieldCells.filter(isWanted).flatMap(({ csvTitle }) => csvTitle ?? []);
  const first = listTitles(({ isAddedLater }) => !isAddedLater);
  const added = listTitles(({ isAddedLater }) => isAddedLater);
  const frame = ["id", "kind", "receivedAt", "locale"];
  return [...new Set([...frame, ...first, "state", "handledAt", ...added])];
}

const columns = listCsvColumns(allCells);

/** The first line of the file: a byte order mark and the names of the columns. */
export const csvHead = `\ufeff${columns.join(",")}\r\n`;

/** Formats a lead as one row. The description of a request is in the column of the message. */
export function formatCsvRow(lead: Lead): string {
  const { id, kind, receivedAt, locale, state, handledAt = "" } = lead;
  const values = new Map<string | undefined, string>(
    Object.entries({ id, kind, receivedAt, locale, state, handledAt }),
  );
  for (const { csvTitle, isFreeText, read } of cells[kind]) {
    const text = String(read(lead) ?? "");
    values.set(csvTitle, isFreeText ? escapeFormula(text) : text);
  }
  return formatCsvRecord(columns.map((column) => values.get(column) ?? ""));
}

/**
 * Escapes texts of visitors that look like a number or a date, or that begin with an apostrophe.
 */
function escapeFormula(text: string): string {
  const isNumberOrDate = /^[\d\s.,:/()%eE+-]*$/.test(text) && /\d/.test(text);
  return isNumberOrDate || text.startsWith("'") ? `'${text}` : text;
}
