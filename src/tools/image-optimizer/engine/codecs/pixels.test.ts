import sharp from "sharp";
import { expect, test } from "vitest";
import type { Orientation } from "../header/exif.ts";
import { readHeader } from "../header/read-header.ts";
import { createSidewaysProbe } from "../header/sideways-probe.ts";
import { flatten, applyOrientation } from "./pixels.ts";

const stored = {
  data: Uint8ClampedArray.from({ length: 4 * 3 * 4 }, (_, i) => (i % 4 === 3 ? 255 : i * 5)),
  width: 4,
  height: 3,
};

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a picture of orientation %i is turned as sharp turns it",
  async (orientation) => {
    const tagged = await sharp(stored.data, { raw: { width: 4, height: 3, channels: 4 } })
      .withMetadata({ orientation })
      .png()
      .toBuffer();
    const { data, info } = await sharp(tagged)
      .autoOrient()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const turned = applyOrientation(stored, orientation as Orientation);
    expect([turned.width, turned.height]).toEqual([info.width, info.height]);
    expect(Buffer.from(turned.data).equals(data)).toBe(true);
  },
);

test("the probe is a picture with orientation 6", async () => {
  const probe = createSidewaysProbe(new Uint8Array(0));
  expect(readHeader(probe)).toEqual({
    type: "webp",
    width: 2,
    height: 1,
    orientation: 6,
    isAnimated: false,
    isTruncated: false,
  });
  expect(await sharp(probe).metadata()).toMatchObject({ width: 2, height: 1 });
});

test("a half transparent pixel is mixed with the background colour", () => {
  const glass = {
    data: Uint8ClampedArray.of(255, 255, 255, 0, 255, 0, 0, 128, 9, 9, 9, 255),
    width: 3,
    height: 1,
  };
  flatten(glass, "#0040ff");
  expect([...glass.data]).toEqual([0, 64, 255, 255, 128, 32, 127, 255, 9, 9, 9, 255]);
});
