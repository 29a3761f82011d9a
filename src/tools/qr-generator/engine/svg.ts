import type { Block, Drawing } from "./drawing.ts";

/** Rounds to the digits that a smooth curve needs. */
export const formatNumber = (value: number): string => String(Number(value.toFixed(3)));

function toBlockPath({
  x,
  y,
  width,
  height,
  radii: [topLeft, topRight, bottomRight, bottomLeft],
}: Block): string {
  const formatArc = (radius: number, dx: number, dy: number): string =>
    radius === 0
      ? ""
      : `a${formatNumber(radius)} ${formatNumber(radius)} 0 0 1 ${formatNumber(dx * radius)} ${formatNumber(dy * radius)}`;
  return [
    `M${formatNumber(x + topLeft)} ${formatNumber(y)}h${formatNumber(width - topLeft - topRight)}`,
    formatArc(topRight, 1, 1),
    `v${formatNumber(height - topRight - bottomRight)}`,
    formatArc(bottomRight, -1, 1),
    `h${formatNumber(bottomRight + bottomLeft - width)}`,
    formatArc(bottomLeft, -1, -1),
    topLeft === 0 ? "" : `v${formatNumber(topLeft + bottomLeft - height)}`,
    formatArc(topLeft, 1, -1),
    "z",
  ].join("");
}

/**
 * Formats the dark areas of a drawing as path data in modules, to be filled by the even-odd rule.
 */
export function toPath({ blocks }: Drawing): string {
  return blocks.map(toBlockPath).join("");
}

/** A logo and its aspect ratio. */
export interface Logo {
  readonly dataUrl: string;
  /** Width divided by height. */
  readonly ratio: number;
}

/**
 * Fits a logo into its box without cropping or stretching it, in modules.
 * @param ratio width divided by height
 * @returns undefined where the drawing has no box
 */
export function placeLogo(
  { logoBox }: Drawing,
  ratio: number,
):
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | undefined {
  if (logoBox === undefined) return undefined;
  const width = logoBox.side * Math.min(1, ratio);
  const height = logoBox.side * Math.min(1, 1 / ratio);
  return {
    x: logoBox.x + (logoBox.side - width) / 2,
    y: logoBox.y + (logoBox.side - height) / 2,
    width,
    height,
  };
}
