import { expect, test } from "vitest";
import { toGuesses, toVerdict } from "./verdict.ts";

test("W-35 reasons are given only where the guesses lower the strength", () => {
  expect(toVerdict("abcdefghijklmnop", { guesses: 65, reasons: ["sequence"] })).toEqual({
    ruleScore: 70,
    strength: { score: 2, band: "weak", isCapped: true },
    time: { unit: "instantly", count: 1 },
    reasons: ["sequence"],
    guesses: 65,
    parts: [],
  });
  expect(toVerdict("abc", { guesses: 1e30, reasons: ["sequence"] }).reasons).toEqual([]);
});

test("W-33 without the model the strength is at most moderate and no time is given", () => {
  expect(toVerdict("Kx7!vQzBm2#pLd9&", null)).toEqual({
    ruleScore: 100,
    strength: { score: 59, band: "moderate", isCapped: true },
    time: null,
    reasons: [],
    guesses: null,
    parts: [],
  });
});

test("a generated password takes half of all possible guesses", () => {
  expect(toGuesses(11)).toBe(1024);
});

test("W-33 what is guessed instantly is weak, and what falls within a day is not very strong, whatever the rules give", () => {
  const password = "Kx7!vQzBm2#pLd9&";
  for (let exponent = 0; exponent < 30; exponent += 0.1) {
    const { strength, time } = toVerdict(password, { guesses: 10 ** exponent, reasons: ["few"] });
    if (time?.unit === "instantly") expect(strength.band).toBe("weak");
    if (time?.unit === "minutes") expect(["weak", "moderate"]).toContain(strength.band);
    if (time?.unit === "hours") expect(strength.band).not.toBe("veryStrong");
  }
});
