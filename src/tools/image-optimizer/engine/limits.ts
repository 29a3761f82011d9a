import type { PictureHeader } from "./header/read-header.ts";
import { maxScaledPixels } from "./max-scaled-pixels.ts";
import type { OutputFormat, Settings } from "./settings.ts";

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
  "format-not-taken",
  "vector",
  "needs-resize",
  "too-many-pixels",
  "too-long",
  "target-missed",
  "out-of-memory",
] as const;
export type FailureCode = (typeof failureCodes)[number];

/**
 * The failure that is already known from the header and the settings, before the picture is
 * decoded.
 */
export function findFailure(
  header: PictureHeader | undefined,
  { isResized }: Pick<Settings, "isResized">,
): FailureCode | undefined {
  if (header === undefined) return "unreadable";
  if (header.type === "svg") return "vector";
  if (header.type === "tiff" || header.type === "ico") return "format-not-taken";
  if (!isTooLargeWhole(header)) return undefined;
  if (header.width * header.height > maxScaledPixels) return "too-many-pixels";
  return isResized ? undefined : "needs-resize";
}

/** Whether a picture has to be reduced while it is decoded. */
export function isTooLargeWhole({ width, height }: PictureHeader): boolean {
  return width * height > maxPixels;
}

/** Whether a format can store a picture of this size in pixels. */
export function canFitFormat(format: OutputFormat, width: number, height: number): boolean {
  return Math.max(width, height) <= maxSidePx[format] && width * height <= maxPixels;
}
