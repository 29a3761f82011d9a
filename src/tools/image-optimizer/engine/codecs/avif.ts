import encode, { init } from "@jsquash/avif/encode.js";
import type { Codec } from "./codec.ts";
import { fitSize } from "./fit-size.ts";
import { createSoftener } from "./soften.ts";
import type { Pixels } from "./pixels.ts";
import { toNativeQuality } from "./quality-scale.ts";

/** Above this many pixels a phone would need half a minute; the faster search makes files about 5 % larger. */
const manyPixels = 4_000_000;
const wholeColours = 3;

async function encodeAvif(pixels: Pixels, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const speed = pixels.width * pixels.height > manyPixels ? 8 : 6;
  return new Uint8Array(
    await encode(pixels as ImageData, { quality, speed, subsample: wholeColours }),
  );
}

/**
 * libavif with AOM. Neighbouring quality settings may give the same file, so the next better one is two above.
 */
export const avif: Codec = {
  warm: () => init(),
  encode: (pixels, level) => encodeAvif(pixels, Math.round(toNativeQuality("avif", level))),
  fit: (pixels, targetBytes, onTry) =>
    fitSize({
      targetBytes,
      coarse: { min: 0, max: 100, encode: (quality) => encodeAvif(pixels, quality) },
      createFineKnob: (quality) =>
        createSoftener(pixels, (picture) => encodeAvif(picture, quality + 2)),
      onTry,
    }),
};
