import { expect, test } from "vitest";
import { parseLlmsTxt } from "./llms-txt.ts";

const text = "# فخار الفسطاط\n\n> ورشة في القاهرة\n";
const read = (bytes: Buffer, type = "text/plain") =>
  parseLlmsTxt({ bytes, headers: [["content-type", type]], url: "https://shop.example/llms.txt" });
const utf8 = (written: string): Buffer => Buffer.from(written);
const bigEndian = (written: string): Buffer => Buffer.from(written, "utf16le").swap16();
const found = { title: "فخار الفسطاط", chars: text.trim().length };

test.each<[string, Buffer, string?]>([
  ["UTF-8", utf8(text)],
  ["UTF-8 with a mark", utf8(`\ufeff${text}`)],
  ["UTF-16 with a mark", Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16 without one", Buffer.from(text, "utf16le"), "text/plain; charset=utf-16"],
  ["UTF-16, big endian, with a mark", bigEndian(`\ufeff${text}`)],
  ["UTF-16, big endian, without one", bigEndian(text)],
  ["UTF-8 whose type says JSON", utf8(text), "application/json"],
])("an llms.txt in %s is read", (_, bytes, type) => {
  expect(read(bytes, type)).toEqual(found);
});

test.each([
  ["an object", '{"error":"not found"}', "application/json"],
  ["an object as text", '{"error":"not found"}', "text/plain"],
  ["an object that was cut", '{"error":"not fou', "application/problem+json; charset=utf-8"],
  ["a list", "[]", "text/plain"],
  ["a string", '"# Shop"', "text/plain"],
  ["a page", "<!doctype html># Shop", "text/plain"],
  ["nothing", " \n", "text/plain"],
])("%s in its place is no llms.txt", (_, written, type) => {
  expect(read(utf8(written), type)).toBeNull();
});

test("a text that begins with a link in brackets is one", () => {
  expect(read(utf8("[Shop](https://shop.example/)\n\n# Shop"))?.title).toBe("Shop");
});
