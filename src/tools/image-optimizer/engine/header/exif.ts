import { readName, toDataView } from "./bytes.ts";

/** Rotation and mirroring to apply before display (Exif 2.32, tag 0x0112); 1 is none. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const orientationTag = 0x0112;
const shortType = 3;

/**
 * Reads the orientation from Exif data (a TIFF header and its first directory); 1 where it is
 * missing or invalid.
 */
export function readOrientation(exif: Uint8Array): Orientation {
  // Some programs write the prefix "Exif", which belongs to JPEG only, into WebP and PNG too.
  const view = toDataView(readName(exif, 0) === "Exif" ? exif.subarray(6) : exif);
  try {
    const order = view.getUint16(0);
    if (order !== 0x4949 && order !== 0x4d4d) return 1;
    const isLittle = order === 0x4949;
    const directory = view.getUint32(4, isLittle);
    const entries = view.getUint16(directory, isLittle);
    for (let i = 0; i < entries; i++) {
      const entry = directory + 2 + 12 * i;
      if (view.getUint16(entry, isLittle) !== orientationTag) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return view.getUint16(entry + 2, isLittle) === shortType && value >= 1 && value <= 8
        ? (value as Orientation)
        : 1;
    }
    return 1;
  } catch (error) {
    if (error instanceof RangeError) return 1; // the data ends before the orientation
    throw error;
  }
}

/** Creates Exif data that contains the orientation only: 26 bytes. */
export function createExif(orientation: Orientation): Uint8Array<ArrayBuffer> {
  const tiff = new Uint8Array(26);
  const view = toDataView(tiff);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, orientationTag);
  view.setUint16(12, shortType);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
