import { toDataView } from "./bytes.ts";

const imageDescriptor = 0x2c;
const extension = 0x21;

interface GifHeader {
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Whether the file ends before its first frame does. */
  readonly isTruncated: boolean;
}

/**
 * Reads the size of a GIF's logical screen, and whether it has more than one frame, or less than
 * one (GIF89a §18 to §24).
 */
export function readGif(bytes: Uint8Array): GifHeader | undefined {
  if (bytes.length < 13) return undefined;
  const view = toDataView(bytes);
  let at = 13 + getColourTableBytes(bytes[10]!);
  let pictures = 0;
  while (at < bytes.length && pictures < 2) {
    if (bytes[at] === imageDescriptor) {
      pictures += 1;
      at = skipBlocks(bytes, at + 11 + getColourTableBytes(bytes[at + 9] ?? 0));
    } else if (bytes[at] === extension) at = skipBlocks(bytes, at + 2);
    else break;
  }
  return {
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    isAnimated: pictures > 1,
    isTruncated: pictures === 0 || (pictures === 1 && at > bytes.length),
  };
}

/** Where the data of the first frame begins and how many pixels it has, where the file has one. */
export function findFirstFrame(
  bytes: Uint8Array,
): { readonly dataAt: number; readonly pixels: number } | undefined {
  if (bytes.length < 13) return undefined;
  let at = 13 + getColourTableBytes(bytes[10]!);
  while (bytes[at] === extension) at = skipBlocks(bytes, at + 2);
  if (bytes[at] !== imageDescriptor || at + 11 > bytes.length) return undefined;
  const view = toDataView(bytes);
  return {
    dataAt: at + 11 + getColourTableBytes(bytes[at + 9]!),
    pixels: view.getUint16(at + 5, true) * view.getUint16(at + 7, true),
  };
}

function getColourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function skipBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += bytes[at]! + 1;
  return at + 1;
}
