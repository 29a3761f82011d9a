import { chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../scripts/chromium.ts";

export interface Canvas {
  /** Encodes a PNG as the browser's own `canvas.toBlob` does, quality from 0 to 100. */
  readonly encode: (
    png: Uint8Array,
    type: "image/jpeg" | "image/webp",
    quality: number,
  ) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Opens the encoders of the browser, for comparison. */
export async function openCanvas(): Promise<Canvas> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    args: [...chromiumArguments],
  });
  const page = await browser.newPage();
  return {
    async encode(png, type, quality) {
      const bytes = await page.evaluate(
        async ({ source, mime, share }) => {
          const bitmap = await createImageBitmap(
            new Blob([Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))]),
          );
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          canvas.getContext("2d")!.drawImage(bitmap, 0, 0);
          const blob = await canvas.convertToBlob({ type: mime, quality: share });
          if (blob.type !== mime) throw new Error(`${blob.type} instead of ${mime}`);
          return [...new Uint8Array(await blob.arrayBuffer())];
        },
        { source: Buffer.from(png).toString("base64"), mime: type, share: quality / 100 },
      );
      return Uint8Array.from(bytes);
    },
    close: () => browser.close(),
  };
}
