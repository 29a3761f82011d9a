const graphemes = new Intl.Segmenter("ar", { granularity: "grapheme" });

/**
 * Makes a text safe for a terminal: replaces control characters, which may form escape sequences,
 * and removes the marks that change the direction of a whole line. Visitors can type both.
 */
export function toPrintable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, "\ufffd").replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
}

/** Formats a time in this machine's time zone as YYYY-MM-DD HH:MM. @param moment ISO 8601 */
export function formatLocalTime(moment: string): string {
  return new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" }).format(
    new Date(moment),
  );
}

/**
 * Formats a table: each column is as wide as its widest cell, and the last one is truncated at the
 * width of the terminal.
 * @param width of the terminal in characters
 */
export function formatTable(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const lines = [headers, ...rows].map((cells) =>
    cells.map((cell) => toPrintable(cell).replace(/\s+/g, " ")),
  );
  const widths = headers.map((_, i) =>
    Math.max(...lines.map((cells) => countGraphemes(cells[i] ?? ""))),
  );
  const before = widths.slice(0, -1).reduce((sum, columnWidth) => sum + columnWidth + 2, 0);
  const lastWidth = Math.max(width - before, 10);
  return lines
    .map((cells) =>
      cells
        .map((cell, i) =>
          i === headers.length - 1
            ? truncate(cell, lastWidth)
            : cell.padEnd(widths[i]! + cell.length - countGraphemes(cell)),
        )
        .join("  "),
    )
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
}

function countGraphemes(text: string): number {
  return [...graphemes.segment(text)].length;
}

function truncate(text: string, width: number): string {
  const segments = [...graphemes.segment(text)].map(({ segment }) => segment);
  return segments.length <= width ? text : `${segments.slice(0, width - 1).join("")}…`;
}
