import initResize, { resize } from "@jsquash/resize/lib/resize/pkg/squoosh_resize.js";
import { canHoldProfile, readProfile, readRgbProfile } from "../header/colour-profile.ts";
import { getShownSize, readHeader, type PictureHeader } from "../header/read-header.ts";
import { hasPlace } from "../header/place.ts";
import { stripMetadata } from "../header/strip-metadata.ts";
import { findFailure, canFitFormat } from "../limits.ts";
import { getOutputSize, type Settings } from "../settings.ts";
import type { EncodedFile } from "./codec.ts";
import { DecodeFailure } from "./decode-failure.ts";
import { findRemainingOrientation, toBitmap } from "./to-bitmap.ts";
import { flatten, applyOrientation, type Pixels } from "./pixels.ts";

export interface DecodeJob {
  readonly blob: Blob;
  readonly settings: Settings;
}

export interface Decoded {
  readonly header: PictureHeader;
  readonly pixels: Pixels;
  readonly profile: Uint8Array | undefined;
  /**
   * The original file without metadata; undefined for formats from which metadata cannot be
   * removed.
   */
  readonly stripped: EncodedFile | undefined;
  /** Whether the original file has metadata. */
  readonly hasMetadata: boolean;
  /** Whether the original file says where the picture was taken. */
  readonly hasPlace: boolean;
  /**
   * Whether the original file may be recompressed: it contains these pixels, or finer ones, and no
   * setting changes them.
   */
  readonly isUnchanged: boolean;
}

/**
 * Side in pixels of the canvas through which pixels are read; iOS allows 16.7 megapixels, and a
 * photo may have more.
 */
const tilePx = 2048;
const lanczos3 = 3;

/**
 * Decodes, rotates, resizes and flattens a picture by the settings. Runs in a worker, where
 * OffscreenCanvas does not block the page.
 * @param onProgress called with a share from 0 to 1
 * @throws DecodeFailure
 */
export async function decode(
  { blob, settings }: DecodeJob,
  onProgress: (share: number) => void,
): Promise<Decoded> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const header = readHeader(bytes);
  const failure = findFailure(header, settings);
  if (failure !== undefined || header === undefined)
    throw new DecodeFailure(failure ?? "unreadable");
  onProgress(0.1);

  const profile =
    settings.keepsProfile && canHoldProfile(settings.format)
      ? readRgbProfile(bytes, header.type)
      : undefined;
  const { bitmap, isRaw, isScaled } = await toBitmap(bytes, header, {
    settings,
    keepsColours: profile !== undefined,
  });
  const remainingOrientation = await findRemainingOrientation(bytes, header, bitmap);
  const shown = remainingOrientation >= 5 ? { width: bitmap.height, height: bitmap.width } : bitmap;
  const size = getOutputSize(isScaled ? getShownSize(header) : shown, settings);
  if (!canFitFormat(settings.format, size.width, size.height)) throw new DecodeFailure("too-long");
  onProgress(0.5);

  const stored = readPixels(bitmap);
  bitmap.close();
  const read = remainingOrientation === 1 ? stored : applyOrientation(stored, remainingOrientation);
  // A canvas without enough memory stays transparent.
  if (read.data[3] === 0 && isOpaque(header)) throw new DecodeFailure("out-of-memory");
  onProgress(0.7);
  const isSameSize = size.width === read.width && size.height === read.height;
  const pixels = isSameSize ? read : await resizePixels(read, size.width, size.height);
  if (settings.format === "jpeg") flatten(pixels, settings.background);
  const isPlain =
    header.orientation === 1 &&
    !header.isAnimated &&
    !header.isTruncated &&
    readProfile(bytes, header.type) === undefined;
  const stripped = stripMetadata(bytes, header.type);
  return {
    header,
    pixels,
    profile: isRaw ? profile : undefined,
    stripped,
    hasPlace: hasPlace(bytes, header.type),
    hasMetadata: stripped !== undefined && !isEqual(stripped, bytes),
    isUnchanged: isSameSize && isPlain,
  };
}

/** Whether a format has no transparency; the others are not compared. */
const isOpaque = ({ type, hasAlpha }: PictureHeader): boolean =>
  type === "jpeg" || (type === "bmp" && hasAlpha !== true);

const isEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

function readPixels(bitmap: ImageBitmap): Pixels {
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(Math.min(width, tilePx), Math.min(height, tilePx));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new DecodeFailure("out-of-memory");
  context.globalCompositeOperation = "copy";
  const data = new Uint8ClampedArray(width * height * 4);
  for (let top = 0; top < height; top += tilePx) {
    for (let left = 0; left < width; left += tilePx) {
      const [w, h] = [Math.min(tilePx, width - left), Math.min(tilePx, height - top)];
      context.drawImage(bitmap, left, top, w, h, 0, 0, w, h);
      const tile = context.getImageData(0, 0, w, h).data;
      for (let y = 0; y < h; y++)
        data.set(tile.subarray(y * w * 4, (y + 1) * w * 4), ((top + y) * width + left) * 4);
    }
  }
  return { data, width, height };
}

/**
 * Lanczos 3 on sRGB bytes, with premultiplied alpha so that transparent pixels do not bleed into
 * others.
 */
async function resizePixels(
  { data, width, height }: Pixels,
  toWidth: number,
  toHeight: number,
): Promise<Pixels> {
  await initResize();
  const out = resize(
    new Uint8Array(data.buffer),
    width,
    height,
    toWidth,
    toHeight,
    lanczos3,
    true,
    false,
  );
  return {
    data: new Uint8ClampedArray(out.buffer as ArrayBuffer, out.byteOffset, out.length),
    width: toWidth,
    height: toHeight,
  };
}
