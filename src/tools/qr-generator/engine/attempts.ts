import { contrastOf, lumaOf } from "./colours.ts";
import type { Level } from "./capacity.ts";
import {
  draw,
  logoShare,
  modulePx,
  pixelFrame,
  vectorFrame,
  type Drawing,
  type Frame,
} from "./drawing.ts";
import { encode, type Code } from "./encode.ts";
import type { Corner, Look } from "./style.ts";

/** What was changed so that a code can be read. */
export type Mend = "smaller-logo" | "square-corners";

/** One way to draw a content, to be read before it is offered. */
export interface Attempt {
  readonly code: Code;
  readonly drawing: Drawing;
  readonly mends: readonly Mend[];
}

/** Why there can be no code, before anything is drawn. */
export type Refusal = "long" | "colours";

/** What may keep a code that reads from being read everywhere. */
export type Warning = "contrast" | "inverted" | "small";

/** Below this difference of grey, of 255, all four readers tried lose codes under blur and compression. */
const leastLumaDifference = 40;
/** SPEC's presets Green and Orange, which have to be offered, lie below it and get a notice. */
const leastContrast = 3;
/** Measured: 4 px a module read reliably, below 3 readers begin to fail. */
const leastModulePx = 3;
const smallLogoShare = 0.15;

export function refusalOf(content: string, { foreground, background }: Look): Refusal | undefined {
  if (Math.abs(lumaOf(foreground) - lumaOf(background)) < leastLumaDifference) return "colours";
  return encode(content, "L") === undefined ? "long" : undefined;
}

/** @param px pixels of a module, where the picture has any */
export function warningsOf({ foreground, background }: Look, px: number): readonly Warning[] {
  const warnings: Warning[] = [];
  if (contrastOf(foreground, background) < leastContrast) warnings.push("contrast");
  if (lumaOf(foreground) > lumaOf(background)) warnings.push("inverted");
  if (px < leastModulePx) warnings.push("small");
  return warnings;
}

/** The ways to draw a picture of so many pixels, the best first; none where no code holds the content. */
export function pixelAttempts(content: string, look: Look, hasLogo: boolean): Iterable<Attempt> {
  const codes = codesFor(content, hasLogo);
  // A code with larger modules reads better than one that bears more loss, once modules get as small as pixels.
  const large = codes.filter((code) => modulePx(code, look.size) >= leastModulePx);
  const ordered =
    large.length > 0
      ? [...large, ...codes.filter((code) => !large.includes(code))]
      : codes.toReversed();
  return attempts(ordered, look.corner, hasLogo, (code) => pixelFrame(code, look.size));
}

/** The ways to draw what has no pixels of its own: SVG and PDF. */
export function vectorAttempts(content: string, look: Look, hasLogo: boolean): Iterable<Attempt> {
  return attempts(codesFor(content, hasLogo), look.corner, hasLogo, vectorFrame);
}

/** The first attempt whose picture reads as the content. */
export async function firstReadable(
  tries: Iterable<Attempt>,
  content: string,
  read: (attempt: Attempt) => Promise<string | undefined>,
): Promise<Attempt | undefined> {
  for (const attempt of tries) if ((await read(attempt)) === content) return attempt;
  return undefined;
}

/** A logo hides a part of the code, which the highest level bears best; without one M is enough, and L where M is too long. */
function codesFor(content: string, hasLogo: boolean): readonly Code[] {
  const wanted: readonly Level[] = hasLogo ? ["H", "Q", "M", "L"] : ["M", "L"];
  const codes = wanted.flatMap((level) => encode(content, level) ?? []);
  return codes.filter(
    (code, index) =>
      codes.findIndex(({ version, level }) => version === code.version && level === code.level) ===
      index,
  );
}

/** Drawn one by one as they are asked for: nearly always the first will do. */
function* attempts(
  codes: readonly Code[],
  corner: Corner,
  hasLogo: boolean,
  frame: (code: Code) => Frame,
): Generator<Attempt> {
  const shapes = corner === "square" ? [corner] : [corner, "square" as const];
  for (const shape of shapes) {
    for (const share of hasLogo ? [logoShare, smallLogoShare] : [0]) {
      const mends: readonly Mend[] = [
        ...(share === smallLogoShare ? ["smaller-logo" as const] : []),
        ...(shape === corner ? [] : ["square-corners" as const]),
      ];
      for (const code of codes)
        yield { code, mends, drawing: draw(code, shape, frame(code), share) };
    }
  }
}
