import type { Knob } from "./fit-size.ts";
import type { Pixels } from "./pixels.ts";

const steps = 64;

/**
 * A knob between two settings of a codec, which may lie 8 % of a file apart: the better setting, of a picture that is
 * softened by a trace, so that it fits (decision 21).
 */
export function createSoftener(
  pixels: Pixels,
  encode: (picture: Pixels) => Promise<Uint8Array<ArrayBuffer>>,
): Knob {
  return { min: 1, max: steps - 1, encode: (step) => encode(soften(pixels, 1 - step / steps)) };
}

/**
 * Moves every colour towards the mean of its neighbours, which takes away what is hardest to code.
 * @param share 0 changes nothing, 1 puts the mean (weights 1 2 1 both ways) in the place of the colour
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
