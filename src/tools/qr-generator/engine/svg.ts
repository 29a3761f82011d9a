import type { Block, Drawing } from "./drawing.ts";
import type { Look } from "./style.ts";

/** As few digits as keep a curve smooth. */
const short = (value: number): string => String(Number(value.toFixed(3)));

function blockPath({
  x,
  y,
  width,
  height,
  radii: [topLeft, topRight, bottomRight, bottomLeft],
}: Block): string {
  const arc = (radius: number, dx: number, dy: number): string =>
    radius === 0
      ? ""
      : `a${short(radius)} ${short(radius)} 0 0 1 ${short(dx * radius)} ${short(dy * radius)}`;
  return [
    `M${short(x + topLeft)} ${short(y)}h${short(width - topLeft - topRight)}`,
    arc(topRight, 1, 1),
    `v${short(height - topRight - bottomRight)}`,
    arc(bottomRight, -1, 1),
    `h${short(bottomRight + bottomLeft - width)}`,
    arc(bottomLeft, -1, -1),
    topLeft === 0 ? "" : `v${short(topLeft + bottomLeft - height)}`,
    arc(topLeft, 1, -1),
    "z",
  ].join("");
}

/** The dark of a drawing as the data of one path, in modules, to be filled by the even-odd rule. */
export function pathOf({ blocks }: Drawing): string {
  return blocks.map(blockPath).join("");
}

/** A picture that stands in a square as large as it can without being cut or stretched. */
export interface Logo {
  readonly dataUrl: string;
  /** Width through height. */
  readonly ratio: number;
}

export function logoPlace(
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

/**
 * A drawing as an SVG file.
 * @param width its width and height with a unit, as `40mm` or `300`
 */
export function svgFile(
  drawing: Drawing,
  look: Pick<Look, "foreground" | "background" | "isTransparent">,
  width: string,
  logo?: Logo,
): string {
  const side = short(drawing.side);
  const place = logo === undefined ? undefined : logoPlace(drawing, logo.ratio);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${side} ${side}">`,
    look.isTransparent ? "" : `<path fill="${look.background}" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="${look.foreground}" fill-rule="evenodd" d="${pathOf(drawing)}"/>`,
    place === undefined
      ? ""
      : `<image x="${short(place.x)}" y="${short(place.y)}" width="${short(place.width)}" height="${short(place.height)}" preserveAspectRatio="none" href="${logo!.dataUrl}"/>`,
    "</svg>",
  ].join("");
}
