import type { APIRoute } from "astro";
import sharp from "sharp";
import { iconSvg } from "../icon.ts";
import { themeTokens } from "../theme-tokens.ts";

const sizes = ["180", "192", "512"];

export const getStaticPaths = () => sizes.map((size) => ({ params: { size } }));

/**
 * The icon for a phone's home screen. It has a background, since phones paint transparent parts
 * black.
 */
export const GET: APIRoute = async ({ params }) => {
  const px = Number(params.size);
  const inner = Math.round(px * 0.72);
  const background = themeTokens.light["--color-paper"]!;
  const mark = await sharp(Buffer.from(iconSvg), { density: 400 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const png = await sharp({ create: { width: px, height: px, channels: 4, background } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
};
