import { trimMatching } from "#base/trim-matching.ts";

/** One code of a batch: its content and its file name without extension. */
export interface Row {
  readonly content: string;
  readonly name: string;
}

export type Batch =
  { readonly rows: readonly Row[] } | { readonly fault: "empty" | "too-many" | "too-large" };

/** The maximum size of a sheet, for which a phone needs about a minute. */
export const batchLimits = { rows: 500, bytes: 1024 * 1024 } as const;

const contentHeads = /^(content|url|link|text|address|data|المحتوى|الرابط|رابط|النص|نص|العنوان)$/i;
const nameHeads = /^(name|file|filename|file name|title|الاسم|اسم|اسم الملف|الملف)$/i;

/**
 * Reads a sheet with one code per line: the content alone, or content and name. A first line with
 * known headings assigns the columns.
 */
export function readBatch(bytes: Uint8Array): Batch {
  if (bytes.length > batchLimits.bytes) return { fault: "too-large" };
  const lines = parseCsv(decodeText(bytes)).filter((cells) =>
    cells.some((cell) => cell.trim() !== ""),
  );
  const [head = []] = lines;
  const contentAt = head.findIndex((cell) => contentHeads.test(cell.trim()));
  const nameAt = head.findIndex((cell) => nameHeads.test(cell.trim()));
  const hasHead = contentAt >= 0;
  const at = hasHead ? { content: contentAt, name: nameAt } : { content: 0, name: 1 };
  const found = (hasHead ? lines.slice(1) : lines)
    .map((cells) => ({
      content: (cells[at.content] ?? "").trim().toWellFormed(),
      name: cells[at.name]?.trim() ?? "",
    }))
    .filter(({ content }) => content !== "");
  if (found.length === 0) return { fault: "empty" };
  if (found.length > batchLimits.rows) return { fault: "too-many" };
  return { rows: makeNamesUnique(found) };
}

/**
 * Decodes a sheet as saved by Excel and others: UTF-8 or UTF-16 with a byte order mark, UTF-8
 * without, else Windows-1256.
 */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1256").decode(bytes);
  }
}

/**
 * Returns the cells of each line; quoted cells may contain separators, line ends and doubled quotes
 * (RFC 4180). The separator is the most frequent of comma, semicolon and tab in the first line,
 * since Excel's depends on the system's language. A sheet of links without one has a single column.
 */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const separator = detectSeparator(text);
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endLine = (): void => {
    lines.push([...cells, cell]);
    cells = [];
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[(at += 1)]!;
      else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = "";
    } else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && text[at + 1] === "\n") at += 1;
      endLine();
    } else cell += sign;
  }
  if (cell !== "" || cells.length > 0) endLine();
  return lines;
}

function detectSeparator(text: string): string {
  const [first = ""] = text.replace(/"(?:[^"]|"")*"/g, "").split(/[\r\n]/, 1);
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

/** Makes names unique and safe in every file system. */
function makeNamesUnique(rows: readonly Row[]): readonly Row[] {
  const takenNames = new Set<string>();
  return rows.map(({ content, name }, index) => {
    const safe = trimMatching(
      name.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, " ").replace(/\s+/g, " "),
      /[\s.]/,
    );
    const base =
      [...safe].slice(0, 60).join("").trim() || `qrcode-${String(index + 1).padStart(3, "0")}`;
    let own = base;
    for (let copy = 2; takenNames.has(own.toLowerCase()); copy += 1) own = `${base}-${copy}`;
    takenNames.add(own.toLowerCase());
    return { content, name: own };
  });
}
