import encode, { init } from "@jsquash/jpeg/encode.js";
import type { Codec } from "./codec.ts";
import { fitSize } from "./fit-size.ts";
import { createSoftener } from "./soften.ts";
import type { Pixels } from "./pixels.ts";
import { toNativeQuality } from "./quality-scale.ts";

async function encodeJpeg(pixels: Pixels, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encode(pixels as ImageData, { quality }));
}

/** mozjpeg: progressive, with trellis quantization. */
export const jpeg: Codec = {
  warm: () => init(),
  encode: (pixels, level) => encodeJpeg(pixels, Math.round(toNativeQuality("jpeg", level))),
  fit: (pixels, targetBytes, onTry) =>
    fitSize({
      targetBytes,
      coarse: { min: 1, max: 100, encode: (quality) => encodeJpeg(pixels, quality) },
      createFineRange: (quality) =>
        createSoftener(pixels, (picture) => encodeJpeg(picture, quality + 1)),
      onTry,
    }),
};
