import { saveFile } from "#ui/save-file.ts";
import type { Attempt } from "../engine/attempts.ts";
import type { RenderRequest } from "./render-verified.ts";
import { paint, toFile } from "./paint.ts";

/** Downloads the code as a PNG of the chosen size. */
export async function savePng(request: RenderRequest, attempt: Attempt): Promise<void> {
  saveFile(await toPngBlob(request, attempt), "qrcode.png");
}

/** Encodes the code as a PNG of the chosen size. */
export function toPngBlob({ style, logo }: RenderRequest, { drawing }: Attempt): Promise<Blob> {
  return toFile(paint(drawing, style, style.size, logo), "image/png");
}

/**
 * Copies the code as a PNG.
 * @throws where the browser cannot copy images or permission was denied
 */
export async function copyPng(request: RenderRequest, attempt: Attempt): Promise<void> {
  await navigator.clipboard.write([
    new ClipboardItem({ "image/png": toPngBlob(request, attempt) }),
  ]);
}
