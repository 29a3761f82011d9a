import { expect, test } from "vitest";
import { toAddress, toFolder, toPageKey } from "./page-key.ts";

test.each([
  "https://shop.example/bags",
  "http://shop.example/bags",
  "https://www.shop.example/bags",
  "https://shop.example/bags/",
  "https://shop.example/bags/index.html",
  "https://shop.example/bags/index.php",
])("%s is a name of the page of bags", (url) => {
  expect(toPageKey(url)).toBe("shop.example/bags");
});

test.each([
  "https://shop.example/Bags",
  "https://shop.example/bags?page=2",
  "https://blog.shop.example/bags",
  "https://shop.example:8443/bags",
  "https://shop.example/bags/index.html?page=2",
])("%s is another page", (url) => {
  expect(toPageKey(url)).not.toBe("shop.example/bags");
});

test("an address has no fragment and upper-case escapes", () => {
  expect(toAddress("https://shop.example/%d8%b4#top")).toBe("https://shop.example/%D8%B4");
  expect(toFolder("https://shop.example/a/index.html")).toBe("https://shop.example/a/");
  expect(toFolder("https://shop.example/a/my-index.html")).toBe(
    "https://shop.example/a/my-index.html",
  );
});
