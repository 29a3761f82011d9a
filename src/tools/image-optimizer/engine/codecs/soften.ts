import type { SettingRange } from "./fit-size.ts";
import type { Pixels } from "./pixels.ts";

const steps = 64;

/**
 * Creates steps between two settings of a codec, whose files may differ by 8 %: each step encodes a
 * slightly softened picture at the better setting (decision 21).
 */
export function createSoftener(
  pixels: Pixels,
  encode: (picture: Pixels) => Promise<Uint8Array<ArrayBuffer>>,
): SettingRange {
  return { min: 1, max: steps - 1, encode: (step) => encode(soften(pixels, 1 - step / steps)) };
}

/**
 * Moves every colour towards the mean of its neighbours, which reduces the detail that costs most
 * bytes.
 * @param share 0 changes nothing, 1 replaces the colour by the mean (weights 1 2 1 in both
 *   directions)
 */
function soften({ data, width, height }: Pixels, share: number): Pixels {
  const out = new Uint8ClampedArray(data);
  for (let y = 0; y < height; y++) {
    const [up, down] = [y === 0 ? 0 : -width * 4, y === height - 1 ? 0 : width * 4];
    for (let x = 0; x < width; x++) {
      const [left, right] = [x === 0 ? 0 : -4, x === width - 1 ? 0 : 4];
      const at = (y * width + x) * 4;
      for (let i = at; i < at + 3; i++) {
        const corners =
          data[i + up + left]! +
          data[i + up + right]! +
          data[i + down + left]! +
          data[i + down + right]!;
        const sides = data[i + up]! + data[i + down]! + data[i + left]! + data[i + right]!;
        out[i] = data[i]! + share * ((corners + 2 * sides + 4 * data[i]!) / 16 - data[i]!);
      }
    }
  }
  return { data: out, width, height };
}
