// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { keepChosenPlatform, readChosenPlatform } from "./chosen-platforms.ts";

const key = "tab:seo-analyzer:platforms";

beforeEach(() => sessionStorage.clear());

test("a choice holds for every page of a host and for no other (O-102)", () => {
  keepChosenPlatform("https://shop.example/bags", "salla");
  expect(readChosenPlatform("https://shop.example/")).toBe("salla");
  expect(readChosenPlatform("https://other.example/")).toBeNull();
  keepChosenPlatform("https://shop.example/", "unknown");
  expect(readChosenPlatform("https://shop.example/bags")).toBe("unknown");
});

test("a choice that is taken back leaves nothing behind", () => {
  keepChosenPlatform("https://shop.example/", "zid");
  keepChosenPlatform("https://shop.example/", null);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test("the last twenty hosts are kept", () => {
  for (let i = 0; i < 25; i++) keepChosenPlatform(`https://shop-${i}.example/`, "wix");
  expect(JSON.parse(sessionStorage.getItem(key)!)).toHaveLength(20);
  expect(readChosenPlatform("https://shop-4.example/")).toBeNull();
  expect(readChosenPlatform("https://shop-24.example/")).toBe("wix");
});

test.each([
  "{",
  "7",
  '{"shop.example":"wix"}',
  '[["shop.example","joomla"]]',
  '[["shop.example"]]',
])("what is stored as %s is no choice", (stored) => {
  sessionStorage.setItem(key, stored);
  expect(readChosenPlatform("https://shop.example/")).toBeNull();
});
