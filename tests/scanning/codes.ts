import sharp from "sharp";
import {
  findFirstReadable,
  listPixelAttempts,
  listVectorAttempts,
  toReadableStyle,
  type Attempt,
} from "#tools/qr-generator/engine/attempts.ts";
import { getModulePx } from "#tools/qr-generator/engine/drawing.ts";
import {
  corners,
  defaultStyle,
  eyes,
  presets,
  sizes,
  type QrStyle,
} from "#tools/qr-generator/engine/style.ts";
import { formatSvg } from "#tools/qr-generator/engine/svg-file.ts";
import type { Logo } from "#tools/qr-generator/engine/svg.ts";
import { readers, readPixels, type CodePicture } from "./readers.ts";

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
        style: toReadableStyle({
          ...defaultStyle,
          foreground: preset.foreground,
          background: preset.background,
          corner,
        }),
        hasLogo,
      })),
    ),
  ),
);

/** Every preset × corner style × shape of the eyes that differs from the corners × logo or none. */
export const eyeSamples: readonly Sample[] = samples
  .filter(({ name }) => name.endsWith(" url"))
  .flatMap((sample) =>
    eyes
      .filter((eye) => eye !== "auto")
      .map((eye) => ({
        ...sample,
        name: `${sample.name} ${eye} eyes`,
        style: { ...sample.style, eye },
      })),
  );

/** The first way that the page tries: what a visitor gets unless it cannot be read. */
export function getFirstAttempt(sample: Sample): Attempt {
  const attempt = findFirstAttempt(sample);
  if (attempt === undefined) throw new Error(`the page refuses ${sample.name}`);
  return attempt;
}

function findFirstAttempt({ content, style, hasLogo }: Sample): Attempt | undefined {
  for (const attempt of listPixelAttempts(content, style, hasLogo)) return attempt;
  return undefined;
}

/**
 * The sample in the smallest size at which a module takes so many pixels; the slider goes no
 * further than 500.
 */
export function withModulePx(sample: Sample, px: number): Sample | undefined {
  for (let size: number = sizes.min; size <= sizes.max; size += sizes.step) {
    const sized = { ...sample, style: { ...sample.style, size } };
    const attempt = findFirstAttempt(sized);
    if (attempt !== undefined && getModulePx(attempt.code, size) >= px) return sized;
  }
  return undefined;
}

export function paintCode(attempt: Attempt, { style, hasLogo }: Sample): Promise<CodePicture> {
  return readPixels(
    formatSvg(attempt.drawing, style, String(style.size), hasLogo ? logo : undefined),
  );
}

/** Two contents of forms, which are longer than an address. */
const formContents = {
  wifi: "WIFI:T:WPA;S:Cafe;P:long enough;;",
  contact:
    "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ali;Mona;;;\r\nFN:Mona Ali\r\nTEL;TYPE=CELL:+201001234567\r\nEMAIL:mona@shop.example\r\nURL:https://shop.example\r\nEND:VCARD",
} as const;

/** Every size in steps × preset × corner style × logo or none × content. */
export function listSizedSamples(stepPx: number): readonly Sample[] {
  const kinds = { ...contents, ...formContents };
  const plain = samples.filter(({ name }) => name.endsWith(" short"));
  const sized: Sample[] = [];
  for (let size: number = sizes.min; size <= sizes.max; size += stepPx)
    for (const { name, style, hasLogo } of plain)
      for (const [kind, content] of Object.entries(kinds))
        sized.push({
          name: `${name.replace(/short$/, kind)} ${size} px`,
          content,
          style: { ...style, size },
          hasLogo,
        });
  return sized;
}

/**
 * The picture that the page offers as PNG, or its SVG as something shows it with so many pixels per
 * module; undefined where the page refuses the sample.
 */
export async function paintOffered(
  sample: Sample,
  svgModulePx?: number,
): Promise<CodePicture | undefined> {
  const isSvg = svgModulePx !== undefined;
  const paintWith = (attempt: Attempt, modulePx: number): Promise<CodePicture> =>
    paintCode(
      attempt,
      isSvg
        ? {
            ...sample,
            style: { ...sample.style, size: Math.ceil(attempt.drawing.side * modulePx) },
          }
        : sample,
    );
  const attempt = await findFirstReadable(
    (isSvg ? listVectorAttempts : listPixelAttempts)(sample.content, sample.style, sample.hasLogo),
    sample.content,
    // The page reads an SVG back with 6 pixels per module.
    async (each) => readers.own(await paintWith(each, 6)),
  );
  return attempt && paintWith(attempt, svgModulePx ?? 0);
}
