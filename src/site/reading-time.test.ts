import { expect, test } from "vitest";
import { countReadingMinutes } from "./reading-time.ts";

test("Arabic words count as words and take longer than English ones", () => {
  expect(countReadingMinutes("كلمة ".repeat(362), "ar")).toBe(2);
  expect(countReadingMinutes("word ".repeat(476), "en")).toBe(2);
});

test("Markdown syntax does not count as words, and nothing takes less than a minute", () => {
  expect(countReadingMinutes(`${"## ** -- ".repeat(900)}one two`, "en")).toBe(1);
  expect(countReadingMinutes("", "ar")).toBe(1);
});
