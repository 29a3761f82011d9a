import { expect, test } from "vitest";
import type { PictureType } from "./header/read-header.ts";
import { findFailure, canFitFormat, findRejection } from "./limits.ts";
import {
  defaults,
  levelRange,
  outputFormats,
  getOutputSize,
  clampToRange,
  widthRange,
} from "./settings.ts";

test("I-07 I-08 the compression level goes from 1 to 100 by 1, starts at 80, and is clamped to its bounds", () => {
  expect(levelRange).toEqual({ min: 1, max: 100, step: 1 });
  expect(defaults.level).toBe(80);
  expect([0, 101, -5, 55.4, NaN].map((value) => clampToRange(levelRange, value))).toEqual([
    1, 100, 1, 55, 1,
  ]);
});

test("I-09 jpeg, png, webp and avif are offered, jpeg first", () => {
  expect(outputFormats).toEqual(["jpeg", "png", "webp", "avif"]);
  expect(defaults.format).toBe("jpeg");
});

test("I-10 I-11 I-12 the width goes from 100 to 2000 px by 10, starts at 800 and switched off, and is clamped to its bounds and steps", () => {
  expect(widthRange).toEqual({ min: 100, max: 2000, step: 10 });
  expect(defaults).toMatchObject({ isResized: false, widthPx: 800 });
  expect([90, 2010, 805, 804, 1999].map((value) => clampToRange(widthRange, value))).toEqual([
    100, 2000, 810, 800, 2000,
  ]);
});

test("I-13 with resize off a picture keeps its own width and height", () => {
  expect(getOutputSize({ width: 1234, height: 567 }, { isResized: false, widthPx: 800 })).toEqual({
    width: 1234,
    height: 567,
  });
});

test("I-14 with resize on the result has at most the set width, its proportions are kept, and nothing is enlarged", () => {
  expect(getOutputSize({ width: 2000, height: 1000 }, { isResized: true, widthPx: 800 })).toEqual({
    width: 800,
    height: 400,
  });
  expect(getOutputSize({ width: 300, height: 200 }, { isResized: true, widthPx: 800 })).toEqual({
    width: 300,
    height: 200,
  });
  expect(getOutputSize({ width: 9000, height: 1 }, { isResized: true, widthPx: 100 })).toEqual({
    width: 100,
    height: 1,
  });
});

test("I-03 M-03 a file whose type is not an image is rejected", () => {
  for (const type of ["", "text/plain", "application/pdf", "video/mp4", "Image", "my-image/png"])
    expect(findRejection({ type, size: 10 })).toBe("not-image");
  expect(findRejection({ type: "image/png", size: 10 })).toBeUndefined();
});

test("I-04 I-05 M-04 a file of exactly 10 MB is accepted and one byte more is rejected", () => {
  expect(findRejection({ type: "image/jpeg", size: 10_485_760 })).toBeUndefined();
  expect(findRejection({ type: "image/jpeg", size: 10_485_761 })).toBe("too-large");
  expect(findRejection({ type: "text/plain", size: 10_485_761 })).toBe("not-image");
});

test("a picture above 50 megapixels is decoded only where it is resized, and none above 120", () => {
  const header = { type: "png", orientation: 1, isAnimated: false, isTruncated: false } as const;
  const find = (width: number, height: number, isResized: boolean) =>
    findFailure({ ...header, width, height }, { isResized });
  expect([find(20_000, 20_000, false), find(20_000, 20_000, true)]).toEqual([
    "too-many-pixels",
    "too-many-pixels",
  ]);
  expect([find(10_000, 5000, false), find(10_000, 5000, true)]).toEqual([undefined, undefined]);
  expect([find(9000, 6000, false), find(9000, 6000, true)]).toEqual(["needs-resize", undefined]);
  expect([find(12_000, 10_000, true), find(12_000, 10_001, true)]).toEqual([
    undefined,
    "too-many-pixels",
  ]);
});

test("a file is damaged, a drawing or of a format that is not taken, and JPEG XL is left to the browser", () => {
  const find = (type: PictureType) =>
    findFailure(
      { type, width: 0, height: 0, orientation: 1, isAnimated: false, isTruncated: false },
      defaults,
    );
  expect(findFailure(undefined, defaults)).toBe("unreadable");
  expect((["svg", "ico", "tiff", "jxl", "heic"] as const).map(find)).toEqual([
    "vector",
    "format-not-taken",
    "format-not-taken",
    undefined,
    undefined,
  ]);
});

test("a side longer than WebP supports is reported before encoding", () => {
  expect(canFitFormat("webp", 16_383, 100)).toBe(true);
  expect(canFitFormat("webp", 16_384, 100)).toBe(false);
  expect(canFitFormat("jpeg", 16_384, 100)).toBe(true);
  expect(canFitFormat("png", 2000, 50_000)).toBe(false);
});
