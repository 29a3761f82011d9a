import { maxScaledPixels } from "../max-scaled-pixels.ts";
import { readBmp } from "./bmp.ts";
import { readName, startsWith, toDataView } from "./bytes.ts";
import { padWebp } from "./pad-file.ts";
import { readOrientation, type Orientation } from "./exif.ts";
import { readGif } from "./gif.ts";
import { readHeif } from "./heif.ts";
import { countScans, findExif, isFrame, readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import { readCanvas, readFrame, readWebp, webpFlag } from "./webp.ts";

export type PictureType =
  "jpeg" | "png" | "webp" | "avif" | "gif" | "bmp" | "heic" | "tiff" | "jxl" | "svg" | "ico";

/** What is known about a picture before it is decoded. */
export interface PictureHeader {
  readonly type: PictureType;
  /** As stored, before rotation. 0 for types whose size only the browser reads. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  readonly isAnimated: boolean;
  /**
   * Whether the file ends before its structure does, so that a part of the picture may be missing.
   */
  readonly isTruncated: boolean;
  /** Whether pixels may be transparent; only known, and only needed, for a BMP. */
  readonly hasAlpha?: boolean;
}

/** The size of a picture when it is upright, in pixels. */
export function getShownSize({ width, height, orientation }: PictureHeader): {
  readonly width: number;
  readonly height: number;
} {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

const still = { orientation: 1, isAnimated: false, isTruncated: false } as const;
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/**
 * A browser draws a progressive JPEG once for each scan: 263 KB with 882 of them stop its page for
 * minutes. Encoders make 10 or so; this leaves 25 to the largest picture that is decoded.
 */
const maxScannedPixels = 25 * maxScaledPixels;
const maxScans = 100;

/**
 * Detects a file's type from its first bytes and reads its header; name and media type are ignored.
 * @returns undefined where the type is unknown, the file ends before its size, or it has more scans
 *   or chunks than pictures have, which would stop whoever decodes it
 */
export function readHeader(bytes: Uint8Array): PictureHeader | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return readJpegHeader(bytes);
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
    return readPngHeader(bytes);
  if (readName(bytes, 0) === "RIFF" && readName(bytes, 8) === "WEBP") return readWebpHeader(bytes);
  if (readName(bytes, 0) === "GIF8") {
    const gif = readGif(bytes);
    return gif && { type: "gif", ...still, ...gif };
  }
  if (readName(bytes, 4) === "ftyp") return readHeifHeader(bytes);
  if (startsWith(bytes, 0x42, 0x4d)) {
    const bmp = readBmp(bytes);
    return bmp && { type: "bmp", ...still, ...bmp };
  }
  if (isIcon(bytes)) return { type: "ico", width: 0, height: 0, ...still };
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 0x2a))
    return { type: "tiff", width: 0, height: 0, ...still };
  if (
    startsWith(bytes, 0xff, 0x0a) ||
    (readName(bytes, 4) === "JXL " && startsWith(bytes, 0, 0, 0, 12))
  )
    return { type: "jxl", width: 0, height: 0, ...still };
  return isSvg(bytes) ? { type: "svg", width: 0, height: 0, ...still } : undefined;
}

function readJpegHeader(bytes: Uint8Array): PictureHeader | undefined {
  const { segments, scans } = readJpeg(bytes);
  const frame = segments.find(isFrame);
  if (frame === undefined || frame.body.length < 6) return undefined;
  const view = toDataView(frame.body);
  const [height, width] = [view.getUint16(1), view.getUint16(3)];
  const scanCount = countScans(scans);
  const pixels = width * height;
  // A larger one is refused by its size, and not drawn either.
  const isCostly = pixels <= maxScaledPixels && scanCount * pixels > maxScannedPixels;
  if (scanCount > maxScans || isCostly) return undefined;
  const exif = findExif(segments);
  return {
    type: "jpeg",
    height,
    width,
    orientation: exif ? readOrientation(exif) : 1,
    isAnimated: false,
    isTruncated: !hasJpegEnd(scans),
  };
}

