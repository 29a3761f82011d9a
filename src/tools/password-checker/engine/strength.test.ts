import { expect, test } from "vitest";
import { estimateCrackTime } from "./crack-time.ts";
import { getBand, capStrength } from "./strength.ts";

test("W-29 W-30 W-31 W-32 the bands begin at 30, 60 and 80", () => {
  const at = [0, 29, 30, 59, 60, 79, 80, 100];
  expect(at.map(getBand)).toEqual([
    "weak",
    "weak",
    "moderate",
    "moderate",
    "strong",
    "strong",
    "veryStrong",
    "veryStrong",
  ]);
});

test("W-33 W-34 few guesses limit a high score, at each boundary", () => {
  expect(capStrength(100, 1)).toEqual({ score: 0, band: "weak", isCapped: true });
  expect(capStrength(100, 999_999)).toEqual({ score: 5, band: "weak", isCapped: true });
  expect(capStrength(100, 6e11 - 1)).toEqual({ score: 10, band: "weak", isCapped: true });
  expect(capStrength(100, 6e11)).toEqual({ score: 30, band: "moderate", isCapped: true });
  expect(capStrength(100, 3.6e13 - 1)).toEqual({ score: 59, band: "moderate", isCapped: true });
  expect(capStrength(100, 3.6e13)).toEqual({ score: 60, band: "strong", isCapped: true });
  expect(capStrength(100, 1e15 - 1)).toEqual({ score: 79, band: "strong", isCapped: true });
  expect(capStrength(100, 1e15)).toEqual({ score: 100, band: "veryStrong", isCapped: false });
});

test("W-36 the shown strength is never above the score of the rules, and many guesses do not raise it", () => {
  for (let rules = 0; rules <= 100; rules += 10)
    for (const guesses of [1, 1e5, 1e7, 1e9, 1e30])
      expect(capStrength(rules, guesses).score).toBeLessThanOrEqual(rules);
  expect(capStrength(40, 1e30)).toEqual({ score: 40, band: "moderate", isCapped: false });
});

test("W-33 a password guessed instantly is weak, one guessed in minutes never strong, one within a day never very strong", () => {
  for (let exponent = 0; exponent < 30; exponent += 0.01) {
    const { band, score } = capStrength(100, 10 ** exponent);
    const { unit } = estimateCrackTime(10 ** exponent);
    if (unit === "instantly") expect(band).toBe("weak");
    if (unit === "instantly") expect(score).toBeLessThanOrEqual(10);
    if (unit === "minutes") expect(band).toBe("moderate");
    if (band === "veryStrong")
      expect(["days", "years", "decades", "centuries", "millionsOfYears"]).toContain(unit);
  }
});

test("more guesses never lower the strength", () => {
  let last = 0;
  for (let exponent = 0; exponent < 30; exponent += 0.01) {
    const { score } = capStrength(100, 10 ** exponent);
    expect(score).toBeGreaterThanOrEqual(last);
    last = score;
  }
});
