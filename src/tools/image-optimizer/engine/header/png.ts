import { concat, readName, toDataView } from "./bytes.ts";

export interface PngChunk {
  readonly name: string;
  readonly body: Uint8Array;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Files of 10 MB have some thousands; a million empty ones would hold up the page for a minute. */
const maxChunks = 20_000;

/**
 * Reads the complete chunks of a PNG file. The decoder verifies their checksums.
 * @returns none where there are more than `maxChunks`
 */
export function readPng(bytes: Uint8Array): readonly PngChunk[] {
  const view = toDataView(bytes);
  const chunks: PngChunk[] = [];
  let at = signature.length;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) break;
    chunks.push({ name: readName(bytes, at + 4), body: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
    if (chunks.length > maxChunks) return [];
  }
  return chunks;
}

/** Joins chunks to a PNG file, each with its length and checksum. */
export function writePng(chunks: readonly PngChunk[]): Uint8Array<ArrayBuffer> {
  return concat([signature, ...chunks.flatMap(encodeChunk)]);
}

function encodeChunk({ name, body }: PngChunk): readonly Uint8Array[] {
  const named = concat([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), body]);
  return [toBigEndian(body.length), named, toBigEndian(crc32(named))];
}

function toBigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** The checksum of PNG chunks (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ crcTable[(crc ^ byte) & 255]!;
  return (crc ^ 0xffffffff) >>> 0;
}
