import { concat, toDataView } from "./bytes.ts";

/** No file that the tool accepts declares more; a forged length must not fill the memory. */
export const maxPaddingBytes = 64 * 1024 * 1024;

/** Adds zeros to a file up to a length in bytes. */
export function padFile<T extends Uint8Array>(
  bytes: T,
  length: number,
): T | Uint8Array<ArrayBuffer> {
  if (length <= bytes.length || length > maxPaddingBytes) return bytes;
  return concat([bytes, new Uint8Array(length - bytes.length)]);
}

/** Adds zeros up to the length that a WebP declares, so that its last chunk is a whole one. */
export function padWebp(bytes: Uint8Array): Uint8Array {
  return bytes.length < 20 ? bytes : padFile(bytes, toDataView(bytes).getUint32(4, true) + 8);
}
