import { concat, readName } from "./bytes.ts";
import { createExif } from "./exif.ts";
import { createExtendedHeader, readWebp, webpFlag, writeWebp } from "./webp.ts";

/** Two black pixels beside one another, lossless. */
const twoPixels = Uint8Array.from([
  0x2f, 0x01, 0, 0, 0, 0x07, 0x10, 0x11, 0xfd, 0x0f, 0x44, 0x44, 0xff, 0x03,
]);

/**
 * A WebP of two pixels by one that says that it lies on its side, in the manner in which another says it: who shows
 * it upright turns the other as well.
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
