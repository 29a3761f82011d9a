import { expect, test } from "vitest";
import { toShareDestination, type SharedTexts } from "./share-target.ts";

const toUrl = (texts: SharedTexts): string | null =>
  new URL(toShareDestination("en", texts, false), "https://ro2ya.example").searchParams.get("url");

test("pictures lead to the image optimizer, with or without words, in the language of the share", () => {
  expect(toShareDestination("ar", {}, true)).toBe("/tools/image-optimizer?shared");
  expect(toShareDestination("en", { text: "https://shop.example" }, true)).toBe(
    "/en/tools/image-optimizer?shared",
  );
});

test.each([
  [{ url: "https://shop.example/bags?a=1&b=2#c" }, "https://shop.example/bags?a=1&b=2#c"],
  [{ text: "https://shop.example/حقائب" }, "https://shop.example/حقائب"],
  [
    { title: "Shop", text: "Look at this: https://shop.example/bags, please!" },
    "https://shop.example/bags",
  ],
  [{ text: "(https://shop.example/)." }, "https://shop.example/"],
  [{ text: "شوف https://shop.example/bags؟" }, "https://shop.example/bags"],
  [{ text: " shop.example " }, "shop.example"],
  [{ title: "shop.example", text: "see" }, "shop.example"],
])("an address is found in %j", (texts, address) => expect(toUrl(texts)).toBe(address));

test("a text without an address reaches the field, cut to the length of an address", () => {
  expect(toUrl({ title: "Bags", text: "nice bags" })).toBe("nice bags");
  expect(toUrl({ text: "x y ".repeat(2_000) })).toHaveLength(2_048);
  expect(toUrl({ text: `${"a ".repeat(1_023)}a\u{1F45C}` })).toMatch(/a\uFFFD$/);
});

test("an empty share leads to the list of tools", () => {
  expect(toShareDestination("ar", {}, false)).toBe("/tools");
  expect(toShareDestination("en", { title: "  ", text: "\n" }, false)).toBe("/en/tools");
});

test.each(["//evil.example", "javascript:alert(1)", "https://user:pass@evil.example", "\r\nx: y"])(
  "%j cannot lead away from the site",
  (text) => {
    const destination = toShareDestination("ar", { text }, false);
    expect(destination).toMatch(/^\/tools\/seo-analyzer\?url=[\w%+.-]*$/);
  },
);
