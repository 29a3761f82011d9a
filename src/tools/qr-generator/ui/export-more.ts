import { saveFile } from "#ui/save-file.ts";
import type { Attempt } from "../engine/attempts.ts";
import type { LogoPixels } from "../engine/pdf.ts";
import { formatSvg } from "../engine/svg-file.ts";
import type { LoadedLogo } from "./logo.ts";
import { paint, toFile } from "./paint.ts";
import type { RenderRequest } from "./render-verified.ts";

/** Downloads the code as an SVG. @param sideMm the print size in millimetres */
export async function saveSvg(
  { style, logo }: RenderRequest,
  { drawing }: Attempt,
  sideMm: number,
): Promise<void> {
  saveFile(
    new Blob([formatSvg(drawing, style, `${sideMm}mm`, logo)], { type: "image/svg+xml" }),
    "qrcode.svg",
  );
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

/** Downloads the code as a WebP of the chosen size. @throws where the browser cannot make one */
export async function saveWebp(
  { style, logo }: RenderRequest,
  { drawing }: Attempt,
): Promise<void> {
  saveFile(await toFile(paint(drawing, style, style.size, logo), "image/webp"), "qrcode.webp");
}

function readPixels({ picture }: LoadedLogo): LogoPixels {
  return picture.getContext("2d")!.getImageData(0, 0, picture.width, picture.height);
}
