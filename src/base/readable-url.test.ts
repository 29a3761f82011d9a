import { expect, test } from "vitest";
import { formatReadableUrl, shortenUrl } from "./readable-url.ts";

test("a URL is shown short, with its Arabic decoded", () => {
  expect(shortenUrl("https://shop.example/")).toBe("shop.example");
  expect(shortenUrl("https://shop.example/%D8%AD%D9%82%D8%A7%D8%A6%D8%A8/")).toBe(
    "shop.example/حقائب/",
  );
});

test("what cannot be decoded is shown as it is", () => {
  expect(formatReadableUrl("https://shop.example/%E0%A4")).toBe("https://shop.example/%E0%A4");
});
