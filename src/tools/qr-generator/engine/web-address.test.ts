import { expect, test } from "vitest";
import { isWebAddress } from "./web-address.ts";

test.each([
  "shop.example",
  "https://shop.example/menu",
  "https://قهوة.example/قائمة الطعام",
  "متجر.example",
  "shop.example:8080/x",
  "localhost:3000",
  "http://localhost",
  "192.168.1.1",
  "http://[::1]/",
  "mailto:a@b.example",
  "WIFI:S:x;;",
  "geo:30,31",
  "fb://page/1",
])("a phone opens %s", (text) => {
  expect(isWebAddress(text)).toBe(true);
});

test.each([
  "cafe",
  "not a url",
  "https://cafe",
  "http://",
  "a b.example",
  "3.5",
  "مرحبًا",
  "cafe:5",
  "hello.",
])("a phone opens no page for %s", (text) => {
  expect(isWebAddress(text)).toBe(false);
});
