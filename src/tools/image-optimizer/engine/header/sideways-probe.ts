import { concat, readName } from "./bytes.ts";
import { createExif } from "./exif.ts";
import { createExtendedHeader, readWebp, webpFlag, writeWebp } from "./webp.ts";

/** Two black pixels side by side, lossless WebP. */
const twoPixels = Uint8Array.from([
  0x2f, 0x01, 0, 0, 0, 0x07, 0x10, 0x11, 0xfd, 0x0f, 0x44, 0x44, 0xff, 0x03,
]);

/**
 * Creates a WebP of two by one pixels with orientation 6, in the same form as in another file. A
 * browser that shows it upright also applies the orientation of the other file.
 */
export function createSidewaysProbe(other: Uint8Array): Uint8Array<ArrayBuffer> {
  const exif = readWebp(other).find(({ name }) => name === "EXIF")?.body ?? new Uint8Array(0);
  const start = readName(exif, 0) === "Exif" ? exif.subarray(0, 6) : exif.subarray(0, 0);
  return writeWebp([
    createExtendedHeader(webpFlag.exif, 2, 1),
    { name: "VP8L", body: twoPixels },
    { name: "EXIF", body: concat([start, createExif(6)]) },
  ]);
}
