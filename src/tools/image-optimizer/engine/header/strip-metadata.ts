import { createExif, readOrientation } from "./exif.ts";
import { findExif, createExifSegment, isProfile, readJpeg, writeJpeg } from "./jpeg.ts";
import { readPng, writePng } from "./png.ts";
import type { PictureType } from "./read-header.ts";
import { stripHeif } from "./strip-heif.ts";
import { readCanvas, createExtendedHeader, readWebp, webpFlag, writeWebp } from "./webp.ts";

/**
 * Removes metadata such as place, device, dates, names and previews. The picture data, the colour
 * profile and the orientation stay, so that the picture looks the same.
 * @returns undefined for a type whose metadata cannot be removed
 */
export function stripMetadata(
  bytes: Uint8Array,
  type: PictureType,
): Uint8Array<ArrayBuffer> | undefined {
  if (type === "jpeg") return stripJpeg(bytes);
  if (type === "png") return stripPng(bytes);
  if (type === "avif") return stripHeif(bytes);
  return type === "webp" ? stripWebp(bytes) : undefined;
}

const adobe = 0xee; // contains the colour encoding, without which CMYK is decoded wrongly
const firstApp = 0xe0;
const lastApp = 0xef;
const comment = 0xfe;

function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { segments, scans } = readJpeg(bytes);
  const keptParts = segments.filter((segment) => {
    const { marker } = segment;
    return (
      marker === firstApp ||
      marker === adobe ||
      isProfile(segment) ||
      ((marker < firstApp || marker > lastApp) && marker !== comment)
    );
  });
  const exif = findExif(segments);
  const orientation = exif ? readOrientation(exif) : 1;
  const place = keptParts.findIndex(({ marker }) => marker !== firstApp);
  const turned =
    orientation === 1
      ? keptParts
      : keptParts.toSpliced(
          place === -1 ? keptParts.length : place,
          0,
          createExifSegment(createExif(orientation)),
        );
  return writeJpeg({ segments: turned, scans: stripTail(scans) });
}

/** Removes data after the end marker, often a second picture with its own place and date. */
function stripTail(scans: Uint8Array): Uint8Array {
  let at = 0;
  while (at + 1 < scans.length) {
    if (scans[at] === 0xff && scans[at + 1] === 0xd9) return scans.subarray(0, at + 2);
    // Segments between scans are skipped by their length, because they may contain the end marker
    // by chance.
    const marker = scans[at] === 0xff ? scans[at + 1]! : 0;
    const isSegment = marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd8) && marker !== 0xff;
    at += isSegment && at + 3 < scans.length ? 2 + ((scans[at + 2]! << 8) | scans[at + 3]!) : 1;
  }
  return scans;
}

const metadataChunks = new Set(["tEXt", "zTXt", "iTXt", "tIME", "eXIf", "dSIG"]);

function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = readPng(bytes);
  const exif = chunks.find(({ name }) => name === "eXIf")?.body;
  const orientation = exif ? readOrientation(exif) : 1;
  const keptParts = chunks.filter(({ name }) => !metadataChunks.has(name));
  return writePng(
    orientation === 1
      ? keptParts
      : keptParts.toSpliced(1, 0, { name: "eXIf", body: createExif(orientation) }),
  );
}

function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = readWebp(bytes);
  const exif = chunks.find(({ name }) => name === "EXIF")?.body;
  const orientation = exif ? readOrientation(exif) : 1;
  const keptParts = chunks
    .filter(({ name }) => name !== "XMP " && name !== "EXIF")
    .map((chunk) => {
      if (chunk.name !== "VP8X" || chunk.body.length < 10) return chunk;
      const { flags, width, height } = readCanvas(chunk);
      return createExtendedHeader(
        (flags & ~(webpFlag.xmp | webpFlag.exif)) | (orientation === 1 ? 0 : webpFlag.exif),
        width,
        height,
      );
    });
  return writeWebp(
    orientation === 1 ? keptParts : [...keptParts, { name: "EXIF", body: createExif(orientation) }],
  );
}
