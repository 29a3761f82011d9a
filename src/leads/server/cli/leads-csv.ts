import { csvLine } from "#base/csv.ts";
import type { Lead } from "../store/lead.ts";
import { allCells, cells } from "../store/lead-fields.ts";

/*
 * A CSV file that a spreadsheet opens correctly, Arabic included, and that a program reads back without loss:
 * - it begins with a byte order mark, without which Excel reads UTF-8 as a legacy code page;
 * - rows end in CR LF, and a cell with a separator, quote or line break is quoted, a quote doubled (RFC 4180);
 * - a text that a spreadsheet would run as a formula or turn into a number or a date (=1+1, +20 2…, 0100…, 1-2) gets
 *   an apostrophe before it, and so does one that begins with an apostrophe; the same holds within a text after a
 *   semicolon, a tab or a line break (base/csv.ts). To have the text back, take one apostrophe away at each such place.
 */

const fieldTitles = [...new Set(allCells.flatMap(({ csvTitle }) => csvTitle ?? []))];
const columns = ["id", "kind", "receivedAt", "locale", ...fieldTitles, "state", "handledAt"];

/** The file's beginning: byte order mark and the columns' names. */
export const csvHead = `\ufeff${columns.join(",")}\r\n`;

/** One lead as one row; a request's description is in the column of the message. */
export function formatCsvRow(lead: Lead): string {
  const { id, kind, receivedAt, locale, state, handledAt = "" } = lead;
  const values = new Map<string | undefined, string>(
    Object.entries({ id, kind, receivedAt, locale, state, handledAt }),
  );
  for (const { csvTitle, isFreeText, read } of cells[kind]) {
    const text = String(read(lead) ?? "");
    values.set(csvTitle, isFreeText ? escapeFormula(text) : text);
  }
  return csvLine(columns.map((column) => values.get(column) ?? ""));
}

/** Guards what only a visitor's own text can be: digits that are no number, and an apostrophe that is the visitor's. */
function escapeFormula(text: string): string {
  const isNumberOrDate = /^[\d\s.,:/()%eE+-]*$/.test(text) && /\d/.test(text);
  return isNumberOrDate || text.startsWith("'") ? `'${text}` : text;
}
