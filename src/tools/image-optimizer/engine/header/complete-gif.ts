import { concat } from "./bytes.ts";
import { findFirstFrame } from "./gif.ts";
import { maxPaddingBytes } from "./pad-file.ts";

const trailer = 0x3b;
const maxBlockBytes = 255;
/** A code of LZW has at most 12 bits (GIF89a, appendix F), and gives at least one pixel. */
const maxBytesPerPixel = 1.5;

/**
 * Completes the first frame of a GIF: its last block, then blocks of zeros, which are codes for the
 * first colour, for every pixel that may be missing.
 */
export function completeGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const frame = findFirstFrame(bytes);
  if (frame === undefined) return concat([bytes, Uint8Array.of(trailer)]);
  let at = frame.dataAt;
  while (at < bytes.length) at += bytes[at]! + 1;
  const count = Math.ceil((frame.pixels * maxBytesPerPixel) / maxBlockBytes);
  const blocks = new Uint8Array(
    Math.min(count * (maxBlockBytes + 1), maxPaddingBytes - (maxPaddingBytes % 256)),
  );
  for (let i = 0; i < blocks.length; i += maxBlockBytes + 1) blocks[i] = maxBlockBytes;
  const rest = new Uint8Array(at - bytes.length);
  return concat([bytes, rest, blocks, Uint8Array.of(0, trailer)]);
}
