import type { PictureHeader } from "./header/read-header.ts";
import type { OutputFormat } from "./settings.ts";

/** 10 MB. @see docs/specification.md#image-optimizer */
export const maxBytes = 10 * 1024 * 1024;
/**
 * 50 megapixels fit into a browser's memory several times; a file of 48 KB may declare 400
 * megapixels.
 */
const maxPixels = 50_000_000;

/**
 * The longest side in pixels that each format can store. WebP: 14 bits (RFC 6386 §9.1); JPEG: 16
 * bits; for the others more than this tool needs.
 */
const maxSidePx: Readonly<Record<OutputFormat, number>> = {
  jpeg: 65_535,
  png: 65_535,
  webp: 16_383,
  avif: 65_535,
};

/** Why a file is rejected; the pictures that were chosen before stay. */
export type FileRejection = "not-image" | "too-large";

/**
 * Whether a file is rejected by its media type or its size in bytes; undefined where it is
 * accepted.
 */
export function findRejection({
  type,
  size,
}: {
  readonly type: string;
  readonly size: number;
}): FileRejection | undefined {
  if (!type.startsWith("image/")) return "not-image";
  return size > maxBytes ? "too-large" : undefined;
}

/** Why an accepted picture cannot be optimized. */
export const failureCodes = [
  "unreadable",
  "unsupported",
  "too-many-pixels",
  "too-long",
  "target-missed",
  "out-of-memory",
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** The failure that is already known from the header, before the picture is decoded. */
export function findFailure(header: PictureHeader | undefined): FailureCode | undefined {
  if (header === undefined) return "unreadable";
  if (header.type === "svg" || header.type === "tiff" || header.type === "jxl")
    return "unsupported";
  return header.width * header.height > maxPixels ? "too-many-pixels" : undefined;
}

/** Whether a format can store a picture of this size in pixels. */
export function canFitFormat(format: OutputFormat, width: number, height: number): boolean {
  return Math.max(width, height) <= maxSidePx[format] && width * height <= maxPixels;
}
