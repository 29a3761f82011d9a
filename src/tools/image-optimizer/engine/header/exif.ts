import { readName, toDataView } from "./bytes.ts";

/** Rotation and mirroring to apply before display (Exif 2.32, tag 0x0112); 1 is none. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const orientationTag = 0x0112;
const gpsDirectoryTag = 0x8825;
const latitudeTag = 0x0002;
const shortType = 3;

/**
 * Reads the orientation from Exif data (a TIFF header and its first directory); 1 where it is
 * missing or invalid.
 */
export function readOrientation(exif: Uint8Array): Orientation {
  const value = readTiff(exif, ({ view, isLittle, first }) => {
    const entry = findEntry({ view, isLittle }, first, orientationTag);
    return entry !== undefined && view.getUint16(entry + 2, isLittle) === shortType
      ? view.getUint16(entry + 8, isLittle)
      : 1;
  });
  return value !== undefined && value >= 1 && value <= 8 ? (value as Orientation) : 1;
}

/** Whether Exif data says where the picture was taken (Exif 2.32 §4.6.6). */
export function hasLatitude(exif: Uint8Array): boolean {
  const found = readTiff(exif, ({ view, isLittle, first }) => {
    const gps = findEntry({ view, isLittle }, first, gpsDirectoryTag);
    if (gps === undefined) return false;
    const directory = view.getUint32(gps + 8, isLittle);
    return findEntry({ view, isLittle }, directory, latitudeTag) !== undefined;
  });
  return found === true;
}

interface Tiff {
  readonly view: DataView;
  readonly isLittle: boolean;
}

/** Reads from the first directory on; undefined where the data is none, or ends before that. */
function readTiff<T>(
  exif: Uint8Array,
  read: (tiff: Tiff & { readonly first: number }) => T,
): T | undefined {
  // Some programs write the prefix "Exif", which belongs to JPEG only, into WebP and PNG too.
  const view = toDataView(readName(exif, 0) === "Exif" ? exif.subarray(6) : exif);
  try {
    const order = view.getUint16(0);
    if (order !== 0x4949 && order !== 0x4d4d) return undefined;
    const isLittle = order === 0x4949;
    return read({ view, isLittle, first: view.getUint32(4, isLittle) });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Where the entry of a tag begins in a directory. */
function findEntry({ view, isLittle }: Tiff, directory: number, tag: number): number | undefined {
  const entries = view.getUint16(directory, isLittle);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + 12 * i;
    if (view.getUint16(entry, isLittle) === tag) return entry;
  }
  return undefined;
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
