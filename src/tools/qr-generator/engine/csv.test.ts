import { expect, test } from "vitest";
import { batchLimits, parseCsv, readBatch } from "./csv.ts";

const utf8 = new TextEncoder();
const readRows = (text: string) => readBatch(utf8.encode(text));

test("quoted cells contain separators, line ends and doubled quotes", () => {
  expect(parseCsv('a,"b,c"\r\n"d\ne","f ""g"""\n')).toEqual([
    ["a", "b,c"],
    ["d\ne", 'f "g"'],
  ]);
});

test("the separator is the most frequent one in the first line", () => {
  expect(parseCsv("a;b\nc,d;e")).toEqual([
    ["a", "b"],
    ["c,d", "e"],
  ]);
  expect(parseCsv("a\tb,c\td")).toEqual([["a", "b,c", "d"]]);
});

test("each line is one code with its own name", () => {
  expect(readRows("https://a.example\n\nصفحتنا\n")).toEqual({
    rows: [
      { content: "https://a.example", name: "qrcode-001" },
      { content: "صفحتنا", name: "qrcode-002" },
    ],
  });
});

test("a second column names the files, safely and uniquely", () => {
  expect(
    readRows(
      "https://a.example,طاولة 1\nhttps://b.example,طاولة 1\nhttps://c.example,../../x:y\nhttps://d.example,…",
    ),
  ).toEqual({
    rows: [
      { content: "https://a.example", name: "طاولة 1" },
      { content: "https://b.example", name: "طاولة 1-2" },
      { content: "https://c.example", name: "x y" },
      { content: "https://d.example", name: "…" },
    ],
  });
});

test("known headings in both languages assign the columns", () => {
  expect(readRows("الاسم,الرابط\nباب,https://a.example")).toEqual({
    rows: [{ content: "https://a.example", name: "باب" }],
  });
  expect(readRows("Name;URL\ndoor;https://a.example")).toEqual({
    rows: [{ content: "https://a.example", name: "door" }],
  });
  expect(readRows("url\nhttps://a.example")).toEqual({
    rows: [{ content: "https://a.example", name: "qrcode-001" }],
  });
});

test("sheets are decoded as Excel saves them: with a byte order mark, in UTF-16, in Windows-1256", () => {
  const expected = { rows: [{ content: "قهوة", name: "qrcode-001" }] };
  expect(readBatch(Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8.encode("قهوة")))).toEqual(expected);
  const utf16 = [..."قهوة"].flatMap((letter) => [
    letter.charCodeAt(0) & 0xff,
    letter.charCodeAt(0) >> 8,
  ]);
  expect(readBatch(Uint8Array.of(0xff, 0xfe, ...utf16))).toEqual(expected);
  expect(
    readBatch(
      Uint8Array.of(
        0xfe,
        0xff,
        ...utf16.flatMap((_, at) => (at % 2 === 0 ? [utf16[at + 1]!, utf16[at]!] : [])),
      ),
    ),
  ).toEqual(expected);
  expect(readBatch(Uint8Array.of(0xde, 0xe5, 0xe6, 0xc9))).toEqual({
    rows: [{ content: "قهوة", name: "qrcode-001" }],
  });
});

test("a sheet holds 1 to 500 codes and at most 1 MB", () => {
  expect(readRows("")).toEqual({ fault: "empty" });
  expect(readRows("url,name\n,\n")).toEqual({ fault: "empty" });
  expect(readRows("a\n".repeat(500))).toHaveProperty("rows.length", 500);
  expect(readRows("a\n".repeat(501))).toEqual({ fault: "too-many" });
  expect(readBatch(new Uint8Array(batchLimits.bytes + 1))).toEqual({ fault: "too-large" });
});
