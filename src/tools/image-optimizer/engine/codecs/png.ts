import optimise, { init } from "@jsquash/oxipng/optimise.js";
import { createIndexedPng } from "../palette/indexed-png.ts";
import type { Codec, OnProgress } from "./codec.ts";
import { fitSize } from "./fit-size.ts";
import type { Pixels } from "./pixels.ts";

/** Up to this level the level sets the number of colours; above, all 256 of a palette are used; 100 is lossless. */
const levelOfAll = 80;
const minColours = 4;
const maxColours = 256;
/** Measured: the best score per byte (docs/decisions/0022). */
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

/** The number of colours at a level below 100. */
export function getColourCount(level: number): number {
  return Math.max(
    minColours,
    Math.min(maxColours, Math.round(maxColours * (level / levelOfAll) ** 1.5)),
  );
}

/** Reduces to a palette below level 100, keeps every pixel at 100; then oxipng compresses. */
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
