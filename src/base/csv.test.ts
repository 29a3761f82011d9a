import { expect, test } from "vitest";
import { formatCsv } from "./csv.ts";

test("a table begins with a byte order mark, quotes what needs it, and contains no formula for a spreadsheet", () => {
  expect(
    formatCsv([
      ["كلمة", 'a "b"', "c,d"],
      ["=1+1", "+2", -3],
      ["@x", "-y", null],
    ]),
  ).toBe(`\uFEFFكلمة,"a ""b""","c,d"\r\n'=1+1,'+2,-3\r\n'@x,'-y,\r\n`);
});

test("a formula after white space, after a separator within a text, or in full-width characters is escaped too", () => {
  expect(formatCsv([[" =1", "a;=1+1;b", "\u00a0@x", "＝1+1"]])).toBe(
    `\uFEFF' =1,"a;'=1+1;b",'\u00a0@x,'＝1+1\r\n`,
  );
  expect(formatCsv([['a;"=1+1;b']])).toBe(`\uFEFF"a;""'=1+1;b"\r\n`);
  expect(formatCsv([["a\tb", "a;b", -1]])).toBe(`\uFEFF"a\tb","a;b",-1\r\n`);
});
