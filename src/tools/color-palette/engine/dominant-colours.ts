import { measureDistance, toHex, toOklab, type Hex, type Oklab } from "./colour.ts";
import { convertOklabToRgb } from "culori/fn";

interface Sample {
  readonly at: Oklab;
  readonly weight: number;
}

const rounds = 24;
/** Two colours of a picture that are nearer than this in OKLab count as one. */
export const minDistinctDistance = 0.06;

/**
 * Finds the dominant colours of a picture, the most frequent first, by k-means in OKLab, where the
 * mean of colours is also their perceived middle. The same picture always gives the same colours.
 * @param pixels red, green, blue and alpha of each pixel, 0 to 255; pixels that are more than half
 *   transparent are ignored
 * @returns at most five colours; fewer where the picture has fewer, none where all pixels are
 *   ignored
 */
export function findDominantColours(pixels: ArrayLike<number>): readonly Hex[] {
  const samples = collectSamples(pixels);
  if (samples.length === 0) return [];
  return removeSimilar(
    clusterSamples(samples, pickSeeds(samples)).sort((a, b) => b.weight - a.weight),
  ).map(({ at }) => oklabToHex(at));
}

/** Counts pixels of similar colours together, with 5 bits per channel. */
function collectSamples(pixels: ArrayLike<number>): readonly Sample[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    if (pixels[i + 3]! < 128) continue;
    const [red, green, blue] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, [red, green, blue, 1]);
    else {
      sum[0] += red;
      sum[1] += green;
      sum[2] += blue;
      sum[3] += 1;
    }
  }
  return [...sums.values()].map(([red, green, blue, count]) => ({
    at: toOklab(
      toHex([Math.round(red / count), Math.round(green / count), Math.round(blue / count)]),
    ),
    weight: count,
  }));
}

/**
 * Chooses the first centres: the heaviest point, then each time the one with the greatest weighted
 * distance to those chosen (k-means++ without randomness).
 */
function pickSeeds(samples: readonly Sample[]): readonly Oklab[] {
  const chosen = [
    samples.reduce((best, sample) => (sample.weight > best.weight ? sample : best)).at,
  ];
  const nearest = samples.map(({ at }) => measureDistance(at, chosen[0]!));
  while (chosen.length < 5) {
    // With the square root of the weight, a small bright area is chosen before large dull ones.
    const far = samples.reduce(
      (best, { weight }, i) =>
        nearest[i]! ** 2 * Math.sqrt(weight) >
        nearest[best]! ** 2 * Math.sqrt(samples[best]!.weight)
          ? i
          : best,
      0,
    );
    if (nearest[far] === 0) break;
    const next = samples[far]!.at;
    chosen.push(next);
    samples.forEach(({ at }, i) => (nearest[i] = Math.min(nearest[i]!, measureDistance(at, next))));
  }
  return chosen;
}

function clusterSamples(samples: readonly Sample[], centres: readonly Oklab[]): Sample[] {
  let means = centres.map((at): Sample => ({ at, weight: 0 }));
  for (let round = 0; round < rounds; round++) {
    const sums = means.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const { at, weight } of samples) {
      const nearest = means.reduce(
        (best, mean, i) =>
          measureDistance(at, mean.at) < measureDistance(at, means[best]!.at) ? i : best,
        0,
      );
      const sum = sums[nearest]!;
      at.forEach((share, axis) => (sum[axis]! += share * weight));
      sum[3] += weight;
    }
    means = sums
      .filter(([, , , weight]) => weight > 0)
      .map(([l, a, b, weight]) => ({ at: [l / weight, a / weight, b / weight], weight }));
  }
  return means;
}

/** Removes colours that look the same as a heavier one. */
function removeSimilar(sorted: readonly Sample[]): readonly Sample[] {
  return sorted.filter(({ at }, i) =>
    sorted.slice(0, i).every((heavier) => measureDistance(at, heavier.at) >= minDistinctDistance),
  );
}

/** The mean of sRGB colours lies in sRGB, except for rounding errors. */
function oklabToHex([l, a, b]: Oklab): Hex {
  const mean = convertOklabToRgb({ l, a, b });
  return toHex(
    [mean.r, mean.g, mean.b].map((share) =>
      Math.max(0, Math.min(255, Math.round(share * 255))),
    ) as unknown as readonly [number, number, number],
  );
}
