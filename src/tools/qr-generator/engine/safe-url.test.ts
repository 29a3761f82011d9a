import { expect, test } from "vitest";
import { toSafeUrl } from "./safe-url.ts";

test.each([
  ["shop.example", "https://shop.example"],
  ["shop.example/menu?a=1", "https://shop.example/menu?a=1"],
  ["https://قهوة.example/قائمة", "https://xn--ogb3cpe.example/%D9%82%D8%A7%D8%A6%D9%85%D8%A9"],
  ["متجر.example", "https://xn--pgbep1f.example/"],
])("%s opens everywhere as %s", (typed, safe) => {
  expect(toSafeUrl(typed)).toBe(safe);
});

test.each([
  "https://shop.example/menu",
  "",
  "hello",
  "two words.example",
  "mailto:a@b.example",
  "WIFI:S:x;;",
  "3.5",
  "مرحبًا",
])("%s is left alone", (typed) => {
  expect(toSafeUrl(typed)).toBeUndefined();
});
