import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { Codec } from "#tools/image-optimizer/engine/codecs/codec.ts";
import type { Pixels } from "#tools/image-optimizer/engine/codecs/pixels.ts";
import { getColourCount } from "#tools/image-optimizer/engine/codecs/png.ts";
import { toNativeQuality } from "#tools/image-optimizer/engine/codecs/quality-scale.ts";
import { readHeader } from "#tools/image-optimizer/engine/header/read-header.ts";
import { outputFormats, type OutputFormat } from "#tools/image-optimizer/engine/settings.ts";
import { openCodecs } from "../../bench/images/codecs-in-node.ts";
import { ssimulacra2 } from "../../bench/images/ssimulacra2.ts";

let codecs: Readonly<Record<OutputFormat, Codec>>;
beforeAll(async () => {
  codecs = await openCodecs();
});

const ignore = (): void => undefined;

/** As soft, as sharp and as grainy as a photograph, the same on every machine. */
function createLandscape(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  let seed = 11;
  const createGrain = (): number =>
    ((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648 - 0.5) * 10;
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const hill = y > height * 0.55 + 20 * Math.sin(x / 31) + 9 * Math.sin(x / 7);
    const sky = [120 + y / 3, 160 + y / 4, 225 - y / 6];
    const ground = [
      70 + 40 * Math.sin(x / 5 + y / 3),
      110 + 35 * Math.cos(x / 9),
      50 + 20 * Math.sin(y / 4),
    ];
    (hill ? ground : sky).forEach(
      (value, c) => (data[4 * i + c] = value + createGrain() * (hill ? 2 : 0.6)),
    );
    data[4 * i + 3] = 255;
  }
  return { data, width, height };
}

const photo = createLandscape(208, 160);
const decode = async (file: Uint8Array) => {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

test.each(outputFormats)(
  "I-22 what is made as %s is really that, as large as the picture, and looks like it",
  async (format) => {
    const file = await codecs[format].encode(photo, 80, ignore);
    expect(readHeader(file)).toEqual({
      type: format,
      width: 208,
      height: 160,
      orientation: 1,
      isAnimated: false,
      isTruncated: false,
    });
    expect(ssimulacra2(photo)(await decode(file))).toBeGreaterThan(60);
  },
);

test.each(outputFormats)("I-23 a lower level never gives a larger %s", async (format) => {
  const sizes: number[] = [];
  for (const level of [100, 80, 60, 40, 20, 1])
    sizes.push((await codecs[format].encode(photo, level, ignore)).length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(sizes[1]).toBeGreaterThan(sizes[3]!);
});

test("a PNG at level 100 is the picture to the last bit", async () => {
  expect(
    (await decode(await codecs.png.encode(photo, 100, ignore))).data.equals(
      Buffer.from(photo.data),
    ),
  ).toBe(true);
});

test("a PNG that is repacked is the same picture in no more bytes", async () => {
  const source = new Uint8Array(
    await sharp(photo.data, { raw: { width: 208, height: 160, channels: 4 } })
      .png({ compressionLevel: 2 })
      .toBuffer(),
  );
  const packed = await codecs.png.repack!(source);
  expect(packed.length).toBeLessThan(source.length);
  expect((await decode(packed)).data.equals(Buffer.from(photo.data))).toBe(true);
});

test.each(["jpeg", "webp", "avif"] as const)(
  "a target size is met at or under and within 3 % as %s",
  async (format) => {
    for (const share of [0.35, 0.8]) {
      const target = Math.round((await codecs[format].encode(photo, 80, ignore)).length * share);
      const { length } = (await codecs[format].fit(photo, target, ignore))!;
      expect(length).toBeLessThanOrEqual(target);
      expect(length).toBeGreaterThanOrEqual(target * 0.97);
    }
  },
);

test("a PNG is fitted under its target, and whole where it fits whole", async () => {
  const whole = await codecs.png.encode(photo, 100, ignore);
  expect((await codecs.png.fit(photo, whole.length, ignore))!.length).toBe(whole.length);
  const target = Math.round(whole.length / 5);
  const { length } = (await codecs.png.fit(photo, target, ignore))!;
  expect(length).toBeLessThanOrEqual(target);
  expect(length).toBeGreaterThanOrEqual(target * 0.9);
});

test.each(outputFormats)(
  "a target that %s cannot reach is said to be out of reach",
  async (format) => {
    expect(await codecs[format].fit(photo, 100, ignore)).toBeUndefined();
  },
);

test.each(outputFormats)("a picture of one pixel becomes a %s", async (format) => {
  const dot: Pixels = { data: Uint8ClampedArray.of(200, 30, 60, 255), width: 1, height: 1 };
  expect(readHeader(await codecs[format].encode(dot, 80, ignore))).toMatchObject({
    type: format,
    width: 1,
    height: 1,
  });
});

test.each(["png", "webp", "avif"] as const)("what is clear stays clear as %s", async (format) => {
  const glass: Pixels = {
    ...photo,
    data: photo.data.map((value, i) => (i % 4 === 3 ? ((i >> 2) % 208 < 104 ? 0 : 255) : value)),
  };
  const { data } = await decode(await codecs[format].encode(glass, 80, ignore));
  expect([data[4 * (100 * 208 + 20) + 3], data[4 * (100 * 208 + 180) + 3]]).toEqual([0, 255]);
});

test("the scale rises in every codec and stays within its settings", () => {
  for (const format of ["jpeg", "webp", "avif"] as const) {
    const settings = Array.from({ length: 100 }, (_, i) => toNativeQuality(format, i + 1));
    expect(settings.every((setting, i) => i === 0 || setting > settings[i - 1]!)).toBe(true);
    expect(Math.min(...settings)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...settings)).toBeLessThanOrEqual(100);
  }
  expect([1, 20, 40, 80, 99].map(getColourCount)).toEqual([4, 32, 91, 256, 256]);
});

test("no AVIF that the tool makes is taken for one that ends too early, and each cut is", async () => {
  for (const level of [1, 40, 80, 100]) {
    const file = await codecs.avif.encode(createLandscape(120, 90), level, ignore);
    expect(readHeader(file)).toMatchObject({ type: "avif", isTruncated: false });
    for (const share of [0.5, 0.8, 0.95])
      expect(readHeader(file.subarray(0, file.length * share))).toMatchObject({
        isTruncated: true,
      });
  }
});
