import { expect, test } from "vitest";
import { cutToAnalysed, maxAnalysedChars } from "./analysed-text.ts";

test("a password of the longest judged length is judged whole, and of a longer one the beginning", () => {
  const whole = "x".repeat(maxAnalysedChars);
  expect(cutToAnalysed(whole)).toBe(whole);
  expect(cutToAnalysed(`${whole}y`)).toBe(whole);
  expect(cutToAnalysed("")).toBe("");
});

test("a pair of surrogates is not split", () => {
  const cut = cutToAnalysed(`${"x".repeat(maxAnalysedChars - 1)}😀😀`);
  expect(cut).toHaveLength(maxAnalysedChars - 1);
  expect(cut.isWellFormed()).toBe(true);
});
