import type { APIRoute } from "astro";
import sharp from "sharp";

const sizes = ["180", "192", "512"];

export const getStaticPaths = () => sizes.map((size) => ({ params: { size } }));

/** The mark as a picture, on paper: phones put it on their home screens, and black behind what is transparent. */
export const GET: APIRoute = async ({ params }) => {
  const px = Number(params.size);
  const inner = Math.round(px * 0.72);
  const mark = await sharp("public/icon.svg", { density: 400 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const png = await sharp({ create: { width: px, height: px, channels: 4, background: "#fbf8f2" } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
};
