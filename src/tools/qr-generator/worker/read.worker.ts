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

/** A fast phone needs a few milliseconds for a picture; this is enough for a slow one. */
const timeoutMs = 1000;

addEventListener("message", ({ data: { id, ...picture } }: MessageEvent<ReadRequest>) => {
  let text: string | undefined;
  try {
    text = decodeQR(picture, { format: "RGBA", timeLimit: timeoutMs });
  } catch {
    text = undefined; // no readable code in the picture
  }
  postMessage({ id, text } satisfies ReadResponse);
});
