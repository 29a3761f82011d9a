import { expect, test } from "vitest";
import { readable, shortAddress } from "./readable-url.ts";

test("an address is shown short, its Arabic in letters", () => {
  expect(shortAddress("https://shop.example/")).toBe("shop.example");
  expect(shortAddress("https://shop.example/%D8%AD%D9%82%D8%A7%D8%A6%D8%A8/")).toBe(
    "shop.example/حقائب/",
  );
});

test("what cannot be decoded is shown as it is", () => {
  expect(readable("https://shop.example/%E0%A4")).toBe("https://shop.example/%E0%A4");
});
