import { concat, readName, toDataView } from "./bytes.ts";

export interface WebpChunk {
  readonly name: string;
  readonly body: Uint8Array;
}

/** Bits of the first byte of a VP8X chunk (WebP container specification). */
export const webpFlag = {
  animation: 0x02,
  xmp: 0x04,
  exif: 0x08,
  alpha: 0x10,
  profile: 0x20,
} as const;

/** An animation has a chunk for each frame. */
const maxChunks = 20_000;

/** Reads the complete chunks of a WebP file; none where there are more than `maxChunks`. */
export function readWebp(bytes: Uint8Array): readonly WebpChunk[] {
  const view = toDataView(bytes);
  const chunks: WebpChunk[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > bytes.length) break;
    chunks.push({ name: readName(bytes, at), body: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length & 1);
    if (chunks.length > maxChunks) return [];
  }
  return chunks;
}

/** Joins chunks to a WebP file (RIFF). */
export function writeWebp(chunks: readonly WebpChunk[]): Uint8Array<ArrayBuffer> {
  const body = concat(
    chunks.flatMap(({ name, body }) => [
      encodeName(name),
      toLittleEndian(body.length),
      body,
      new Uint8Array(body.length & 1),
    ]),
  );
  return concat([encodeName("RIFF"), toLittleEndian(body.length + 4), encodeName("WEBP"), body]);
}

export interface WebpFrame {
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

/** Reads the size of a frame from its bitstream (RFC 6386 §9.1, WebP lossless §3). */
export function readFrame({ name, body }: WebpChunk): WebpFrame | undefined {
  const view = toDataView(body);
  if (name === "VP8 " && body.length >= 10)
    return {
      width: view.getUint16(6, true) & 0x3fff,
      height: view.getUint16(8, true) & 0x3fff,
      hasAlpha: false,
    };
  if (name !== "VP8L" || body.length < 5) return undefined;
  const bits = view.getUint32(1, true);
  return {
    width: (bits & 0x3fff) + 1,
    height: ((bits >>> 14) & 0x3fff) + 1,
    hasAlpha: ((bits >>> 28) & 1) === 1,
  };
}

/** Creates a VP8X chunk for a canvas of this size in pixels. @param flags bits of `webpFlag` */
export function createExtendedHeader(flags: number, width: number, height: number): WebpChunk {
  const body = new Uint8Array(10);
  const view = toDataView(body);
  body[0] = flags;
  view.setUint16(4, (width - 1) & 0xffff, true);
  body[6] = (width - 1) >> 16;
  view.setUint16(7, (height - 1) & 0xffff, true);
  body[9] = (height - 1) >> 16;
  return { name: "VP8X", body };
}

/** Reads the flags and the size of the canvas from a VP8X chunk. */
export function readCanvas({ body }: WebpChunk): {
  readonly flags: number;
  readonly width: number;
  readonly height: number;
} {
  const view = toDataView(body);
  return {
    flags: body[0] ?? 0,
    width: 1 + (view.getUint16(4, true) | (body[6]! << 16)),
    height: 1 + (view.getUint16(7, true) | (body[9]! << 16)),
  };
}

function encodeName(name: string): Uint8Array {
  return Uint8Array.from(name, (letter) => letter.charCodeAt(0));
}

function toLittleEndian(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);
}
