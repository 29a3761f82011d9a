type Value = string | number | null;

/** A cell by RFC 4180. What a spreadsheet would run as a formula is disarmed by a quote sign before it. */
function cell(value: Value): string {
  const text = String(value ?? "");
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table with a byte order mark, without which Excel takes Arabic for something else. */
export function csvOf(rows: readonly (readonly Value[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
