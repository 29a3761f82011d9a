import { expect, test } from "vitest";
import { toGuesses, toVerdict } from "./verdict.ts";

test("W-35 where the guesses hold the strength down the reasons are told, and only there", () => {
  expect(toVerdict("abcdefghijklmnop", { guesses: 65, reasons: ["sequence"] })).toEqual({
    ruleScore: 70,
    strength: { score: 29, band: "weak", isCapped: true },
    time: { unit: "instantly", count: 1 },
    reasons: ["sequence"],
  });
  expect(toVerdict("abc", { guesses: 13, reasons: ["sequence"] }).reasons).toEqual([]);
});

test("W-33 without the model nothing is praised and no time is told", () => {
  expect(toVerdict("Kx7!vQzBm2#pLd9&", null)).toEqual({
    ruleScore: 100,
    strength: { score: 59, band: "moderate", isCapped: true },
    time: null,
    reasons: [],
  });
});

test("a password drawn by the page takes half of all that could be drawn", () => {
  expect(toGuesses(11)).toBe(1024);
});
