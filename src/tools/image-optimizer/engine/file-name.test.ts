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

test("a result's name is one that every system stores", () => {
  const getName = (name: string) => getResultName(name, "jpeg");
  expect(["con.jpg", "NUL.tar.png", "com1.png", "LPT¹.png", "console.png"].map(getName)).toEqual([
    "con_.jpg",
    "NUL_.tar.jpg",
    "com1_.jpg",
    "LPT¹_.jpg",
    "console.jpg",
  ]);
  expect(
    ["a<b>c.png", "R&D.png", 'q?*|"x.png', "a/b\\c:d.png", "tab\tend.png"].map(getName),
  ).toEqual(["a_b_c.jpg", "R_D.jpg", "q_x.jpg", "a_b_c_d.jpg", "tab_end.jpg"]);
  expect(
    ["dots....png", "space .png", "..hidden.png", "....", "\u202egpj.exe.png"].map(getName),
  ).toEqual(["dots.jpg", "space.jpg", "hidden.jpg", "image.jpg", "_gpj.exe.jpg"]);
});

test("a result's name has at most 255 bytes, its number in an archive included, and whole characters", () => {
  for (const letter of ["a", "ص", "📷"]) {
    const name = getResultName(`${letter.repeat(300)}.png`, "jpeg");
    const [, last] = makeDistinct([name, name]);
    expect(new TextEncoder().encode(last).length).toBeLessThanOrEqual(255);
    expect(new TextEncoder().encode(last).length).toBeGreaterThan(235);
    expect(last).toMatch(new RegExp(`^(?:${letter})+-2\\.jpg$`, "u"));
  }
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
