import { unzlibSync, zlibSync } from "fflate";
import { concat, readName } from "./bytes.ts";
import { findProfile, createProfileSegments, readJpeg, writeJpeg } from "./jpeg.ts";
import { readPng, writePng } from "./png.ts";
import type { PictureType } from "./read-header.ts";
import {
  readCanvas,
  createExtendedHeader,
  readFrame,
  readWebp,
  webpFlag,
  writeWebp,
} from "./webp.ts";

/**
 * The maximum size of a decompressed profile, far above that of the profiles of cameras and
 * screens.
 */
const maxProfileBytes = 4 * 1024 * 1024;

/**
 * Reads the ICC profile of a JPEG, PNG or WebP file; undefined where there is none or it cannot be
 * read.
 */
export function readProfile(bytes: Uint8Array, type: PictureType): Uint8Array | undefined {
  if (type === "jpeg") return findProfile(readJpeg(bytes).segments);
  if (type === "webp") return readWebp(bytes).find(({ name }) => name === "ICCP")?.body;
  if (type !== "png") return undefined;
  const body = readPng(bytes).find(({ name }) => name === "iCCP")?.body;
  if (body === undefined) return undefined;
  try {
    return unzlibSync(body.subarray(body.indexOf(0) + 2), {
      out: new Uint8Array(maxProfileBytes),
    });
  } catch {
    return undefined; // as browsers do, an unreadable profile is ignored
  }
}

/** Where a profile names the colours that it describes (ICC.1, 7.2). */
const colourSpaceAt = 16;

/**
 * Reads the profile that may be written into the result: the result is RGB, so that the profile of
 * a CMYK or grey picture would give it wrong colours.
 */
export function readRgbProfile(bytes: Uint8Array, type: PictureType): Uint8Array | undefined {
  const profile = readProfile(bytes, type);
  return profile !== undefined && readName(profile, colourSpaceAt) === "RGB " ? profile : undefined;
}

/**
 * Whether a profile is written into this format; for AVIF colours are converted to sRGB instead.
 */
export function canHoldProfile(type: PictureType): boolean {
  return type === "jpeg" || type === "png" || type === "webp";
}

/** Returns the file with an ICC profile added. */
export function addProfile(
  bytes: Uint8Array<ArrayBuffer>,
  type: PictureType,
  profile: Uint8Array,
): Uint8Array<ArrayBuffer> {
  if (type === "jpeg") {
    const { segments, scans } = readJpeg(bytes);
    return writeJpeg({
      segments: segments.toSpliced(1, 0, ...createProfileSegments(profile)),
      scans,
    });
  }
  if (type === "png") {
    const body = concat([new TextEncoder().encode("ICC\0\0"), zlibSync(profile, { level: 9 })]);
    return writePng(readPng(bytes).toSpliced(1, 0, { name: "iCCP", body }));
  }
  return type === "webp" ? addWebpProfile(bytes, profile) : bytes;
}

function addWebpProfile(bytes: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = readWebp(bytes);
  const extended = chunks.find(({ name }) => name === "VP8X");
  const others = chunks.filter(({ name }) => name !== "VP8X" && name !== "ICCP");
  const frame = others.map(readFrame).find((found) => found !== undefined);
  const canvas = extended
    ? readCanvas(extended)
    : {
        flags: frame?.hasAlpha ? webpFlag.alpha : 0,
        width: frame?.width ?? 1,
        height: frame?.height ?? 1,
      };
  return writeWebp([
    createExtendedHeader(canvas.flags | webpFlag.profile, canvas.width, canvas.height),
    { name: "ICCP", body: profile },
    ...others,
  ]);
}
