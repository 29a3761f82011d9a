import encode, { init } from "@jsquash/webp/encode.js";
import type { Codec } from "./codec.ts";
import { fitSize } from "./fit-size.ts";
import { createSoftener } from "./soften.ts";
import type { Pixels } from "./pixels.ts";
import { toNativeQuality } from "./quality-scale.ts";

/**
 * The slowest method, sharp chroma subsampling and a gentle adaptive deblocking filter: at equal
 * SSIMULACRA 2 score a tenth smaller than with libwebp's defaults (decision 21).
 */
const tuning = {
  method: 6,
  use_sharp_yuv: 1,
  sns_strength: 60,
  autofilter: 1,
  filter_strength: 20,
  filter_sharpness: 7,
} as const;
/** libwebp accepts fractions of a quality setting; this is the smallest one that is tried. */
const fineStep = 0.05;
const fineSteps = 20;

async function encodeWebp(pixels: Pixels, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encode(pixels as ImageData, { ...tuning, quality }));
}

/** libwebp, lossy, with lossless alpha. */
export const webp: Codec = {
  warm: () => init(),
  encode: (pixels, level) => encodeWebp(pixels, toNativeQuality("webp", level)),
  fit: (pixels, targetBytes, onTry) =>
    fitSize({
      targetBytes,
      coarse: { min: 0, max: 100, encode: (quality) => encodeWebp(pixels, quality) },
      createFineRange: (quality) => ({
        min: 1,
        max: fineSteps - 1,
        encode: (step) => encodeWebp(pixels, quality + step * fineStep),
      }),
      // Its adaptive filter makes the size jump at some settings: there a softer picture fits.
      createFinestRange: (step, quality) =>
        createSoftener(pixels, (picture) => encodeWebp(picture, quality + (step + 1) * fineStep)),
      onTry,
    }),
};
