import { concat, toDataView } from "./bytes.ts";

/** A part of a JPEG file between two markers; `body` is without marker and length. */
export interface JpegSegment {
  readonly marker: number;
  readonly body: Uint8Array;
}

interface JpegFile {
  readonly segments: readonly JpegSegment[];
  /** The unchanged bytes from the first scan to the end. */
  readonly scans: Uint8Array;
}

/**
 * Pictures have some hundreds of segments at most, and ten megabytes of empty ones would hold up
 * the page for half a minute.
 */
export const maxSegments = 100_000;

const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Splits a JPEG file into segments up to its first scan; in a file that ends earlier `scans` is
 * empty. It is read as ending after `maxSegments`.
 * @see ITU-T T.81, annex B
 */
export function readJpeg(bytes: Uint8Array): JpegFile {
  const view = toDataView(bytes);
  const segments: JpegSegment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && segments.length < maxSegments) {
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1; // a fill byte (ITU-T T.81, B.1.1.2)
      continue;
    }
    if (marker === startOfScan || marker === endOfImage)
      return { segments, scans: bytes.subarray(at) };
    const length = view.getUint16(at + 2);
    if (length < 2) break;
    segments.push({ marker, body: bytes.subarray(at + 4, at + 2 + length) });
    at += 2 + length;
  }
  return { segments, scans: bytes.subarray(bytes.length) };
}

/**
 * Counts the scans of a JPEG file. Within a scan's data a marker's first byte is followed by zero
 * (ITU-T T.81, B.1.1.5), so that what looks like a start of scan is one.
 * @param scans the bytes from the first scan to the end
 */
export function countScans(scans: Uint8Array): number {
  let count = 0;
  for (let at = scans.indexOf(0xff); at >= 0; at = scans.indexOf(0xff, at + 1))
    if (scans[at + 1] === startOfScan) count++;
  return count;
}

/** Joins segments and scans to a JPEG file. */
export function writeJpeg({ segments, scans }: JpegFile): Uint8Array<ArrayBuffer> {
  const parts = segments.flatMap(({ marker, body }) => [
    Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255),
    body,
  ]);
  return concat([Uint8Array.of(0xff, 0xd8), ...parts, scans]);
}

/**
 * Whether a segment is a frame header: SOF0 to SOF15 without DHT, JPG and DAC, whose markers are in
 * the same range.
 */
export function isFrame({ marker }: JpegSegment): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

const exifStart = "Exif\0\0";
const profileStart = "ICC_PROFILE\0";

function hasStart({ body }: JpegSegment, start: string): boolean {
  return (
    body.length >= start.length && [...start].every((letter, i) => body[i] === letter.charCodeAt(0))
  );
}

const isExif = (segment: JpegSegment): boolean =>
  segment.marker === 0xe1 && hasStart(segment, exifStart);
/** Whether a segment contains a piece of the ICC profile. */
export const isProfile = (segment: JpegSegment): boolean =>
  segment.marker === 0xe2 && hasStart(segment, profileStart);

/** The Exif data, which begin with a TIFF header; undefined where there are none. */
export function findExif(segments: readonly JpegSegment[]): Uint8Array | undefined {
  return segments.find(isExif)?.body.subarray(exifStart.length);
}

/** The segment that contains Exif data. @param tiff the data, beginning with a TIFF header */
export function createExifSegment(tiff: Uint8Array): JpegSegment {
  return { marker: 0xe1, body: concat([new TextEncoder().encode(exifStart), tiff]) };
}

/**
 * Joins the pieces of the ICC profile, which are numbered from 1 (ICC.1, annex B.4); undefined
 * where there is none.
 */
export function findProfile(segments: readonly JpegSegment[]): Uint8Array | undefined {
  const pieces = segments
    .filter(isProfile)
    .toSorted((a, b) => a.body[profileStart.length]! - b.body[profileStart.length]!);
  return pieces.length === 0
    ? undefined
    : concat(pieces.map(({ body }) => body.subarray(profileStart.length + 2)));
}

/** The 65,533 bytes of a segment without the 14 of the profile's header. */
const maxPieceBytes = 65_519;

/** Splits an ICC profile into segments (ICC.1, annex B.4). */
export function createProfileSegments(profile: Uint8Array): readonly JpegSegment[] {
  const count = Math.ceil(profile.length / maxPieceBytes);
  return Array.from({ length: count }, (_, i) => ({
    marker: 0xe2,
    body: concat([
      new TextEncoder().encode(profileStart),
      Uint8Array.of(i + 1, count),
      profile.subarray(i * maxPieceBytes, (i + 1) * maxPieceBytes),
    ]),
  }));
}
