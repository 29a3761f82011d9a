/** Red, green, blue and alpha of one byte each, row by row from the top; alpha is not multiplied in. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export function hasAlpha({ data }: Pixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true;
  return false;
}

/** Lays a picture over a colour, in place: what is half transparent is mixed with it. @param background "#rrggbb" */
export function flatten({ data }: Pixels, background: string): void {
  const colour = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    if (alpha === 255) continue;
    for (let c = 0; c < 3; c++) data[i + c] = (data[i + c]! * alpha + colour[c]! * (255 - alpha)) / 255;
    data[i + 3] = 255;
  }
}

/**
 * Moves every colour towards the mean of its neighbours, which takes away what is hardest to code.
 * @param share 0 changes nothing, 1 puts the mean (weights 1 2 1 both ways) in the place of the colour
 */
export function soften({ data, width, height }: Pixels, share: number): Pixels {
  const out = new Uint8ClampedArray(data);
  for (let y = 0; y < height; y++) {
    const [up, down] = [y === 0 ? 0 : -width * 4, y === height - 1 ? 0 : width * 4];
    for (let x = 0; x < width; x++) {
      const [left, right] = [x === 0 ? 0 : -4, x === width - 1 ? 0 : 4];
      const at = (y * width + x) * 4;
      for (let i = at; i < at + 3; i++) {
        const corners = data[i + up + left]! + data[i + up + right]! + data[i + down + left]! + data[i + down + right]!;
        const sides = data[i + up]! + data[i + down]! + data[i + left]! + data[i + right]!;
        out[i] = data[i]! + share * ((corners + 2 * sides + 4 * data[i]!) / 16 - data[i]!);
      }
    }
  }
  return { data: out, width, height };
}
