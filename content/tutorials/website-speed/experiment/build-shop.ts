import type { ServedFile } from "../../../../scripts/experiments/measure-page.ts";
import { drawProduct, drawTop, encodePicture, spices } from "./draw-pictures.ts";
import { makeFontFiles, makeOneFontFile, weights } from "./make-fonts.ts";
import { writePlugin } from "./write-plugin.ts";

/** What has been changed so far; each state of the page changes one thing more. */
export interface ShopState {
  readonly pictures: "camera" | "light";
  readonly fonts: "four" | "one";
  readonly plugins: "slider and chat" | "none";
}

type Files = Readonly<Record<string, ServedFile>>;

/** The files of all states. A state fetches those that its page names. */
export async function buildShop(states: Readonly<Record<string, ShopState>>): Promise<Files> {
  const pages = Object.entries(states).map(([name, state]): [string, ServedFile] => [
    `/${name}`,
    { type: "text/html; charset=utf-8", body: writePage(state) },
  ]);
  return { ...Object.fromEntries(pages), ...(await makePictures()), ...(await makeAssets()) };
}

async function makePictures(): Promise<Files> {
  const files: Record<string, ServedFile> = {};
  const add = async (name: string, drawing: ReturnType<typeof drawTop>, width: number) => {
    const { camera, light } = await encodePicture(drawing, width);
    files[`/${name}.jpg`] = { type: "image/jpeg", body: camera };
    files[`/${name}.webp`] = { type: "image/webp", body: light };
  };
  await add("top", drawTop(), 800);
  for (const [at, spice] of spices.entries()) await add(spice.id, drawProduct(spice, at + 2), 400);
  return files;
}

async function makeAssets(): Promise<Files> {
  const fonts = (await makeFontFiles()).map((body, at): [string, ServedFile] => [
    `/readex-${weights[at]}.ttf`,
    { type: "font/ttf", body },
  ]);
  return {
    ...Object.fromEntries(fonts),
    "/readex.woff2": { type: "font/woff2", body: await makeOneFontFile() },
    "/slider.js": { type: "text/javascript", body: writePlugin(11, 1_000) },
    "/chat.js": { type: "text/javascript", body: writePlugin(12, 1_000) },
  };
}

const fourFonts = weights
  .map((wght) => `@font-face{font-family:Readex;font-weight:${wght};src:url(/readex-${wght}.ttf)}`)
  .join("");
const oneFont =
  "@font-face{font-family:Readex;font-weight:160 700;font-display:swap;src:url(/readex.woff2)}";

function writePage({ pictures, fonts, plugins }: ShopState): string {
  const isLight = pictures === "light";
  const picture = (name: string, alt: string, attributes: string): string =>
    `<img src="/${name}.${isLight ? "webp" : "jpg"}" alt="${alt}"${isLight ? attributes : ""}>`;
  const products = spices.map(
    ({ id, name }) =>
      `<li>${picture(id, `${name} مطحون في طبق`, ' width="400" height="300" loading="lazy"')}<h3>${name}</h3><p>مطحون هذا الأسبوع، في عبوة 100 جرام.</p><b>85 جنيهًا</b></li>`,
  );
  const scripts = '<script src="/slider.js"></script><script src="/chat.js"></script>';
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>بيت الزعفران</title>
<link rel="icon" href="data:,">
<style>${fonts === "one" ? oneFont : fourFonts}
body{margin:0;font:400 17px/1.7 Readex,sans-serif}h1{font-weight:700}h3,b{font-weight:600}small{font-weight:300}
img{width:100%;height:auto;display:block}header,ul{padding:16px;margin:0;list-style:none}</style>
${plugins === "none" ? "" : scripts}</head><body>
${picture("top", "سبعة أطباق من التوابل المطحونة", ' width="800" height="533" fetchpriority="high"')}
<header><h1>بيت الزعفران</h1><p>توابل تُطحن كل أسبوع وتصل إلى بابك.</p><small>متجر مثال، لا يبيع شيئًا.</small></header>
<ul>${products.join("")}</ul></body></html>`;
}
