import { expect, test } from "vitest";
import { splitVisible } from "./visible-text.ts";

test("direction marks and control characters are named, in their place", () => {
  expect(splitVisible("ab\u202Ecd\u200E")).toEqual([
    { text: "ab" },
    { codePoint: "U+202E" },
    { text: "cd" },
    { codePoint: "U+200E" },
  ]);
  expect(splitVisible("\u0007\u2069")).toEqual([{ codePoint: "U+0007" }, { codePoint: "U+2069" }]);
});

test("tags, fillers and blank letters are named too", () => {
  for (const codePoint of [0xe0041, 0x034f, 0x3164, 0x115f, 0x2800, 0xfff9, 0xfe01])
    expect(splitVisible(`a${String.fromCodePoint(codePoint)}b`)).toEqual([
      { text: "a" },
      { codePoint: `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}` },
      { text: "b" },
    ]);
});

test("what is seen, and what joins it, stays as it is", () => {
  for (const text of ["محمد@2010", "👩\u200D👧", "می\u200Cخواهم", "❤\uFE0F", "a b"])
    expect(splitVisible(text)).toEqual([{ text }]);
  expect(splitVisible("")).toEqual([]);
});
