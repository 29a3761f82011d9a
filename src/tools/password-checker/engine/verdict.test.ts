import { expect, test } from "vitest";
import { toGuesses, toVerdict } from "./verdict.ts";

test("W-35 reasons are given only where the guesses lower the strength", () => {
  expect(toVerdict("abcdefghijklmnop", { guesses: 65, reasons: ["sequence"] })).toEqual({
    ruleScore: 70,
    strength: { score: 29, band: "weak", isCapped: true },
    time: { unit: "instantly", count: 1 },
    reasons: ["sequence"],
  });
  expect(toVerdict("abc", { guesses: 13, reasons: ["sequence"] }).reasons).toEqual([]);
});

test("W-33 without the model the strength is at most moderate and no time is given", () => {
  expect(toVerdict("Kx7!vQzBm2#pLd9&", null)).toEqual({
    ruleScore: 100,
    strength: { score: 59, band: "moderate", isCapped: true },
    time: null,
    reasons: [],
  });
});

test("a generated password takes half of all possible guesses", () => {
  expect(toGuesses(11)).toBe(1024);
});
