import encode, { init } from "@jsquash/avif/encode.js";
import type { Codec } from "./codec.ts";
import { fitSize } from "./fit-size.ts";
import { soften, type Pixels } from "./pixels.ts";
import { nativeQuality } from "./quality-scale.ts";

/** Above this a phone would work for half a minute: a faster search then costs about a twentieth in size. */
const manyPixels = 4_000_000;
const wholeColours = 3;

async function encodeAvif(pixels: Pixels, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const speed = pixels.width * pixels.height > manyPixels ? 8 : 6;
  return new Uint8Array(await encode(pixels as ImageData, { quality, speed, subsample: wholeColours }));
}

/**
 * libavif with AOM. Its settings lie 4 to 8 % of a file apart; between two of them the picture is softened by a
 * trace, so that the better setting fits (decision 21).
 */
export const avif: Codec = {
  warm: () => init(),
  encode: (pixels, level) => encodeAvif(pixels, Math.round(nativeQuality("avif", level))),
  fit: (pixels, targetBytes, onTry) =>
    fitSize({
      targetBytes,
      coarse: { min: 0, max: 100, encode: (quality) => encodeAvif(pixels, quality) },
      fine: (quality) => ({ min: 1, max: 31, encode: (step) => encodeAvif(soften(pixels, 1 - step / 32), quality + 2) }),
      onTry,
    }),
};
