import encode, { init } from "@jsquash/avif/encode.js";
import type { Codec } from "./codec.ts";
import { fitSize } from "./fit-size.ts";
import { createSoftener } from "./soften.ts";
import type { Pixels } from "./pixels.ts";
import { toNativeQuality } from "./quality-scale.ts";

/**
 * Above this many pixels a phone would need half a minute, so the faster search is used; its files
 * are about 5 % larger.
 */
const maxSlowSearchPixels = 4_000_000;
/** The `subsample` option of the codec for 4:4:4, that is without chroma subsampling. */
const fullChroma = 3;

async function encodeAvif(pixels: Pixels, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const speed = pixels.width * pixels.height > maxSlowSearchPixels ? 8 : 6;
  return new Uint8Array(
    await encode(pixels as ImageData, { quality, speed, subsample: fullChroma }),
  );
}

/**
 * libavif with AOM. Neighbouring quality settings may give the same file, so the next better one is
 * two above.
 */
export const avif: Codec = {
  warm: () => init(),
  encode: (pixels, level) => encodeAvif(pixels, Math.round(toNativeQuality("avif", level))),
  fit: (pixels, targetBytes, onTry) =>
    fitSize({
      targetBytes,
      coarse: { min: 0, max: 100, encode: (quality) => encodeAvif(pixels, quality) },
      createFineRange: (quality) =>
        createSoftener(pixels, (picture) => encodeAvif(picture, quality + 2)),
      onTry,
    }),
};
