import optimise, { init } from "@jsquash/oxipng/optimise.js";
import { createIndexedPng } from "../palette/indexed-png.ts";
import type { Codec, OnProgress } from "./codec.ts";
import { fitSize } from "./fit-size.ts";
import type { Pixels } from "./pixels.ts";

/**
 * From this level on a palette has all 256 colours; below it the level sets their number. Level 100
 * is lossless.
 */
const fullPaletteLevel = 80;
const minColours = 4;
const maxColours = 256;
/** Measured: this strength gives the best score per byte (decision 22). */
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

/** The number of colours of a palette at a level from 1 to 99. */
export function getColourCount(level: number): number {
  return Math.max(
    minColours,
    Math.min(maxColours, Math.round(maxColours * (level / fullPaletteLevel) ** 1.5)),
  );
}

/**
 * Reduces the colours to a palette below level 100 and keeps every pixel at 100; then oxipng
 * compresses.
 */
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
      // One more colour with less dithering gives a size between the two settings.
      createFineRange: (colours) => ({
        min: 0,
        max: 20,
        encode: (step) => encodeWithColours(pixels, colours, ditherStrength + step / 50),
      }),
      onTry,
    });
  },
  repack: pack,
};
