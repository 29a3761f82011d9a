import type { Drawing } from "../engine/drawing.ts";
import type { LoadedLogo } from "./logo.ts";
import type { QrStyle } from "../engine/style.ts";
import { placeLogo, toPath } from "../engine/svg.ts";

/** Paints a drawing on a square canvas of the given side in pixels. */
export function paint(
  drawing: Drawing,
  {
    foreground,
    background,
    isTransparent,
  }: Pick<QrStyle, "foreground" | "background" | "isTransparent">,
  sizePx: number,
  logo?: LoadedLogo,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = sizePx;
  canvas.height = sizePx;
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  if (!isTransparent) {
    context.fillStyle = background;
    context.fillRect(0, 0, sizePx, sizePx);
  }
  context.scale(sizePx / drawing.side, sizePx / drawing.side);
  context.fillStyle = foreground;
  context.fill(new Path2D(toPath(drawing)), "evenodd");
  const place = logo === undefined ? undefined : placeLogo(drawing, logo.ratio);
  if (place !== undefined) {
    context.imageSmoothingQuality = "high";
    context.drawImage(logo!.picture, place.x, place.y, place.width, place.height);
  }
  return canvas;
}

/**
 * Encodes a canvas without loss. Firefox's WebP of the highest quality is nearly so.
 * @throws Error where the browser cannot encode it; Safari makes a PNG in place of a WebP
 */
export function toFile(canvas: HTMLCanvasElement, type: "image/png" | "image/webp"): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob?.type === type
          ? resolve(blob)
          : reject(new Error(`the canvas could not be encoded as ${type}`)),
      type,
      1,
    );
  });
}
