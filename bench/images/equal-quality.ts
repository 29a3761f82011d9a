import sharp from "sharp";
import type { Pixels } from "#tools/image-optimizer/engine/codecs/pixels.ts";
import type { Raster } from "./ssimulacra2.ts";

/** Encodes one picture at a quality from 1 to 100. */
export type Candidate = (quality: number) => Promise<Uint8Array>;

export async function toPixels(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/**
 * Finds the size at which a candidate reaches a score, by geometric interpolation between the two
 * nearest whole qualities.
 * @param guess the quality at which the search starts
 */
export async function findQuality(
  score: number,
  candidate: Candidate,
  computeScore: (picture: Raster) => number,
  guess: number,
): Promise<{ readonly bytes: number; readonly quality: number }> {
  const known = new Map<number, { readonly bytes: number; readonly score: number }>();
  const at = async (quality: number) => {
    const made = known.get(quality);
    if (made) return made;
    const file = await candidate(quality);
    const result = { bytes: file.length, score: computeScore(await toPixels(file)) };
    known.set(quality, result);
    return result;
  };
  const isEnough = async (quality: number) => (await at(quality)).score >= score;
  let [low, high] = [1, 100];
  // Searches from the guess with growing steps, then between the two qualities that enclose the
  // score.
  for (let quality = Math.round(guess), step = 2; high - low > 1; step *= 2) {
    if (await isEnough(quality)) high = quality;
    else low = quality;
    if (low > 1 && high < 100) break;
    quality = low > 1 ? Math.min(99, low + step) : Math.max(2, high - step);
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (await isEnough(middle)) high = middle;
    else low = middle;
  }
  const [below, above] = [await at(low), await at(high)];
  const share = Math.min(1, Math.max(0, (score - below.score) / (above.score - below.score)));
  return { bytes: below.bytes * (above.bytes / below.bytes) ** share, quality: low + share };
}

export function computeMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
