/** The value of one cell; null is an empty cell. */
export type CsvCell = string | number | null;

/**
 * A spreadsheet reads a text that begins with one of these as a formula; East Asian input methods
 * type the full-width ones.
 */
const formulaStarts: ReadonlySet<string> = new Set("=+-@＝＋－＠");
/**
 * Where the system's list separator is not the comma, a spreadsheet may split cells at these, even
 * inside quotes.
 */
const possibleSeparators: ReadonlySet<string> = new Set(";\t\r\n");

/**
 * Formats a record of a CSV file with its line end. Formulas in texts are escaped.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function formatCsvRecord(cells: readonly CsvCell[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

/**
 * Formats a table as a CSV file. It begins with a byte order mark, without which Excel does not
 * read it as UTF-8.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map(formatCsvRecord).join("")}`;
}

function formatCell(value: CsvCell): string {
  const text = typeof value === "string" ? escapeFormulas(value) : String(value ?? "");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Puts an apostrophe before everything that a spreadsheet would run as a formula: at the start of
 * the text, and after each separator in it. Where the system separates lists by semicolons, as in
 * Egypt, Excel splits a line at semicolons and line ends even inside quotes. An apostrophe after a
 * separator is doubled, so that removing one there, and one at the start, restores the text.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function escapeFormulas(text: string): string {
  let escaped = /^[\t\r\n]/.test(text) || formulaStarts.has(findFirstVisible(text)) ? "'" : "";
  let isAfterSeparator = false;
  for (const character of text) {
    if (isAfterSeparator && (character === "'" || formulaStarts.has(character))) escaped += "'";
    escaped += character;
    isAfterSeparator =
      possibleSeparators.has(character) ||
      (isAfterSeparator && (character === '"' || isBlank(character)));
  }
  return escaped;
}

function findFirstVisible(text: string): string {
  for (const character of text) if (!isBlank(character)) return character;
  return "";
}

/** White space and characters of no width: a spreadsheet may trim both. */
function isBlank(character: string): boolean {
  return /[\s\p{Cf}\p{Cc}]/u.test(character);
}
