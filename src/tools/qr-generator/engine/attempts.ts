import { darken, measureContrast, getLuma } from "./colours.ts";
import type { Level } from "./capacity.ts";
import {
  draw,
  logoShare,
  getModulePx,
  getPixelFrame,
  getVectorFrame,
  type Drawing,
  type Frame,
} from "./drawing.ts";
import { encode, type Code } from "./encode.ts";
import type { QrStyle } from "./style.ts";

/** A change to the requested style that makes a code readable. */
export type Fallback = "smaller-logo" | "square-corners";

/** One way to draw a content. It is read back before the visitor can save it. */
export interface Attempt {
  readonly code: Code;
  readonly drawing: Drawing;
  readonly fallbacks: readonly Fallback[];
}

/** Why no code is possible, found before anything is drawn. */
export type RenderProblem = "long" | "colours";

/** Why some readers may fail to read a code that this tool has read back. */
export type Warning = "contrast" | "inverted";

/**
 * The minimum difference of grey levels, of 255. Below it all four tested readers miss blurred and
 * compressed codes (measured).
 */
const minLumaDifference = 40;
/**
 * Below this contrast ratio, as in the presets Green and Orange, jsQR takes the middle of large
 * modules for background: it missed one code in five (measured).
 */
const minContrast = 3;
/**
 * Below this many pixels per module jsQR missed a fifth of all codes, zbar a seventh and ZXing a
 * twentieth (measured).
 */
const minModulePx = 3;
/** A logo covers a ninth of a code of version 1; ZXing and zbar missed such codes (measured). */
const minLogoVersion = 2;
const smallLogoShare = 0.15;

/** Finds the reason why no code is possible; undefined where there is none. */
export function findProblem(content: string, style: QrStyle): RenderProblem | undefined {
  return findColourProblem(style) ?? (encode(content, "L") === undefined ? "long" : undefined);
}

function findColourProblem({ foreground, background }: QrStyle): "colours" | undefined {
  return Math.abs(getLuma(foreground) - getLuma(background)) < minLumaDifference
    ? "colours"
    : undefined;
}

/**
 * The style to draw: a foreground that is too close to a lighter background becomes a darker shade
 * of its hue. Other styles are returned as they are.
 */
export function toReadableStyle(style: QrStyle): QrStyle {
  const { foreground, background } = style;
  if (findColourProblem(style) || getLuma(foreground) > getLuma(background)) return style;
  const shade = darken(foreground, background, minContrast);
  return shade === foreground ? style : { ...style, foreground: shade };
}

/** Lists why some readers may fail to read a code. */
export function findWarnings({ foreground, background }: QrStyle): readonly Warning[] {
  const warnings: Warning[] = [];
  if (measureContrast(foreground, background) < minContrast) warnings.push("contrast");
  if (getLuma(foreground) > getLuma(background)) warnings.push("inverted");
  return warnings;
}

/**
 * Lists the ways to draw a picture of the requested size, the best first; none where the content is
 * too long for a code, or its modules would be smaller than readers need.
 */
export function listPixelAttempts(
  content: string,
  style: QrStyle,
  hasLogo: boolean,
): Iterable<Attempt> {
  const codes = listCodes(content, hasLogo).filter(
    (code) => getModulePx(code, style.size) >= minModulePx,
  );
  return generateAttempts(codes, style, hasLogo, (code) => getPixelFrame(code, style.size));
}

/** Lists the ways to draw an SVG or PDF, the best first. */
export function listVectorAttempts(
  content: string,
  style: QrStyle,
  hasLogo: boolean,
): Iterable<Attempt> {
  return generateAttempts(listCodes(content, hasLogo), style, hasLogo, getVectorFrame);
}

/** Finds the first attempt that is read back as the content; undefined where there is none. */
export async function findFirstReadable(
  attempts: Iterable<Attempt>,
  content: string,
  read: (attempt: Attempt) => Promise<string | undefined>,
): Promise<Attempt | undefined> {
  for (const attempt of attempts) if ((await read(attempt)) === content) return attempt;
  return undefined;
}

/**
 * Lists codes by error correction level. A logo hides a part of the code, so the highest level
 * comes first, and L, with which zbar missed codes, is left out (measured); without a logo M is
 * enough, and L where the content is too long for M.
 */
function listCodes(content: string, hasLogo: boolean): readonly Code[] {
  const wantedLevels: readonly Level[] = hasLogo ? ["H", "Q", "M"] : ["M", "L"];
  const codes = wantedLevels.flatMap(
    (level) => encode(content, level, hasLogo ? minLogoVersion : 1) ?? [],
  );
  return codes.filter(
    (code, index) =>
      codes.findIndex(({ version, level }) => version === code.version && level === code.level) ===
      index,
  );
}

/** Draws one attempt at a time, because the first one nearly always succeeds. */
function* generateAttempts(
  codes: readonly Code[],
  { corner, eye }: Pick<QrStyle, "corner" | "eye">,
  hasLogo: boolean,
  frame: (code: Code) => Frame,
): Generator<Attempt> {
  const wanted = { corner, eye };
  const square = { corner: "square", eye: "square" } as const;
  const isSquare = corner === "square" && (eye === "auto" || eye === "square");
  for (const shape of isSquare ? [square] : [wanted, square]) {
    for (const share of hasLogo ? [logoShare, smallLogoShare] : [0]) {
      const fallbacks: readonly Fallback[] = [
        ...(share === smallLogoShare ? ["smaller-logo" as const] : []),
        ...(isSquare || shape === wanted ? [] : ["square-corners" as const]),
      ];
      for (const code of codes)
        yield { code, fallbacks, drawing: draw(code, shape.corner, frame(code), share, shape.eye) };
    }
  }
}