function readPngHeader(bytes: Uint8Array): PictureHeader | undefined {
  const chunks = readPng(bytes);
  const [first] = chunks;
  if (first?.name !== "IHDR" || first.body.length < 13) return undefined;
  const view = toDataView(first.body);
  const exif = chunks.find(({ name }) => name === "eXIf")?.body;
  return {
    type: "png",
    width: view.getUint32(0),
    height: view.getUint32(4),
    orientation: exif ? readOrientation(exif) : 1,
    isAnimated: chunks.some(({ name }) => name === "acTL"),
    isTruncated: chunks.at(-1)?.name !== "IEND",
  };
}

function readWebpHeader(bytes: Uint8Array): PictureHeader | undefined {
  const chunks = readWebp(padWebp(bytes));
  const [first] = chunks;
  if (first === undefined) return undefined;
  const isTruncated = toDataView(bytes).getUint32(4, true) + 8 > bytes.length;
  if (first.name !== "VP8X") {
    const frame = readFrame(first);
    return (
      frame && { type: "webp", width: frame.width, height: frame.height, ...still, isTruncated }
    );
  }
  if (first.body.length < 10) return undefined;
  const { flags, width, height } = readCanvas(first);
  const exif = chunks.find(({ name }) => name === "EXIF")?.body;
  return {
    type: "webp",
    width,
    height,
    orientation: exif ? readOrientation(exif) : 1,
    isAnimated: (flags & webpFlag.animation) !== 0,
    isTruncated,
  };
}

function readHeifHeader(bytes: Uint8Array): PictureHeader | undefined {
  const heif = readHeif(bytes);
  const brand = readName(bytes, 8);
  const type = ["avif", "avis"].includes(brand)
    ? "avif"
    : heicBrands.includes(brand)
      ? "heic"
      : undefined;
  if (type === undefined) return undefined;
  return heif
    ? {
        type,
        width: heif.width,
        height: heif.height,
        ...still,
        isAnimated: heif.isAnimated,
        isTruncated: heif.isTruncated,
      }
    : { type, width: 0, height: 0, ...still, isTruncated: true };
}

/** Whether a file is a Windows icon or cursor: its directory names at least one picture. */
function isIcon(bytes: Uint8Array): boolean {
  const isDirectory = startsWith(bytes, 0, 0, 1, 0) || startsWith(bytes, 0, 0, 2, 0);
  // A picture's entry has a byte that is zero, and says where its data is: behind the directory.
  return (
    isDirectory &&
    bytes.length >= 22 &&
    bytes[9] === 0 &&
    toDataView(bytes).getUint16(4, true) > 0 &&
    toDataView(bytes).getUint32(18, true) >= 22
  );
}

/** Searches the whole data for the end marker, because some cameras append data after it. */
function hasJpegEnd(scans: Uint8Array): boolean {
  for (let i = scans.length - 2; i >= 0; i--)
    if (scans[i] === 0xff && scans[i + 1] === 0xd9) return true;
  return false;
}

/** Whether the first tag after declarations and comments is `svg`. */
function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart();
  let at = 0;
  for (let part = beforeSvg(text, at); part !== undefined; part = beforeSvg(text, at)) {
    const end = text.indexOf(part.end, at + part.start.length);
    if (end < 0) return false;
    at = end + part.end.length;
    while (/\s/.test(text.charAt(at))) at++;
  }
  return /^<svg[\s>]/i.test(text.slice(at, at + 5));
}

const preludes = [
  { start: "<?xml", end: ">" },
  { start: "<!--", end: "-->" },
  { start: "<!doctype svg", end: ">" },
] as const;

function beforeSvg(text: string, at: number): (typeof preludes)[number] | undefined {
  return preludes.find(({ start }) => text.slice(at, at + start.length).toLowerCase() === start);
}
