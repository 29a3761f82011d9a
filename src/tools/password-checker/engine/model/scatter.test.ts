import { expect, test } from "vitest";
import { getScatteredAlphabet } from "./scatter.ts";

test("a random password of all classes is counted with the alphabet of all", () => {
  expect(getScatteredAlphabet("vT9$kqL2w#ZpX!m4")).toBe(95);
  expect(getScatteredAlphabet("v9TkqL2wZpX4m1R")).toBe(62);
  expect(getScatteredAlphabet("Kx7!vQzB")).toBe(95);
});

test("chosen passwords are not: words with a suffix, periodic classes, two classes, few characters", () => {
  for (const password of [
    "Password2024!",
    "Aa1!Bb2@Cc3#Dd4$",
    "1q2w3e4r5t6y",
    "a1B!c2",
    "Sara@12a",
    "Ali#2010",
    "MohamedAhmed1990@",
    "كلمةالسر123!A",
  ])
    expect([password, getScatteredAlphabet(password)]).toEqual([password, null]);
});

test("letters among digits and capitals among lowercase count in a long password, words with signs do not", () => {
  expect(getScatteredAlphabet("b13x0px06vkyoxq")).toBe(36);
  expect(getScatteredAlphabet("pWMdZNytjNDi")).toBe(52);
  for (const password of ["0100-123-4567", "كل عام وانتم بخير", "a1b2c3d4e5f6", "ahmedmohamed2020"])
    expect([password, getScatteredAlphabet(password)]).toEqual([password, null]);
});
