import { expect, test } from "vitest";
import { formatNumber } from "#i18n/format.ts";
import { formatBytes, formatSavedPercent, getSavedPercent } from "./byte-size.ts";
import { makeDistinct, getResultName } from "./file-name.ts";
import { parseWholeNumber } from "./whole-number.ts";

test("I-25 a result has the original's name and the extension of its format", () => {
  expect(getResultName("shop front.PNG", "jpeg")).toBe("shop front.jpg");
  expect(getResultName("واجهة.المحل.jpeg", "webp")).toBe("واجهة.المحل.webp");
  expect(getResultName("photo", "avif")).toBe("photo.avif");
  expect(getResultName(".png", "png")).toBe("image.png");
});

test("names in an archive are unique", () => {
  expect(makeDistinct(["a.jpg", "a.jpg", "b.jpg", "A.jpg", "a-2.jpg"])).toEqual([
    "a.jpg",
    "a-2.jpg",
    "b.jpg",
    "A-3.jpg",
    "a-2-2.jpg",
  ]);
});

test("I-20 sizes are shown in three figures, in Latin digits in both languages", () => {
  const units = { unitBytes: "bytes", unitKb: "KB", unitMb: "MB" };
  expect(
    [0, 999, 1024, 1536, 67_245, 604_160, 10_485_760].map((bytes) =>
      formatBytes("en", units, bytes),
    ),
  ).toEqual([
    "0\u00a0bytes",
    "999\u00a0bytes",
    "1\u00a0KB",
    "1.5\u00a0KB",
    "65.7\u00a0KB",
    "590\u00a0KB",
    "10\u00a0MB",
  ]);
  expect(formatBytes("ar", units, 67_245)).toBe("65.7\u00a0KB");
  expect(formatNumber("ar", 67_245)).toBe("67,245");
});

test("I-20 a saving is rounded down and never negative", () => {
  expect([
    getSavedPercent(1000, 1),
    getSavedPercent(1000, 505),
    getSavedPercent(1000, 1000),
    getSavedPercent(1000, 1200),
    getSavedPercent(0, 0),
  ]).toEqual([99, 49, 0, 0, 0]);
});

test("a target size is read in Latin, Arabic and Persian digits", () => {
  expect(["200", " ٢٠٠ ", "۲۰۰", "1,024", "١٬٠٢٤"].map(parseWholeNumber)).toEqual([
    200, 200, 200, 1024, 1024,
  ]);
  expect(["", "12.5", "-3", "1e3", "abc"].map((text) => parseWholeNumber(text))).toEqual([
    NaN,
    NaN,
    NaN,
    NaN,
    NaN,
  ]);
});

test("less than a whole per cent is something, and nothing is nothing", () => {
  expect(
    [
      [1000, 505],
      [1000, 996],
      [1000, 1000],
      [1000, 1200],
    ].map(([before, after]) => formatSavedPercent(before!, after!)),
  ).toEqual(["49%", "<1%", "0%", "0%"]);
});
