import { expect, test } from "vitest";
import { decodePage } from "./decode-page.ts";

const arabic1256 = Uint8Array.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]); // مرحبا
const utf8 = new TextEncoder().encode("مرحبا");
const encodeAscii = (text: string) => new TextEncoder().encode(text);
const joinBytes = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

test.each([
  ["the header", arabic1256, "text/html; charset=windows-1256", "مرحبا"],
  ["the header in quotes", arabic1256, 'text/html;charset="Windows-1256"', "مرحبا"],
  [
    "its own meta",
    joinBytes(encodeAscii("<meta charset=windows-1256>"), arabic1256),
    "text/html",
    "<meta charset=windows-1256>مرحبا",
  ],
  [
    "its older meta",
    joinBytes(
      encodeAscii('<meta http-equiv="Content-Type" content="text/html; charset=windows-1256">'),
      arabic1256,
    ),
    "",
    expect.stringContaining("مرحبا"),
  ],
  [
    "the header before its meta",
    joinBytes(encodeAscii("<meta charset=windows-1256>"), utf8),
    "text/html; charset=utf-8",
    "<meta charset=windows-1256>مرحبا",
  ],
  ["nothing", utf8, "text/html", "مرحبا"],
  ["an unknown name", utf8, "text/html; charset=klingon", "مرحبا"],
  ["a byte order mark", joinBytes(Uint8Array.from([0xef, 0xbb, 0xbf]), utf8), "text/html", "مرحبا"],
  [
    "a byte order mark of UTF-16",
    Uint8Array.from([0xff, 0xfe, 0x45, 0x06]),
    "text/html; charset=utf-8",
    "م",
  ],
  [
    "UTF-8 where it declares UTF-16 in ASCII",
    joinBytes(encodeAscii("<meta charset=utf-16>"), utf8),
    "",
    "<meta charset=utf-16>مرحبا",
  ],
  ["no bytes", new Uint8Array(), "", ""],
])("a page is decoded by %s", (_what, bytes, contentType, text) => {
  expect(decodePage(bytes, contentType)).toEqual(text);
});
