import optimise, { init } from "@jsquash/oxipng/optimise.js";
import { createIndexedPng } from "../palette/indexed-png.ts";
import type { Codec, OnProgress } from "./codec.ts";
import { fitSize } from "./fit-size.ts";
import type { Pixels } from "./pixels.ts";

/** Up to here the level chooses how many colours; above, all 256 of a palette are used; at 100 none is lost. */
const levelOfAll = 80;
const minColours = 4;
const maxColours = 256;
/** Measured: the highest score for the bytes it costs (decision 22). */
const ditherStrength = 0.6;
const packing = { level: 2, interlace: false, optimiseAlpha: true };

async function pack(png: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await optimise(png.buffer, packing));
}

async function encodeWhole({ data, width, height }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await optimise(new ImageData(data, width, height), packing));
}

async function encodeWithColours(
  pixels: Pixels,
  colours: number,
  strength = ditherStrength,
  onProgress?: OnProgress,
): Promise<Uint8Array<ArrayBuffer>> {
  return pack(createIndexedPng(pixels, colours, strength, onProgress));
}

/** How many colours a level below 100 keeps. */
export function getColourCount(level: number): number {
  return Math.max(
    minColours,
    Math.min(maxColours, Math.round(maxColours * (level / levelOfAll) ** 1.5)),
  );
}

/** A palette of our own choosing below level 100, every pixel as it was at 100; then oxipng. */
export const png: Codec = {
  warm: () => init(),
  encode: (pixels, level, onProgress) =>
    level >= 100
      ? encodeWhole(pixels)
      : encodeWithColours(pixels, getColourCount(level), ditherStrength, (share) =>
          onProgress(share * 0.6),
        ),
  async fit(pixels, targetBytes, onTry) {
    const whole = await encodeWhole(pixels);
    if (whole.length <= targetBytes) return whole;
    return fitSize({
      targetBytes,
      coarse: { min: 2, max: maxColours, encode: (colours) => encodeWithColours(pixels, colours) },
      // With one more colour and less dithering a file lies between the two.
      createFineKnob: (colours) => ({
        min: 0,
        max: 20,
        encode: (step) => encodeWithColours(pixels, colours, ditherStrength + step / 50),
      }),
      onTry,
    });
  },
  repack: pack,
};
