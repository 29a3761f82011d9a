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

test("what is seen, and what joins it, stays as it is", () => {
  for (const text of ["محمد@2010", "👩\u200D👧", "می\u200Cخواهم", "a b"])
    expect(splitVisible(text)).toEqual([{ text }]);
  expect(splitVisible("")).toEqual([]);
});
