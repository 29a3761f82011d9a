import sharp from "sharp";
import { expect, test } from "vitest";
import { readPictureSize } from "./picture-size.ts";

const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background: "#0a6b6b" } });

test.each([
  ["png", picture.clone().png()],
  ["gif", picture.clone().gif()],
  ["jpeg", picture.clone().jpeg()],
  [
    "progressive jpeg with metadata",
    picture
      .clone()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Copyright: "Ro2ya".repeat(500) } }),
  ],
  ["webp", picture.clone().webp()],
  ["lossless webp", picture.clone().webp({ lossless: true })],
  ["webp with transparency", picture.clone().ensureAlpha(0.5).webp()],
  ["avif", picture.clone().avif({ effort: 0 })],
])("the size of a %s is read from its beginning", async (_what, made) => {
  expect(readPictureSize(await made.toBuffer())).toEqual({ width: 1200, height: 630 });
});

test("a cut picture, and what is no picture, has no size", async () => {
  const whole = await picture.clone().jpeg().toBuffer();
  for (const bytes of [
    whole.subarray(0, 12),
    Buffer.from("<svg/>"),
    Buffer.alloc(0),
    Buffer.alloc(64),
    Buffer.alloc(64, 0xff),
    Buffer.from("RIFF....WEBPVP9 .............."),
  ]) {
    expect(readPictureSize(bytes)).toBeNull();
  }
});
