import { expect, test } from "vitest";
import { countCases } from "./letter-case.ts";

test("capitals at the start, at the end, everywhere or of two joined words are regular", () => {
  expect(["ali", "Ali", "ALI", "aliN", "AlAhly", "K@rim"].map(countCases)).toEqual([
    { isRegular: true, tries: 1 },
    { isRegular: true, tries: 2 },
    { isRegular: true, tries: 2 },
    { isRegular: true, tries: 2 },
    { isRegular: true, tries: 4 },
    { isRegular: true, tries: 2 },
  ]);
});

test("scattered capitals are counted as zxcvbn counts them", () => {
  // Two of six letters: 6 + 15.
  expect(countCases("haMaDa")).toEqual({ isRegular: false, tries: 21 });
});
