import { toDataView } from "./bytes.ts";

const imageDescriptor = 0x2c;
const extension = 0x21;

/**
 * Reads the size of a GIF's logical screen, and whether it has more than one frame (GIF89a §18 to
 * §24).
 */
export function readGif(
  bytes: Uint8Array,
): { readonly width: number; readonly height: number; readonly isAnimated: boolean } | undefined {
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
