import { expect, test } from "vitest";
import { encodeAs } from "../../../../tests/fixtures/encodings/encode-as.ts";
import { encodedPages } from "../../../../tests/fixtures/encodings/pages.ts";
import { readDecoded, type Decoded } from "../../../../tests/fixtures/encodings/read-decoded.ts";
import stored from "../../../../tests/fixtures/encodings/chromium.json" with { type: "json" };
import { decodePage } from "./decode-page.ts";

const chromium: Readonly<Record<string, Decoded>> = stored.pages;

test("the pages are those that Chromium has read", () => {
  expect(Object.keys(encodedPages)).toEqual(Object.keys(chromium));
  expect(Object.keys(encodedPages).length).toBeGreaterThanOrEqual(60);
});

test.each(Object.entries(encodedPages))("%s: decoded as Chromium does", (name, page) => {
  expect(readDecoded(page)).toEqual(chromium[name]);
});

const decide = (name: string) => {
  const { bytes, contentType, url } = encodedPages[name]!;
  return decodePage(bytes, contentType, url).encoding;
};

test.each([
  ["says utf-8, is windows-1256", "windows-1256"],
  ["header says utf-8, is windows-1256", "windows-1256"],
  ["says windows-1256, is utf-8", "utf-8"],
  ["says iso-8859-1, is windows-1256", "windows-1256"],
  ["says iso-8859-1, is utf-8", "utf-8"],
  ["says iso-8859-6, is windows-1256", "windows-1256"],
  ["header utf-16 but ASCII", "utf-8"],
  ["header with two charsets", null],
  ["header windows-1256", null],
  ["header iso-8859-1", null],
  ["meta gb18030", null],
  ["meta Shift_JIS", null],
  ["meta EUC-KR", null],
  ["meta KOI8-R", null],
  ["UTF-16LE by its mark", null],
  ["utf-8 with one invalid byte", null],
  ["utf-8 cut in a letter", null],
  ["undeclared UTF-8, Arabic", "utf-8"],
  ["undeclared windows-1256", null],
  ["undeclared ASCII", null],
])("%s: evidently in %s", (name, actual) => {
  expect(decide(name).actual).toBe(actual);
});

test.each([
  ["UTF-8 by its mark", { source: "mark", declared: null }],
  ["header windows-1256", { source: "header", declared: "windows-1256" }],
  ["header unknown alone", { source: "default", declared: "klingon" }],
  ["XML declaration", { source: "xml", declared: "windows-1256" }],
  ["undeclared windows-1256", { source: "content", declared: null }],
  ["undeclared ASCII", { source: "default", declared: null }],
  ["utf-8 with one invalid byte", { source: "meta", invalidChars: 1 }],
  ["meta after 5,000 bytes of comment", { source: "meta", metaEndBytes: 5047 }],
  ["meta in the body, late", { source: "default", metaEndBytes: 1576 }],
])("%s: what decided is recorded", (name, expected) => {
  expect(decide(name)).toMatchObject(expected);
});

test("three pages of ten megabytes are decoded within 6 seconds", () => {
  const letters = encodeAs("windows-1256", "محل الأمانة ");
  const many = new Uint8Array(10_000_000);
  for (let i = 0; i < many.length; i++) many[i] = letters[i % letters.length]!;
  const start = performance.now();
  decodePage(many, "", "http://shop.example/");
  decodePage(new Uint8Array(10_000_000).fill(0x20), "", "http://shop.example/");
  decodePage(many, "text/html; charset=utf-8", "http://shop.example/");
  expect(performance.now() - start).toBeLessThan(6000);
});

test("an element with the name of an inherited property ends nothing", () => {
  const bytes = new TextEncoder().encode("<title>x</title><constructor><__proto__><p>hi");
  expect(decodePage(bytes, "text/html", "https://shop.example/").html).toContain("<p>hi");
});
