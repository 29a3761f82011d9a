/** What stands in one cell of a table. */
export type CsvCell = string | number | null;

/** A cell by RFC 4180. What a spreadsheet would run as a formula is disarmed by a quote sign before it. */
function cell(value: CsvCell): string {
  const text = String(value ?? "");
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as a CSV file, with a byte order mark, without which Excel takes Arabic for something else. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
