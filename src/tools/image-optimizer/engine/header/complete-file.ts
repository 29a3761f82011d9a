import { Unzlib, zlibSync } from "fflate";
import { concat, readName, toDataView } from "./bytes.ts";
import { completeAvif } from "./complete-avif.ts";
import { completeGif } from "./complete-gif.ts";
import { padFile, padWebp } from "./pad-file.ts";
import { readPng, writePng, type PngChunk } from "./png.ts";
import type { PictureType } from "./read-header.ts";
import { readWebp, writeWebp } from "./webp.ts";

/**
 * Completes a file that ends too early, because browsers do not open it otherwise. What is there is
 * decoded, and the rest of the picture is blank or grey.
 * @returns the file unchanged where nothing can be added
 */
export function completeFile(
  bytes: Uint8Array<ArrayBuffer>,
  type: PictureType,
): Uint8Array<ArrayBuffer> {
  if (type === "jpeg") return completeJpeg(bytes);
  if (type === "png") return completePng(bytes) ?? bytes;
  if (type === "webp") return writeWebp(readWebp(padWebp(bytes)));
  if (type === "gif") return completeGif(bytes);
  if (type === "avif") return completeAvif(bytes);
  return type === "bmp" ? padFile(bytes, toDataView(bytes).getUint32(2, true)) : bytes;
}

/** Ends the data with the marker for it; a segment that is not complete is removed. */
function completeJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let end = bytes.length;
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0xff) : 0;
    const isSegment = marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd9) && marker !== 0xff;
    if (!isSegment) {
      at += 1;
      continue;
    }
    const next = at + 2 + (((bytes[at + 2] ?? 0xff) << 8) | (bytes[at + 3] ?? 0xff));
    if (next > bytes.length) end = at;
    at = next;
  }
  if (bytes[end - 1] === 0xff) end -= 1;
  return concat([bytes.subarray(0, end), Uint8Array.of(0xff, 0xd9)]);
}

/**
 * Decompresses the rows that are there and adds blank ones.
 * @returns undefined where the header is not complete
 */
function completePng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const chunks = readPng(bytes);
  const header = chunks[0]?.body;
  if (header === undefined || header.length < 13) return undefined;
  const parts = chunks.filter(({ name }) => name === "IDAT").map(({ body }) => body);
  const end = 8 + chunks.reduce((sum, { body }) => sum + 12 + body.length, 0);
  if (end + 8 < bytes.length && readName(bytes, end + 4) === "IDAT")
    parts.push(bytes.subarray(end + 8, end + 8 + toDataView(bytes).getUint32(end)));
  const rows = inflateStart(parts, countRowBytes(header));
  const before = chunks.filter(({ name }) => name !== "IDAT" && name !== "IEND");
  const picture: PngChunk = { name: "IDAT", body: zlibSync(rows, { level: 1 }) };
  return writePng([...before, picture, { name: "IEND", body: new Uint8Array(0) }]);
}

/** Decompresses as much as there is into an array of `length` bytes; the rest is zeros. */
function inflateStart(parts: readonly Uint8Array[], length: number): Uint8Array {
  const rows = new Uint8Array(length);
  let at = 0;
  const stream = new Unzlib((part) => {
    rows.set(part.subarray(0, length - at), at);
    at = Math.min(length, at + part.length);
  });
  try {
    for (const part of parts) stream.push(part);
  } catch {
    // What was decompressed before the error is kept.
  }
  return rows;
}

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The passes of an interlaced PNG: first column and row, then the steps (PNG §8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The length of all rows of a PNG, each with the byte of its filter. @param header of IHDR */
function countRowBytes(header: Uint8Array): number {
  const view = toDataView(header);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const bitsPerPixel = view.getUint8(8) * (channels[view.getUint8(9)] ?? 4);
  const count = (w: number, h: number): number =>
    w === 0 || h === 0 ? 0 : (1 + Math.ceil((w * bitsPerPixel) / 8)) * h;
  if (view.getUint8(12) === 0) return count(width, height);
  return passes.reduce(
    (sum, [x, y, stepX, stepY]) =>
      sum +
      count(Math.ceil(Math.max(0, width - x) / stepX), Math.ceil(Math.max(0, height - y) / stepY)),
    0,
  );
}
