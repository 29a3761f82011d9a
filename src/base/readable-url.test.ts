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

test("line breaks and marks of direction stay encoded", () => {
  const url = "https://shop.example/%0A%0ACall%20us%E2%80%AE%E2%80%A8";
  expect(formatReadableUrl(url)).toBe("https://shop.example/%0A%0ACall us%E2%80%AE%E2%80%A8");
});
