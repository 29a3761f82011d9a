import {
  findFirstReadable,
  listPixelAttempts,
  findProblem,
  listVectorAttempts,
  type Attempt,
  type RenderProblem,
} from "../engine/attempts.ts";
import { getModulePx } from "../engine/drawing.ts";
import type { LoadedLogo } from "./logo.ts";
import type { QrStyle } from "../engine/style.ts";
import { paint } from "./paint.ts";
import type { Reader } from "./reader.ts";

/** What is asked for. */
export interface RenderRequest {
  readonly content: string;
  readonly style: QrStyle;
  readonly logo: LoadedLogo | undefined;
}

/** What may be taken away: only what was read from its own pixels. */
export interface RenderResult {
  readonly request: RenderRequest;
  /** For PNG and the clipboard. */
  readonly pixels: Attempt | undefined;
  /** For SVG and PDF. */
  readonly vector: Attempt | undefined;
  /** Why nothing, or no picture of this size, can be offered. */
  readonly problem: RenderProblem | "small" | "style" | "reader" | undefined;
}

/** A drawing without pixels is read as a picture with so many to a module. */
const vectorModulePx = 6;
/** A camera's picture of a code needs two pixels a module to tell them apart. */
const minReadableModulePx = 2;

/** Paints what is asked for and reads it back, mended where it has to be. */
export async function renderVerified(
  request: RenderRequest,
  reader: Reader,
): Promise<RenderResult> {
  const problem = findProblem(request.content, request.style);
  if (problem !== undefined) return { request, pixels: undefined, vector: undefined, problem };
  const pixels = await findReadablePixels(request, reader);
  const vector = await findReadableVector(request, reader);
  return {
    request,
    pixels,
    vector,
    problem: pixels === undefined ? (isTooSmall(request) ? "small" : "style") : undefined,
  };
}

/** A drawing whose picture of the asked size reads as the content. What is transparent is read on the background chosen for it. */
export function findReadablePixels(
  { content, style, logo }: RenderRequest,
  reader: Reader,
): Promise<Attempt | undefined> {
  const opaque = { ...style, isTransparent: false };
  return findFirstReadable(
    listPixelAttempts(content, style, logo !== undefined),
    content,
    ({ drawing }) => reader.read(paint(drawing, opaque, style.size, logo)),
  );
}

/** A drawing that reads as the content when it is painted with a few pixels a module. */
export function findReadableVector(
  { content, style, logo }: RenderRequest,
  reader: Reader,
): Promise<Attempt | undefined> {
  const opaque = { ...style, isTransparent: false };
  return findFirstReadable(
    listVectorAttempts(content, style, logo !== undefined),
    content,
    ({ drawing }) =>
      reader.read(paint(drawing, opaque, Math.ceil(drawing.side * vectorModulePx), logo)),
  );
}

/** Even the code with the fewest modules would have hardly a pixel for each. */
function isTooSmall({ content, style }: RenderRequest): boolean {
  const [fewestModules] = listPixelAttempts(content, style, false);
  return (
    fewestModules !== undefined && getModulePx(fewestModules.code, style.size) < minReadableModulePx
  );
}
