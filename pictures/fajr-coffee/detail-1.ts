import { drawStar, drawSticker, plum, type Sticker } from "./label.ts";

function canvasOf(selector: string): CanvasRenderingContext2D {
  const canvas = document.querySelector<HTMLCanvasElement>(selector);
  const context = canvas?.getContext("2d");
  if (!context) throw new Error(`no canvas ${selector}`);
  return context;
}

await document.fonts.ready;

for (const layers of [1, 2, 3] as const) {
  const context = canvasOf(`#degree-${layers}`);
  drawStar(context, 240, 240, 230, plum.star, plum.ground, layers);
}

const stickers: readonly Sticker[] = [
  { blend: "خلطة الكوربة", degree: "غامق", weight: "250 جم", roasted: "14 أكتوبر" },
  { blend: "فاتح الصبح", degree: "فاتح", weight: "250 جم", roasted: "12 أكتوبر" },
  { blend: "محوّج الدار", degree: "وسط", weight: "500 جم", roasted: "16 أكتوبر" },
];
stickers.forEach((sticker, i) => drawSticker(canvasOf(`#sticker-${i}`), sticker));
