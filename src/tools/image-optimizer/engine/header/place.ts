import { toDataView } from "./bytes.ts";
import { hasLatitude } from "./exif.ts";
import { findExif, readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import type { PictureType } from "./read-header.ts";
import { listHeifMetadata } from "./strip-heif.ts";
import { readWebp } from "./webp.ts";

/** The coordinate in XMP (Exif in XMP 2.32, table 9), as an attribute or an element. */
const xmpLatitude = "exif:GPSLatitude";

/**
 * Whether a file says where the picture was taken. A type whose metadata is not read says nothing.
 */
export function hasPlace(bytes: Uint8Array, type: PictureType): boolean {
  return listMetadata(bytes, type).some(
    (part) => hasLatitude(part) || new TextDecoder("latin1").decode(part).includes(xmpLatitude),
  );
}

function listMetadata(bytes: Uint8Array, type: PictureType): readonly Uint8Array[] {
  if (type === "png") return readPng(bytes).flatMap(({ name, body }) => pickText(name, body));
  if (type === "webp") return readWebp(bytes).flatMap(({ name, body }) => pickText(name, body));
  if (type === "avif")
    return (listHeifMetadata(bytes) ?? []).map(({ from, to }) =>
      skipOffset(bytes.subarray(from, to)),
    );
  if (type !== "jpeg") return [];
  const { segments } = readJpeg(bytes);
  const exif = findExif(segments);
  return [...(exif ? [exif] : []), ...segments.map(({ body }) => body)];
}

const metadataNames = new Set(["eXIf", "EXIF", "XMP ", "iTXt"]);

const pickText = (name: string, body: Uint8Array): readonly Uint8Array[] =>
  metadataNames.has(name) ? [body] : [];

/** Exif in an AVIF begins with the place of its TIFF header (ISO/IEC 23008-12 §A.2.1). */
function skipOffset(item: Uint8Array): Uint8Array {
  const isText = item[0] === 0x3c; // XMP begins with a tag
  return isText || item.length < 8 ? item : item.subarray(4 + toDataView(item).getUint32(0));
}
