import { completeFile } from "../header/complete-file.ts";
import type { Orientation } from "../header/exif.ts";
import { getShownSize, type PictureHeader } from "../header/read-header.ts";
import { createSidewaysProbe } from "../header/sideways-probe.ts";
import { isTooLargeWhole } from "../limits.ts";
import { maxScaledPixels } from "../max-scaled-pixels.ts";
import { getOutputSize, type Settings } from "../settings.ts";
import { DecodeFailure } from "./decode-failure.ts";

interface BitmapOptions {
  readonly settings: Settings;
  /** Whether colours stay as they are stored, because their profile is written too. */
  readonly keepsColours: boolean;
}

interface DecodedBitmap {
  readonly bitmap: ImageBitmap;
  /** Whether colours are as they are stored. */
  readonly isRaw: boolean;
  /** Whether the browser has reduced the picture while it decoded it. */
  readonly isScaled: boolean;
}

/** A picture that is scaled while it is decoded keeps this much more than the result's width. */
const oversampling = 2;

/**
 * Lets the browser decode a picture. It rotates it by its Exif orientation, and converts its
 * colours to sRGB unless the profile is kept. A picture that is too large to be kept whole is
 * reduced by the browser, and one that ends too early is completed first.
 * @throws DecodeFailure
 */
export async function toBitmap(
  bytes: Uint8Array<ArrayBuffer>,
  header: PictureHeader,
  { settings, keepsColours }: BitmapOptions,
): Promise<DecodedBitmap> {
  let isRaw = false;
  const isScaled = isTooLargeWhole(header);
  const shown = getShownSize(header);
  const options: ImageBitmapOptions = {
    imageOrientation: "from-image",
    premultiplyAlpha: "none",
    // A browser that does not support this option never reads it: then colours are converted and no
    // profile is written.
    get colorSpaceConversion(): ColorSpaceConversion {
      isRaw = keepsColours;
      return keepsColours ? "none" : "default";
    },
    ...(isScaled && {
      resizeWidth: Math.min(shown.width, getOutputSize(shown, settings).width * oversampling),
      resizeQuality: "high",
    }),
  };
  const whole = header.isTruncated ? completeFile(bytes, header.type) : bytes;
  try {
    const bitmap = await createImageBitmap(new Blob([whole]), options);
    // The header of some formats is read by the browser alone.
    if (bitmap.width * bitmap.height > maxScaledPixels) throw new DecodeFailure("too-many-pixels");
    return { bitmap, isRaw, isScaled };
  } catch (cause) {
    if (cause instanceof DecodeFailure) throw cause;
    throw new DecodeFailure(isScaled ? "out-of-memory" : getReason(header), { cause });
  }
}

/**
 * A file of a format that not every browser opens is unsupported, any other is damaged. Every
 * browser that the tool supports opens AVIF, so that one which ends too early is damaged.
 */
function getReason({ type, isTruncated }: PictureHeader): "unsupported" | "unreadable" {
  const isUnknown = type === "heic" || type === "jxl" || (type === "avif" && !isTruncated);
  return isUnknown ? "unsupported" : "unreadable";
}

/**
 * The orientation that the browser has not applied: Chromium applies that of JPEG and PNG, but not
 * of WebP.
 */
export async function findRemainingOrientation(
  bytes: Uint8Array,
  { type, orientation, width, height }: PictureHeader,
  bitmap: ImageBitmap,
): Promise<Orientation> {
  if (type !== "webp" || orientation === 1) return 1;
  if (orientation >= 5 && width !== height)
    return bitmap.width > bitmap.height === width > height ? orientation : 1;
  const probe = await createImageBitmap(new Blob([createSidewaysProbe(bytes)]), {
    imageOrientation: "from-image",
  });
  return probe.width > probe.height ? orientation : 1;
}
