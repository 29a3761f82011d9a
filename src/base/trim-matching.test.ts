import { expect, test } from "vitest";
import { trimMatching } from "./trim-matching.ts";

test("characters are removed from both ends and nowhere else", () => {
  expect(trimMatching(" .a. b. ", /[\s.]/)).toBe("a. b");
  expect(trimMatching("abc", /[\s.]/)).toBe("abc");
  expect(trimMatching(" . ", /[\s.]/)).toBe("");
  expect(trimMatching("", /[\s.]/)).toBe("");
});

test("a surrogate pair is one character, and a lone surrogate is another one", () => {
  expect(trimMatching("😀😀a😀", /\p{S}/u)).toBe("a");
  expect(trimMatching("\ud83da\ude00", /\p{S}/u)).toBe("\ud83da\ude00");
  expect(trimMatching("a\ude00", /\p{Cs}/u)).toBe("a");
});
