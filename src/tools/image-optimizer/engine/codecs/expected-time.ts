import type { OutputFormat, Settings } from "../settings.ts";

/**
 * Milliseconds per megapixel on one thread of an ordinary laptop (`npm run bench -- images FOLDER
 * large`). They only give the pace of a progress bar.
 */
const msPerMegapixel: Readonly<Record<OutputFormat, number>> = {
  jpeg: 400,
  png: 900,
  webp: 500,
  avif: 1500,
};
const decodingMsPerMegapixel = 80;
/** A target size needs about this many encodings. */
const targetTries = 7;

/** How long a picture takes to be decoded, about. */
export function getDecodingMs(pixels: number): number {
  return 100 + (pixels / 1e6) * decodingMsPerMegapixel;
}

/** How long a picture takes to be encoded, about. */
export function getEncodingMs(
  pixels: number,
  { format, hasTarget }: Pick<Settings, "format" | "hasTarget">,
): number {
  return (100 + (pixels / 1e6) * msPerMegapixel[format]) * (hasTarget ? targetTries : 1);
}
