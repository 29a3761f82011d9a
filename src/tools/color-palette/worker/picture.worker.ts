import type { WorkerReport } from "#base/run-in-worker.ts";
import { findDominantColours } from "../engine/dominant-colours.ts";
import type { Hex } from "../engine/colour.ts";

/** Longer side in pixels of the scaled copy; more pixels do not change the result. */
const maxSidePx = 200;

async function extractColours(file: Blob): Promise<WorkerReport<readonly [Hex, ...Hex[]]>> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch (error) {
    return { type: "failed", code: "not-a-picture", message: String(error) };
  }
  const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height));
  const [width, height] = [
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  ];
  const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })!;
  canvas.drawImage(picture, 0, 0, width, height);
  picture.close();
  const [first, ...rest] = findDominantColours(canvas.getImageData(0, 0, width, height).data);
  return first === undefined
    ? { type: "failed", code: "transparent" }
    : { type: "done", value: [first, ...rest] };
}

addEventListener("message", async ({ data }: MessageEvent<Blob>) =>
  postMessage(await extractColours(data)),
);
