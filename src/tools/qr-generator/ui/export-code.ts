import { saveFile } from "#ui/save-file.ts";
import type { Attempt } from "../engine/attempts.ts";
import type { LoadedLogo } from "./logo.ts";
import type { RenderRequest } from "./render-verified.ts";
import { paint, toPng } from "./paint.ts";
import type { LogoPixels } from "../engine/pdf.ts";
import { formatSvg } from "../engine/svg.ts";

/** Downloads the code as a PNG of the chosen size. */
export async function savePng(request: RenderRequest, attempt: Attempt): Promise<void> {
  saveFile(await toPngBlob(request, attempt), "qrcode.png");
}

/** Encodes the code as a PNG of the chosen size. */
export function toPngBlob({ style, logo }: RenderRequest, { drawing }: Attempt): Promise<Blob> {
  return toPng(paint(drawing, style, style.size, logo));
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

/** Downloads the code as an SVG. @param sideMm the print size in millimetres */
export async function saveSvg(
  request: RenderRequest,
  attempt: Attempt,
  sideMm: number,
): Promise<void> {
  saveFile(
    new Blob([formatSvgText(request, attempt, sideMm)], { type: "image/svg+xml" }),
    "qrcode.svg",
  );
}

/** Formats the code as the text of an SVG file. @param sideMm the print size in millimetres */
export function formatSvgText(
  { style, logo }: RenderRequest,
  { drawing }: Attempt,
  sideMm: number,
): string {
  return formatSvg(drawing, style, `${sideMm}mm`, logo);
}

/** Downloads the code as a PDF. @param sideMm the print size in millimetres */
export async function savePdf(
  { style, logo }: RenderRequest,
  { drawing }: Attempt,
  sideMm: number,
): Promise<void> {
  const { formatPdf } = await import("../engine/pdf.ts");
  saveFile(
    new Blob([formatPdf(drawing, style, sideMm, logo && readPixels(logo))], {
      type: "application/pdf",
    }),
    "qrcode.pdf",
  );
}

function readPixels({ picture }: LoadedLogo): LogoPixels {
  return picture.getContext("2d")!.getImageData(0, 0, picture.width, picture.height);
}
