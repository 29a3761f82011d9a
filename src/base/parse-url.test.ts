import { expect, test } from "vitest";
import { parseUrl } from "./parse-url.ts";

test.each([
  "",
  "   ",
  "hello world",
  "https://",
  "http://",
  "nonsense",
  "https://user:secret@shop.example/",
  `https://shop.example/${"a".repeat(2100)}`,
])("O-02 O-03 %j is not an address", (typed) => {
  expect(parseUrl(typed)).toBeNull();
});

test.each([
  ["example.com", "https://example.com/"],
  [" shop.example/bags?page=2#top ", "https://shop.example/bags?page=2"],
  ["shop.example:8443/a", "https://shop.example:8443/a"],
  ["localhost:3000", "https://localhost:3000/"],
  ["متجر.مصر/حقائب", "https://xn--pgbep1f.xn--wgbh1c/%D8%AD%D9%82%D8%A7%D8%A6%D8%A8"],
])("O-04 %s is parsed as %s", (typed, address) => {
  expect(parseUrl(typed)).toBe(address);
});

test("O-05 a scheme is kept, in any letter case", () => {
  expect(parseUrl("http://example.com/a")).toBe("http://example.com/a");
  expect(parseUrl("HTTPS://Example.com")).toBe("https://example.com/");
  expect(parseUrl("HtTp://example.com")).toBe("http://example.com/");
});

test("O-06 a host name that begins with http is not a scheme", () => {
  expect(parseUrl("httpbin.org")).toBe("https://httpbin.org/");
  expect(parseUrl("https.example")).toBe("https://https.example/");
});

test.each([
  "ftp://example.com",
  "javascript:alert(1)",
  "mailto:a@example.com",
  "file:///etc/passwd",
  "data:text/html,x",
  "http:example.com",
])("O-07 %s is refused", (typed) => {
  expect(parseUrl(typed)).toBeNull();
});
