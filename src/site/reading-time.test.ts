import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

test("Arabic words count as words and take longer than English ones", () => {
  expect(readingMinutes("كلمة ".repeat(362), "ar")).toBe(2);
  expect(readingMinutes("word ".repeat(476), "en")).toBe(2);
});

test("marks of Markdown are no words, and nothing takes less than a minute", () => {
  expect(readingMinutes(`${"## ** -- ".repeat(900)}one two`, "en")).toBe(1);
  expect(readingMinutes("", "ar")).toBe(1);
});
