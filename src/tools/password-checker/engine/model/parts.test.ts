import { beforeAll, expect, test } from "vitest";
import { createGuessModel, type GuessModel } from "./guess.ts";
import { loadGuessLists } from "./load-lists.ts";
import { toPercents } from "./parts.ts";

let guess: GuessModel;
beforeAll(async () => {
  guess = createGuessModel(await loadGuessLists());
}, 60_000);

const split = (password: string) =>
  guess(password).parts.map(({ text, kind }) => [text, kind] as const);

test("a password is split into what was recognised, as it was typed", () => {
  expect(split("Mo7amed@1990")).toEqual([
    ["Mo7amed", "name"],
    ["@1990", "date"],
  ]);
  expect(split("محمد١٢٣")).toEqual([
    ["محمد", "name"],
    ["١٢٣", "sequence"],
  ]);
  expect(split("ضصثقفغعه")).toEqual([["ضصثقفغعه", "keyboard"]]);
  expect(split("كل عام وانتم بخير")).toEqual([
    ["كل ", "word"],
    ["عام ", "word"],
    ["وانتم ", "word"],
    ["بخير", "word"],
  ]);
});

test("vowel marks, tatweel and presentation forms stay in the part that they belong to", () => {
  expect(split("مُحَمَّد12345")).toEqual([
    ["مُحَمَّد", "name"],
    ["12345", "leaked"],
  ]);
});

test("text typed with the other keyboard language is split as it was typed, lam-alef included", () => {
  const { parts } = guess("hgpl]ggi@2010");
  expect(parts.map(({ text, kind, isSwitched }) => [text, kind, isSwitched])).toEqual([
    ["hgpl]ggi", "phrase", true],
    ["@2010", "date", true],
  ]);
  expect(guess("bhgi").parts.map(({ text }) => text)).toEqual(["bhgi"]);
});

test("the parts of every password make the whole password, and their shares 100 percent", () => {
  for (const password of [
    "Ahmed-ali_2020",
    "مصر2011!",
    "a💪🏽b",
    "Kx7!vQzBm2#pLd9&",
    "لا إله إلا الله",
    "x".repeat(80),
  ]) {
    const { parts } = guess(password);
    expect([password, parts.map(({ text }) => text).join("")]).toEqual([password, password]);
    expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  }
});

test("percents are whole and add up to 100, without any guesses too", () => {
  expect(toPercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(toPercents([0, 0])).toEqual([50, 50]);
  expect(toPercents([0, 5])).toEqual([0, 100]);
});
