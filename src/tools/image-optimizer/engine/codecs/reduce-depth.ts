import type { Pixels } from "./pixels.ts";

/**
 * Rounds red, green and blue to evenly spaced values, black and white among them: a PNG of fewer
 * values is smaller. Alpha stays as it is.
 * @param count of values for each channel, 2 to 256
 */
export function reduceDepth({ data, width, height }: Pixels, count: number): Pixels {
  const rounded = Uint8ClampedArray.from({ length: 256 }, (_, value) =>
    Math.round((Math.round((value * (count - 1)) / 255) * 255) / (count - 1)),
  );
  const out = new Uint8ClampedArray(data);
  for (let i = 0; i < out.length; i += 4) {
    out[i] = rounded[data[i]!]!;
    out[i + 1] = rounded[data[i + 1]!]!;
    out[i + 2] = rounded[data[i + 2]!]!;
  }
  return { data: out, width, height };
}

/** Whether a picture has at most this many colours, those of transparent pixels included. */
export function hasAtMostColours({ data, width, height }: Pixels, maxColours: number): boolean {
  const colours = new Set<number>();
  for (const colour of new Uint32Array(data.buffer, data.byteOffset, width * height))
    if (colours.add(colour).size > maxColours) return false;
  return true;
}
