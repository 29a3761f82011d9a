import optimise, { init } from "@jsquash/oxipng/optimise.js";
import { createIndexedPng } from "../palette/indexed-png.ts";
import type { Codec, OnProgress } from "./codec.ts";
import { fitSize } from "./fit-size.ts";
import type { Pixels } from "./pixels.ts";
import { hasAtMostColours, reduceDepth } from "./reduce-depth.ts";

/**
 * At this level a palette has all 256 colours; below it the level sets their number. Above it every
 * pixel keeps its own colour, in more and more values for each channel, and level 100 is lossless.
 */
const fullPaletteLevel = 80;
const minColours = 4;
const maxColours = 256;
/**
 * The fewest values of a channel: at 64 a photograph of the Kodak set scores 92 by SSIMULACRA 2,
 * and with 256 dithered colours 89.
 */
const minDepth = 64;
const maxDepth = 200;
/** A target size may need fewer: at 48 the score is 91, still more than with 256 colours. */
const minFittingDepth = 48;
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

/** The number of values of each channel at a level from 81 to 99. */
export function getDepth(level: number): number {
  const share = (level - fullPaletteLevel - 1) / (99 - fullPaletteLevel - 1);
  return Math.round(minDepth * (maxDepth / minDepth) ** share);
}

/** Finds a file between that of 256 colours and the lossless one. */
function fitDepth(
  pixels: Pixels,
  targetBytes: number,
  onTry: OnProgress,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return fitSize({
    targetBytes,
    coarse: {
      min: minFittingDepth,
      max: 255,
      encode: (depth) => encodeWhole(reduceDepth(pixels, depth)),
    },
    onTry,
  });
}

/**
 * Reduces the colours to a palette up to level 80 and keeps every pixel at 100; then oxipng
 * compresses.
 */
export const png: Codec = {
  warm: () => init(),
  encode: (pixels, level, onProgress) =>
    level >= 100
      ? encodeWhole(pixels)
      : level > fullPaletteLevel && !hasAtMostColours(pixels, maxColours)
        ? encodeWhole(reduceDepth(pixels, getDepth(level)))
        : encodeWithColours(pixels, getColourCount(level), ditherStrength, (share) =>
            onProgress(share * 0.6),
          ),
  async fit(pixels, targetBytes, onTry) {
    const whole = await encodeWhole(pixels);
    if (whole.length <= targetBytes) return whole;
    const indexed = await encodeWithColours(pixels, maxColours);
    if (indexed.length <= targetBytes) {
      const deeper = await fitDepth(pixels, targetBytes, onTry);
      return deeper !== undefined && deeper.length > indexed.length ? deeper : indexed;
    }
    return fitSize({
      targetBytes,
      coarse: {
        min: 2,
        max: maxColours - 1,
        encode: (colours) => encodeWithColours(pixels, colours),
      },
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
