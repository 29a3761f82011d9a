import {
  firstReadable,
  pixelAttempts,
  refusalOf,
  vectorAttempts,
  type Attempt,
  type Refusal,
} from "../engine/attempts.ts";
import { modulePx } from "../engine/drawing.ts";
import type { LoadedLogo } from "./logo.ts";
import type { Look } from "../engine/style.ts";
import { paint } from "./paint.ts";
import type { Reader } from "./reader.ts";

/** What is asked for. */
export interface Order {
  readonly content: string;
  readonly look: Look;
  readonly logo: LoadedLogo | undefined;
}

/** What may be taken away: only what was read from its own pixels. */
export interface Offer {
  readonly order: Order;
  /** For PNG and the clipboard. */
  readonly pixels: Attempt | undefined;
  /** For SVG and PDF. */
  readonly vector: Attempt | undefined;
  /** Why nothing, or no picture of this size, can be offered. */
  readonly refusal: Refusal | "small" | "look" | "reader" | undefined;
}

/** A drawing without pixels is read as a picture with so many to a module. */
const vectorModulePx = 6;
/** A camera's picture of a code needs two pixels a module to tell them apart. */
const hopelessModulePx = 2;

/** Paints what is asked for and reads it back, mended where it has to be. */
export async function makeOffer(order: Order, reader: Reader): Promise<Offer> {
  const refusal = refusalOf(order.content, order.look);
  if (refusal !== undefined) return { order, pixels: undefined, vector: undefined, refusal };
  const pixels = await readablePixels(order, reader);
  const vector = await readableVector(order, reader);
  return {
    order,
    pixels,
    vector,
    refusal: pixels === undefined ? (isTooSmall(order) ? "small" : "look") : undefined,
  };
}

/** A drawing whose picture of the asked size reads as the content. What is transparent is read on the background chosen for it. */
export function readablePixels(
  { content, look, logo }: Order,
  reader: Reader,
): Promise<Attempt | undefined> {
  const opaque = { ...look, isTransparent: false };
  return firstReadable(pixelAttempts(content, look, logo !== undefined), content, ({ drawing }) =>
    reader.read(paint(drawing, opaque, look.size, logo)),
  );
}

/** A drawing that reads as the content when it is painted with a few pixels a module. */
export function readableVector(
  { content, look, logo }: Order,
  reader: Reader,
): Promise<Attempt | undefined> {
  const opaque = { ...look, isTransparent: false };
  return firstReadable(vectorAttempts(content, look, logo !== undefined), content, ({ drawing }) =>
    reader.read(paint(drawing, opaque, Math.ceil(drawing.side * vectorModulePx), logo)),
  );
}

/** Even the code with the fewest modules would have hardly a pixel for each. */
function isTooSmall({ content, look }: Order): boolean {
  const [least] = pixelAttempts(content, look, false);
  return least !== undefined && modulePx(least.code, look.size) < hopelessModulePx;
}
