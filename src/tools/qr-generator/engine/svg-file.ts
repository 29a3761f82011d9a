import type { Drawing } from "./drawing.ts";
import type { QrStyle } from "./style.ts";
import { formatNumber, placeLogo, toPath, type Logo } from "./svg.ts";

/**
 * Formats a drawing as an SVG file.
 * @param width its width and height with a unit, as `40mm` or `300`
 */
export function formatSvg(
  drawing: Drawing,
  style: Pick<QrStyle, "foreground" | "background" | "isTransparent">,
  width: string,
  logo?: Logo,
): string {
  const side = formatNumber(drawing.side);
  const place = logo === undefined ? undefined : placeLogo(drawing, logo.ratio);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${side} ${side}">`,
    style.isTransparent ? "" : `<path fill="${style.background}" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="${style.foreground}" fill-rule="evenodd" d="${toPath(drawing)}"/>`,
    place === undefined
      ? ""
      : `<image x="${formatNumber(place.x)}" y="${formatNumber(place.y)}" width="${formatNumber(place.width)}" height="${formatNumber(place.height)}" preserveAspectRatio="none" href="${logo!.dataUrl}"/>`,
    "</svg>",
  ].join("");
}
