import {
  findFirstReadable,
  listPixelAttempts,
  findProblem,
  listVectorAttempts,
  type Attempt,
  type RenderProblem,
} from "../engine/attempts.ts";
import type { LoadedLogo } from "./logo.ts";
import type { QrStyle } from "../engine/style.ts";
import { paint } from "./paint.ts";
import type { Reader } from "./reader.ts";

/** The content, style and logo of the code to render. */
export interface RenderRequest {
  readonly content: string;
  readonly style: QrStyle;
  readonly logo: LoadedLogo | undefined;
}

/** The drawings that may be saved: only those that were read back from their pixels. */
export interface RenderResult {
  readonly request: RenderRequest;
  /** For PNG and the clipboard. */
  readonly pixels: Attempt | undefined;
  /** For SVG and PDF. */
  readonly vector: Attempt | undefined;
  /** Why no code, or no picture of this size, can be offered. */
  readonly problem: RenderProblem | "small" | "style" | "reader" | undefined;
}

/** A vector drawing is read back as a picture with this many pixels per module. */
const vectorModulePx = 6;

/** Paints the requested code and reads it back; uses fallbacks where it is not readable. */
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

/**
 * Finds a drawing whose picture in the requested size is read back as the content. A transparent
 * one is read on its chosen background colour.
 */
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

/**
 * Finds a drawing that is read back as the content when painted with `vectorModulePx` pixels per
 * module.
 */
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

/** Whether no code of the content has modules that are large enough in this picture. */
function isTooSmall({ content, style, logo }: RenderRequest): boolean {
  const [first] = listPixelAttempts(content, style, logo !== undefined);
  return first === undefined;
}
