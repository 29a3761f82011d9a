import sharp from "sharp";
import { listPixelAttempts, type Attempt } from "#tools/qr-generator/engine/attempts.ts";
import { getModulePx } from "#tools/qr-generator/engine/drawing.ts";
import {
  corners,
  defaultStyle,
  presets,
  sizes,
  type QrStyle,
} from "#tools/qr-generator/engine/style.ts";
import { formatSvg } from "#tools/qr-generator/engine/svg-file.ts";
import type { Logo } from "#tools/qr-generator/engine/svg.ts";
import { readPixels, type CodePicture } from "./readers.ts";

export const contents = {
  short: "OK",
  url: "https://shop.example/menu?table=12",
  arabic:
    "أهلًا بكم في متجرنا في وسط القاهرة، نفتح كل يوم من العاشرة صباحًا حتى منتصف الليل، ونوصل الطلبات إلى أحياء المدينة مجانًا",
  emoji: "☕️🥐 فطور 👨‍👩‍👧",
} as const;

/** A picture of one plain colour: the hardest logo, for nothing of the code shows through it. */
const plain = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#c2410c" } })
  .png()
  .toBuffer();
const logo: Logo = { ratio: 1, dataUrl: `data:image/png;base64,${plain.toString("base64")}` };

export interface Sample {
  readonly name: string;
  readonly content: string;
  readonly style: QrStyle;
  readonly hasLogo: boolean;
}

/** Every preset × corner style × logo or none × content. */
export const samples: readonly Sample[] = presets.flatMap((preset) =>
  corners.flatMap((corner) =>
    [false, true].flatMap((hasLogo) =>
      Object.entries(contents).map(([kind, content]) => ({
        name: `${preset.name} ${corner} ${hasLogo ? "logo" : "plain"} ${kind}`,
        content,
        style: {
          ...defaultStyle,
          foreground: preset.foreground,
          background: preset.background,
          corner,
        },
        hasLogo,
      })),
    ),
  ),
);

/** The first way that the page tries: what a visitor gets unless it cannot be read. */
export function getFirstAttempt({ content, style, hasLogo }: Sample): Attempt {
  for (const attempt of listPixelAttempts(content, style, hasLogo)) return attempt;
  throw new Error("no code holds the sample");
}

/**
 * The sample in the smallest size at which a module takes so many pixels; the slider goes no
 * further than 500.
 */
export function withModulePx(sample: Sample, px: number): Sample | undefined {
  for (let size: number = sizes.min; size <= sizes.max; size += sizes.step) {
    const sized = { ...sample, style: { ...sample.style, size } };
    if (getModulePx(getFirstAttempt(sized).code, size) >= px) return sized;
  }
  return undefined;
}

export function paintCode(attempt: Attempt, { style, hasLogo }: Sample): Promise<CodePicture> {
  return readPixels(
    formatSvg(attempt.drawing, style, String(style.size), hasLogo ? logo : undefined),
  );
}
