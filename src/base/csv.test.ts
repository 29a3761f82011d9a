import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("a table begins with a byte order mark, quotes what needs it, and runs nothing in a spreadsheet", () => {
  expect(
    csvOf([
      ["كلمة", 'a "b"', "c,d"],
      ["=1+1", "+2", -3],
      ["@x", "-y", null],
    ]),
  ).toBe(`\uFEFFكلمة,"a ""b""","c,d"\r\n'=1+1,'+2,-3\r\n'@x,'-y,\r\n`);
});
