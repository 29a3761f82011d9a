/**
 * Decodes a file in the encodings that Keyword Planner and spreadsheets write: UTF-16 (the
 * Planner's own) and UTF-8, each with or without a byte order mark, and windows-1256, which Excel
 * uses on an Arabic Windows.
 */
export function decodeFile(bytes: Uint8Array): string {
  return new TextDecoder(detectEncoding(bytes)).decode(bytes);
}

function detectEncoding(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  // Every file has Latin letters in its headings or separators, and in UTF-16 every other byte of
  // them is zero.
  const start = bytes.subarray(0, 200);
  const zeros = [0, 1].map((odd) => start.filter((byte, i) => i % 2 === odd && byte === 0).length);
  if (zeros[1]! > 20 && zeros[0]! < 5) return "utf-16le";
  if (zeros[0]! > 20 && zeros[1]! < 5) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1256";
  }
}

/**
 * Whether the first bytes are those of a zip archive or of an old Office document: a spreadsheet,
 * whatever its name says.
 */
export function isSpreadsheet(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes;
  return (
    (a === 0x50 && b === 0x4b && c === 3 && d === 4) ||
    (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0)
  );
}
