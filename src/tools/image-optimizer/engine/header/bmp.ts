import { toDataView } from "./bytes.ts";

interface BmpHeader {
  readonly width: number;
  readonly height: number;
  /** Whether pixels may be transparent: the header has a mask for alpha. */
  readonly hasAlpha: boolean;
  readonly isTruncated: boolean;
}

/** Length of the header of OS/2 1.x, whose sizes have two bytes. */
const coreHeaderBytes = 12;
/** From this length on a header has a mask for alpha (BITMAPV3INFOHEADER). */
const alphaHeaderBytes = 56;
const uncompressed = [0, 3, 6];

/**
 * Reads the header of a BMP.
 * @returns undefined where the file ends before its size
 * @see https://learn.microsoft.com/windows/win32/gdi/bitmap-header-types
 */
export function readBmp(bytes: Uint8Array): BmpHeader | undefined {
  if (bytes.length < 26) return undefined;
  const view = toDataView(bytes);
  const headerBytes = view.getUint32(14, true);
  const pixelsAt = view.getUint32(10, true);
  if (headerBytes === coreHeaderBytes) {
    const [width, height] = [view.getUint16(18, true), view.getUint16(20, true)];
    const end = getEnd(pixelsAt, width, height, view.getUint16(24, true));
    return { width, height, hasAlpha: false, isTruncated: end > bytes.length };
  }
  if (bytes.length < 54) return undefined;
  const width = Math.abs(view.getInt32(18, true));
  const height = Math.abs(view.getInt32(22, true));
  const isPlain = uncompressed.includes(view.getUint32(30, true));
  const end = isPlain ? getEnd(pixelsAt, width, height, view.getUint16(28, true)) : 0;
  return {
    width,
    height,
    hasAlpha:
      headerBytes >= alphaHeaderBytes && bytes.length >= 70 && view.getUint32(66, true) !== 0,
    isTruncated: end > bytes.length,
  };
}

/** Where the file ends: rows are padded to four bytes. */
function getEnd(pixelsAt: number, width: number, height: number, bitsPerPixel: number): number {
  return pixelsAt + Math.ceil((width * bitsPerPixel) / 32) * 4 * height;
}
