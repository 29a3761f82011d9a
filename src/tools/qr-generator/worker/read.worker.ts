import { decodeQR } from "qr/decode.js";

export interface ReadRequest {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface ReadResponse {
  readonly id: number;
  readonly text: string | undefined;
}

/** Long enough for a slow phone to finish what a fast one does in a few milliseconds. */
const timeLimit = 1000;

addEventListener("message", ({ data: { id, ...picture } }: MessageEvent<ReadRequest>) => {
  let text: string | undefined;
  try {
    text = decodeQR(picture, { format: "RGBA", timeLimit });
  } catch {
    text = undefined; // no code in the picture, or one that cannot be read
  }
  postMessage({ id, text } satisfies ReadResponse);
});
