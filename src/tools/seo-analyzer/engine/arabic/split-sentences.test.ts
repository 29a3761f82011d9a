import { expect, test } from "vitest";
import { splitSentences } from "./split-sentences.ts";

const split = (text: string): string[] =>
  splitSentences({ place: "text", text }).map((sentence) => sentence.text);

test("a long text without a stop is cut between two words", () => {
  const words = Array.from({ length: 1_500 }, (_, i) => (i % 2 === 0 ? "المكتبة" : "مفتوحة"));
  const parts = split(words.join(" "));
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.every(({ length }) => length <= 3_000)).toBe(true);
  expect(parts.join(" ")).toBe(words.join(" "));
});

test("a stop after such a cut ends the sentence as elsewhere", () => {
  const long = Array.from({ length: 500 }, () => "مكتبة").join(" ");
  expect(split(`${long}. ثم كلمة.`).at(-1)).toBe("ثم كلمة.");
  expect(split(`${"مكتبة".repeat(601)} كلمة`).at(-1)).toContain("كلمة");
});
