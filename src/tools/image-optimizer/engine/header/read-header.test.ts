import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { concat } from "./bytes.ts";
import { createExif, readOrientation, type Orientation } from "./exif.ts";
import { createExifSegment, maxSegments, readJpeg, writeJpeg } from "./jpeg.ts";
import { readHeader } from "./read-header.ts";

const createDrawing = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: "#c2552d" } });
const getBytes = async (picture: Sharp): Promise<Uint8Array> =>
  new Uint8Array(await picture.toBuffer());
const text = (value: string): Uint8Array => new TextEncoder().encode(value);

test.each([
  ["jpeg", () => createDrawing().jpeg()],
  ["png", () => createDrawing().png()],
  ["webp", () => createDrawing().webp()],
  ["webp", () => createDrawing().webp({ lossless: true })],
  ["webp", () => createDrawing().ensureAlpha(0.5).webp()],
  ["avif", () => createDrawing().avif()],
  ["gif", () => createDrawing().gif()],
] as const)("the size and type of a %s are read from its bytes", async (type, picture) => {
  expect(readHeader(await getBytes(picture()))).toEqual({
    type,
    width: 30,
    height: 20,
    orientation: 1,
    isAnimated: false,
    isTruncated: false,
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "orientation %i is read from a JPEG, a PNG and a WebP",
  async (orientation) => {
    for (const format of ["jpeg", "png", "webp"] as const)
      expect(
        readHeader(await getBytes(createDrawing().withMetadata({ orientation }).toFormat(format))),
      ).toMatchObject({ type: format, orientation, width: 30, height: 20 });
    expect(readOrientation(createExif(orientation as Orientation))).toBe(orientation);
  },
);

test("an animation is detected in GIF, WebP and PNG", async () => {
  const frames = sharp(
    Buffer.concat([Buffer.alloc(30 * 20 * 3, 10), Buffer.alloc(30 * 20 * 3, 200)]),
    { raw: { width: 30, height: 40, channels: 3, pageHeight: 20 } },
  );
  for (const format of ["gif", "webp"] as const)
    expect(readHeader(await getBytes(frames.clone().toFormat(format)))).toMatchObject({
      isAnimated: true,
    });
  const png = await getBytes(createDrawing().png());
  const animated = concat([
    png.subarray(0, 33),
    Uint8Array.of(0, 0, 0, 8),
    text("acTL"),
    new Uint8Array(12),
    png.subarray(33),
  ]);
  expect(readHeader(animated)).toMatchObject({ type: "png", isAnimated: true });
});

test("a truncated file is detected, or is not a picture", async () => {
  for (const picture of [
    createDrawing().jpeg(),
    createDrawing().png(),
    createDrawing().webp(),
    createDrawing().avif(),
  ]) {
    const whole = await getBytes(picture);
    for (let length = 0; length < whole.length; length += 3) {
      const header = readHeader(whole.subarray(0, length));
      if (header !== undefined)
        expect(header.isTruncated, `${header.type} of ${length} of ${whole.length} bytes`).toBe(
          true,
        );
    }
  }
});

test("of a JPEG of millions of empty segments no more are read than pictures have", () => {
  const repeat = (start: Uint8Array, part: Uint8Array) => {
    const bytes = new Uint8Array(start.length + part.length * 200_000);
    bytes.set(start);
    for (let at = start.length; at < bytes.length; at += part.length) bytes.set(part, at);
    return bytes;
  };
  const size = [0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 17, 0];
  const jpeg = Uint8Array.of(0xff, 0xd8, ...size);
  expect(readHeader(jpeg)).toMatchObject({ type: "jpeg", width: 16 });
  expect(readJpeg(repeat(jpeg, Uint8Array.of(0xff, 0xe0, 0, 2))).segments).toHaveLength(
    maxSegments,
  );
});

test("a JPEG of more scans than encoders make is not read, and one of many is", () => {
  const withScans = (count: number, side: number) => {
    const size = [0xff, 0xc2, 0, 11, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 17, 0];
    const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 1, 5, 0, 0x55, 0xff, 0];
    const scans = Array.from({ length: count }, () => scan).flat();
    return Uint8Array.of(0xff, 0xd8, ...size, ...scans, 0xff, 0xd9);
  };
  expect(readHeader(withScans(100, 1000))).toMatchObject({ type: "jpeg", width: 1000 });
  expect(readHeader(withScans(101, 16))).toBeUndefined();
  expect(readHeader(withScans(61, 7000))).toMatchObject({ type: "jpeg", width: 7000 });
  expect(readHeader(withScans(62, 7000))).toBeUndefined();
  expect(readHeader(withScans(1, 65_535))).toMatchObject({ type: "jpeg", width: 65_535 });
});

test("a PNG or WebP of more chunks than files have is not read", async () => {
  const png = await getBytes(createDrawing().png());
  const many = (chunk: Uint8Array, count: number) => {
    const bytes = new Uint8Array(chunk.length * count);
    for (let at = 0; at < bytes.length; at += chunk.length) bytes.set(chunk, at);
    return bytes;
  };
  const empty = concat([new Uint8Array(4), text("teXt"), new Uint8Array(4)]);
  expect(readHeader(concat([png, many(empty, 19_000)]))).toMatchObject({ type: "png" });
  expect(readHeader(concat([png, many(empty, 21_000)]))).toBeUndefined();
  const webp = await getBytes(createDrawing().webp());
  const pad = concat([text("JUNK"), new Uint8Array(4)]);
  expect(readHeader(concat([webp, many(pad, 19_000)]))).toMatchObject({ type: "webp" });
  expect(readHeader(concat([webp, many(pad, 21_000)]))).toBeUndefined();
});

test("data after the end marker does not make a JPEG count as truncated", async () => {
  expect(
    readHeader(concat([await getBytes(createDrawing().jpeg()), text("trailing notes")])),
  ).toMatchObject({ isTruncated: false });
});

test("a size of 20000 by 20000 pixels is read from a file of a few bytes", async () => {
  const png = (await getBytes(createDrawing().png())).slice();
  new DataView(png.buffer).setUint32(16, 20_000);
  new DataView(png.buffer).setUint32(20, 20_000);
  expect(readHeader(png)).toMatchObject({ width: 20_000, height: 20_000 });
});

test("types whose size is not read are detected by their first bytes", () => {
  expect(
    readHeader(concat([Uint8Array.of(0, 0, 0, 24), text("ftypheic"), new Uint8Array(16)])),
  ).toMatchObject({ type: "heic" });
  expect(
    readHeader(concat([Uint8Array.of(0x49, 0x49, 0x2a, 0), new Uint8Array(30)])),
  ).toMatchObject({ type: "tiff" });
  expect(
    readHeader(
      text(`<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>`),
    ),
  ).toMatchObject({ type: "svg" });
});

test.each([
  ["nothing", new Uint8Array(0)],
  ["a text", text("hello, I am no picture")],
  ["a page", text("<!doctype html><svg></svg>")],
  ["zeros", new Uint8Array(5000)],
  ["a lone start of a JPEG", Uint8Array.of(0xff, 0xd8, 0xff)],
  ["a JPEG without a frame", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9)],
  [
    "a JPEG whose segment has no length",
    Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0),
  ],
  ["a WebP that ends", text("RIFF____WEBP")],
])("%s is no picture", (_, bytes) => {
  expect(readHeader(bytes)).toBeUndefined();
});

