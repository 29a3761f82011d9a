/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Enough for the dimensions of an ordinary image; photographs have metadata before them. */
export const pictureHeadBytes = 128 * 1024;

/**
 * Reads the dimensions of a PNG, GIF, JPEG, WebP or AVIF from its first bytes, without decoding it.
 * @returns null for other formats, and where the bytes end before the dimensions
 */
export function readPictureSize(bytes: Uint8Array): PictureSize | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return (
      readPngSize(head) ??
      readGifSize(head) ??
      readJpegSize(head) ??
      readWebpSize(head) ??
      readAvifSize(head)
    );
  } catch (error) {
    if (error instanceof RangeError) return null; // the bytes end before the dimensions
    throw error;
  }
}

function readPngSize(head: Buffer): PictureSize | null {
  return head.toString("latin1", 1, 4) === "PNG"
    ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
    : null;
}

function readGifSize(head: Buffer): PictureSize | null {
  return /^GIF8[79]a$/.test(head.toString("latin1", 0, 6))
    ? { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
    : null;
}

/**
 * The frame header: SOF0 to SOF15 without the three markers in that range that are no frames (ITU-T
 * T.81, table B.1).
 */
function readJpegSize(head: Buffer): PictureSize | null {
  if (head.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; ; at += 2 + head.readUInt16BE(at + 2)) {
    while (head.readUInt8(at) === 0xff && head.readUInt8(at + 1) === 0xff) at++;
    if (head.readUInt8(at) !== 0xff) return null;
    const marker = head.readUInt8(at + 1);
    const isFrame =
      marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
  }
}

/** @see https://developers.google.com/speed/webp/docs/riff_container */
function readWebpSize(head: Buffer): PictureSize | null {
  if (head.toString("latin1", 0, 4) !== "RIFF" || head.toString("latin1", 8, 12) !== "WEBP")
    return null;
  switch (head.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

/**
 * The largest of its image spatial extents ("ispe"), because thumbnails have one too (ISO
 * 23008-12).
 */
function readAvifSize(head: Buffer): PictureSize | null {
  if (
    head.toString("latin1", 4, 8) !== "ftyp" ||
    !/avif|avis|mif1/.test(head.toString("latin1", 8, head.readUInt32BE(0)))
  )
    return null;
  let largest: PictureSize | null = null;
  for (let at = head.indexOf("ispe"); at >= 0; at = head.indexOf("ispe", at + 4)) {
    const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
