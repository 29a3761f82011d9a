import { expect, test } from "vitest";
import { scoreByRules } from "./rule-score.ts";

const expectScores = (pairs: Readonly<Record<string, number>>): void => {
  for (const [password, score] of Object.entries(pairs))
    expect([password, scoreByRules(password).score]).toEqual([password, score]);
};

test("W-06 W-16 under 8 characters the length adds nothing and is an issue", () => {
  expect(scoreByRules("abcdefg")).toEqual({ score: 10, issues: ["short"] });
});

test("W-07 W-17 W-18 a length of 8 to 11 adds 20 and is not an issue", () => {
  expect(scoreByRules("abcdefgh")).toEqual({ score: 30, issues: [] });
  expectScores({ abcdefghijk: 30 });
});

test("W-08 W-19 W-20 a length of 12 to 15 adds 40", () =>
  expectScores({ abcdefghijkl: 50, abcdefghijklmno: 50 }));

test("W-09 W-21 a length of 16 or more adds 60", () =>
  expectScores({ abcdefghijklmnop: 70, abcdefghijklmnopqrstuvwxyzabcdef: 70 }));

test("W-10 W-22 each of the four classes adds 10, at every boundary of length", () =>
  expectScores({
    "Kx7!vQz": 40,
    "Kx7!vQzB": 60,
    "Kx7!vQzBm2#": 60,
    "Kx7!vQzBm2#p": 80,
    "Kx7!vQzBm2#pLd9": 80,
    "Kx7!vQzBm2#pLd9&": 100,
  }));

test("W-10 each class alone adds 10", () =>
  expectScores({ a: 10, A: 10, "5": 10, "!": 10, aA: 20, aA5: 30, "aA5!": 40 }));

test("W-11 W-25 W-26 W-27 three of one character in a row take 10, once; two in a row take nothing", () =>
  expectScores({ aabbaabb: 30, aaa: 0, "Kx7!vQzzzB2m#pLd": 90, aaabbb12: 30, "💪💪💪bcdefg": 30 }));

test("W-12 W-23 W-24 a common start takes 20, in any letter case", () => {
  for (const start of ["qwerty", "asdf", "zxcv", "1234", "password", "admin", "letmein"]) {
    expect(scoreByRules(`${start}Kx!`).issues).toContain("commonStart");
    expect(scoreByRules(`${start.toUpperCase()}kx!`).issues).toContain("commonStart");
  }
  expectScores({ "Password1!": 40, "LETMEIN2024!": 50 });
});

test("W-13 a common word counts at the start only", () => {
  expect(scoreByRules("mypassword")).toEqual({ score: 30, issues: [] });
});

test("W-14 W-28 deductions add up, and the score stops at 0", () => {
  expect(scoreByRules("1234")).toEqual({ score: 0, issues: ["short", "commonStart"] });
  expect(scoreByRules("passwordaaa")).toEqual({ score: 0, issues: ["repeated", "commonStart"] });
});

test("W-15 the maximum score is 100", () =>
  expectScores({ [`Kx7!${"vQzBm2#pLd9&".repeat(20)}`]: 100 }));

test("W-42 every issue that applies is named, in one order", () => {
  expect(scoreByRules("1234aaa").issues).toEqual(["short", "repeated", "commonStart"]);
});

test("W-43 an empty password scores 0 and has no issue", () => {
  expect(scoreByRules("")).toEqual({ score: 0, issues: [] });
});

test("Arabic letters count as lowercase, Arabic digits as numbers, and neither as a symbol", () =>
  expectScores({ كلمةسر: 10, كلمةسر٢٣: 40, "كلمةسر٢٣!": 50, مَكْتَب: 10 }));
