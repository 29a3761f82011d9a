import type { Orientation } from "../header/exif.ts";

/**
 * Red, green, blue and alpha, one byte each, row by row from the top; alpha is not premultiplied.
 */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Composes a picture over a background colour, in place. @param background "#rrggbb" */
export function flatten({ data }: Pixels, background: string): void {
  const colour = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    if (alpha === 255) continue;
    for (let c = 0; c < 3; c++)
      data[i + c] = (data[i + c]! * alpha + colour[c]! * (255 - alpha)) / 255;
    data[i + 3] = 255;
  }
}

/**
 * Rotates and mirrors a picture by its Exif orientation, so that it is upright without the
 * orientation.
 */
export function applyOrientation(
  { data, width, height }: Pixels,
  orientation: Orientation,
): Pixels {
  const [isSideways, isMirrored, isUpsideDown] = [
    orientation >= 5,
    [2, 3, 6, 7].includes(orientation),
    [3, 4, 7, 8].includes(orientation),
  ];
  const [toWidth, toHeight] = isSideways ? [height, width] : [width, height];
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < toHeight; y++) {
    for (let x = 0; x < toWidth; x++) {
      const [seenX, seenY] = [
        isMirrored ? toWidth - 1 - x : x,
        isUpsideDown ? toHeight - 1 - y : y,
      ];
      to[y * toWidth + x] = isSideways
        ? from[seenX * width + seenY]!
        : from[seenY * width + seenX]!;
    }
  }
  return { data: new Uint8ClampedArray(to.buffer), width: toWidth, height: toHeight };
}
