/** The value of one cell. */
export type CsvCell = string | number | null;

/** A spreadsheet reads a text that begins with one of these as a formula; East Asian input methods type the full-width ones. */
const formulaStarts: ReadonlySet<string> = new Set("=+-@＝＋－＠");
/** Where the system's list separator is not the comma, a spreadsheet may split cells at these, even inside quotes. */
const possibleSeparators: ReadonlySet<string> = new Set(";\t\r\n");

/** A record of a CSV file by RFC 4180 with its line end. Formulas in texts are escaped. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

/** A table as a CSV file. It begins with a byte order mark, without which Excel does not read it as UTF-8. */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map(csvLine).join("")}`;
}

function formatCell(value: CsvCell): string {
  const text = typeof value === "string" ? disarm(value) : String(value ?? "");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Puts an apostrophe before whatever a spreadsheet would run as a formula: at the start of the text, and again after
 * each separator in it. Excel in a country that separates lists by semicolons, as Egypt does, splits our lines at the
 * semicolons and line ends inside of quotes too. An apostrophe after a separator gets another
 * one, so that taking one away there, and one at the start, gives the text back.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function disarm(text: string): string {
  let disarmed = /^[\t\r\n]/.test(text) || formulaStarts.has(firstVisible(text)) ? "'" : "";
  let isAfterSeparator = false;
  for (const sign of text) {
    if (isAfterSeparator && (sign === "'" || formulaStarts.has(sign))) disarmed += "'";
    disarmed += sign;
    isAfterSeparator =
      possibleSeparators.has(sign) || (isAfterSeparator && (sign === '"' || isBlank(sign)));
  }
  return disarmed;
}

function firstVisible(text: string): string {
  for (const sign of text) if (!isBlank(sign)) return sign;
  return "";
}

/** White space and characters of no width: a spreadsheet may trim both. */
function isBlank(sign: string): boolean {
  return /[\s\p{Cf}\p{Cc}]/u.test(sign);
}
