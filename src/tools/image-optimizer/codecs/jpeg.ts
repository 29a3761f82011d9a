import encode, { init } from "@jsquash/jpeg/encode.js";
import type { Codec } from "./codec.ts";
import { fitSize } from "./fit-size.ts";
import type { Pixels } from "./pixels.ts";
import { nativeQuality } from "./quality-scale.ts";

/** Steps by which the colours may be better than the lightness: each moves a photograph's size by about a percent. */
const mostColourSteps = 24;

async function encodeJpeg(pixels: Pixels, quality: number, colourSteps = 0): Promise<Uint8Array<ArrayBuffer>> {
  const colours = colourSteps === 0 ? {} : { separate_chroma_quality: true, chroma_quality: Math.min(100, quality + colourSteps) };
  return new Uint8Array(await encode(pixels as ImageData, { quality, ...colours }));
}

/** mozjpeg: progressive, with trellis quantization. */
export const jpeg: Codec = {
  warm: () => init(),
  encode: (pixels, level) => encodeJpeg(pixels, Math.round(nativeQuality("jpeg", level))),
  fit: (pixels, targetBytes, onTry) =>
    fitSize({
      targetBytes,
      coarse: { min: 1, max: 100, encode: (quality) => encodeJpeg(pixels, quality) },
      fine: (quality) => ({ min: 1, max: mostColourSteps, encode: (steps) => encodeJpeg(pixels, quality, steps) }),
      onTry,
    }),
};
