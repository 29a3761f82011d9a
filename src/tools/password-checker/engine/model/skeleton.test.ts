import { expect, test } from "vitest";
import { listArabicSkeletons, toLatinSkeleton } from "./skeleton.ts";

test("a word's skeleton is the same in all its spellings", () => {
  for (const spelling of ["mohamed", "mohammed", "muhammad", "mo7amed", "m7md", "MOHAMAD"])
    expect(toLatinSkeleton(spelling)?.consonants).toBe("MHMD");
  expect(listArabicSkeletons("محمد")).toEqual(["MHMD"]);
});

test.each([
  ["خالد", ["khaled", "5alid", "7'aled"]],
  ["مصطفي", ["mostafa", "mustafa", "mo9tafa", "mos6afa"]],
  ["شريف", ["sherif", "cherif", "4erif"]],
  ["السلام", ["elsalam", "assalam", "alsalaam"]],
  ["قلبي", ["2albi", "qalby", "galbi"]],
  ["عمري", ["3omri", "omry"]],
  ["فاطمه", ["fatma", "fatimah", "fatimat"]],
  ["الحمد لله", ["alhamdulillah", "el7amdolellah"]],
])("%s is found as it is written in Latin letters", (word, spellings) => {
  for (const spelling of spellings)
    expect(listArabicSkeletons(word)).toContain(toLatinSkeleton(spelling)?.consonants);
});

test("a sequence that does not occur in words has no skeleton", () => {
  for (const text of ["123", "a!b", "xkcd", "qwrtz", "bwkl", "aeiou", "a78b", "", "p4ss_"])
    expect([text, toLatinSkeleton(text)]).toEqual([text, null]);
});
