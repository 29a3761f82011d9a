import { saveFile } from "#ui/save-file.ts";
import type { Attempt } from "../engine/attempts.ts";
import type { LoadedLogo } from "./logo.ts";
import type { Order } from "./render-verified.ts";
import { paint, pngOf } from "./paint.ts";
import type { LogoPixels } from "../engine/pdf.ts";
import { svgFile } from "../engine/svg.ts";

export async function savePng(order: Order, attempt: Attempt): Promise<void> {
  saveFile(await pngBlob(order, attempt), "qrcode.png");
}

export function pngBlob({ look, logo }: Order, { drawing }: Attempt): Promise<Blob> {
  return pngOf(paint(drawing, look, look.size, logo));
}

/** @throws where the browser has no image clipboard, or the visitor refused */
export async function copyPng(order: Order, attempt: Attempt): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ "image/png": pngBlob(order, attempt) })]);
}

export async function saveSvg(order: Order, attempt: Attempt, sideMm: number): Promise<void> {
  saveFile(new Blob([svgText(order, attempt, sideMm)], { type: "image/svg+xml" }), "qrcode.svg");
}

export function svgText({ look, logo }: Order, { drawing }: Attempt, sideMm: number): string {
  return svgFile(drawing, look, `${sideMm}mm`, logo);
}

export async function savePdf(
  { look, logo }: Order,
  { drawing }: Attempt,
  sideMm: number,
): Promise<void> {
  const { pdfFile } = await import("../engine/pdf.ts");
  saveFile(
    new Blob([pdfFile(drawing, look, sideMm, logo && pixelsOf(logo))], { type: "application/pdf" }),
    "qrcode.pdf",
  );
}

function pixelsOf({ picture }: LoadedLogo): LogoPixels {
  return picture.getContext("2d")!.getImageData(0, 0, picture.width, picture.height);
}