test("invalid Exif data counts as none", async () => {
  const jpeg = readJpeg(await getBytes(createDrawing().jpeg()));
  for (const tiff of [
    new Uint8Array(0),
    Uint8Array.of(0x4d, 0x4d, 0, 42, 0xff, 0xff, 0xff, 0xff),
    createExif(1).fill(9, 18),
    createExif(6).fill(0, 0, 2),
    createExif(6).subarray(0, 15),
  ])
    expect(
      readHeader(writeJpeg({ ...jpeg, segments: [createExifSegment(tiff), ...jpeg.segments] })),
    ).toMatchObject({ orientation: 1, width: 30 });
});

test("a BMP says how large it is, whether it may be transparent and whether it is whole", () => {
  const create = (headerBytes: number, alphaMask: number): Uint8Array => {
    const bytes = new Uint8Array(14 + headerBytes + 3 * 2 * 4);
    const view = new DataView(bytes.buffer);
    bytes.set(text("BM"));
    view.setUint32(10, 14 + headerBytes, true);
    view.setUint32(14, headerBytes, true);
    view.setInt32(18, 3, true);
    view.setInt32(22, -2, true); // from the top
    view.setUint16(28, 32, true);
    if (headerBytes > 40) {
      view.setUint32(30, 3, true);
      view.setUint32(66, alphaMask, true);
    }
    return bytes;
  };
  const size = { type: "bmp", width: 3, height: 2, isTruncated: false };
  expect(readHeader(create(108, 0xff000000))).toMatchObject({ ...size, hasAlpha: true });
  expect(readHeader(create(108, 0))).toMatchObject({ ...size, hasAlpha: false });
  expect(readHeader(create(40, 0))).toMatchObject({ ...size, hasAlpha: false });
  expect(readHeader(create(40, 0).subarray(0, -1))).toMatchObject({ isTruncated: true });
  const old = new Uint8Array(26 + 2 * 12);
  old.set(text("BM"));
  old.set([26, 0, 0, 0, 12, 0, 0, 0, 3, 0, 2, 0, 1, 0, 24, 0], 10);
  expect(readHeader(old)).toMatchObject(size);
});

test("an icon is detected by its directory", () => {
  const icon = Uint8Array.from(
    [
      [0, 0, 1, 0, 1, 0],
      [16, 16, 0, 0, 1, 0, 32, 0, 9, 0, 0, 0, 22, 0, 0, 0],
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ].flat(),
  );
  expect(readHeader(icon)).toMatchObject({ type: "ico" });
  expect(readHeader(icon.fill(0, 18, 22))).toBeUndefined();
});
