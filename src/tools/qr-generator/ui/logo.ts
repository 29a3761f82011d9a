import type { StoredLogo } from "../engine/stored-state.ts";
import type { Logo } from "../engine/svg.ts";

/** A logo that is decoded once for all outputs, with a maximum width and height. */
export interface LoadedLogo extends Logo {
  readonly name: string;
  readonly picture: HTMLCanvasElement;
}

const maxSidePx = 512;

/**
 * Decodes the visitor's file in the page.
 * @throws when the browser cannot decode it as a picture
 */
export async function loadLogo(file: File): Promise<LoadedLogo> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // An SVG without intrinsic size reports 0.
    const width = image.naturalWidth || maxSidePx;
    const height = image.naturalHeight || maxSidePx;
    const isDrawing = file.type === "image/svg+xml";
    const scale = Math.min(isDrawing ? Infinity : 1, maxSidePx / Math.max(width, height));
    const picture = paintImage(image, width * scale, height * scale);
    return {
      name: file.name,
      picture,
      ratio: width / height,
      dataUrl: picture.toDataURL("image/png"),
    };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Decodes a logo that was stored for the tab.
 * @throws when the browser cannot decode it as a picture
 */
export async function openStoredLogo(stored: StoredLogo): Promise<LoadedLogo> {
  const image = new Image();
  image.src = stored.dataUrl;
  await image.decode();
  return { ...stored, picture: paintImage(image, image.naturalWidth, image.naturalHeight) };
}

/** Paints an image on a canvas of a size that is rounded to whole pixels. */
function paintImage(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const picture = document.createElement("canvas");
  picture.width = Math.max(1, Math.round(width));
  picture.height = Math.max(1, Math.round(height));
  const context = picture.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, picture.width, picture.height);
  return picture;
}
