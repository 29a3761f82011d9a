import { expect, test } from "vitest";
import { foldLetters } from "../model/fold.ts";
import { arabicWords } from "./arabic-words.ts";
import { loadEnglishWords } from "./english-words.ts";
import {
  generatePassphrase,
  listLengths,
  getPassphraseBits,
  wordCounts,
} from "./generate-passphrase.ts";

test("the Arabic list has 1,411 words, no two of which fold to the same letters", () => {
  expect(arabicWords).toHaveLength(1411);
  expect(listLengths.ar).toBe(1411);
  expect(new Set(arabicWords.map(foldLetters)).size).toBe(1411);
  for (const word of arabicWords) expect(word).toMatch(/^[ء-ي]{2,8}$/);
});

test("the English list is the 7,776 words of the EFF", async () => {
  const words = await loadEnglishWords();
  expect(words).toHaveLength(7776);
  expect(listLengths.en).toBe(7776);
  expect([words[0], words[7775]]).toEqual(["abacus", "zoom"]);
});

test("a passphrase has the requested number of words, all from its list", async () => {
  for (const list of [arabicWords, await loadEnglishWords()])
    for (let count = wordCounts.min; count <= wordCounts.max; count += 1) {
      const words = generatePassphrase(list, count).split("-");
      expect(words).toHaveLength(count);
      for (const word of words) expect(list).toContain(word);
    }
});

test("the entropy of a passphrase is exact", () => {
  expect(getPassphraseBits(7776, 6)).toBeCloseTo(77.549, 3);
  expect(getPassphraseBits(arabicWords.length, 6)).toBeCloseTo(6 * Math.log2(1411), 9);
});

test("words are joined by the chosen sign and begin with a capital where that is chosen", () => {
  const phrase = generatePassphrase(["abacus"], 5, undefined, {
    separator: ".",
    hasCapitals: true,
  });
  expect(phrase).toBe("Abacus.Abacus.Abacus.Abacus.Abacus");
  expect(generatePassphrase(["باب"], 5, undefined, { separator: " ", hasCapitals: true })).toBe(
    "باب باب باب باب باب",
  );
  expect(generatePassphrase(["abacus"], 5)).toBe("abacus-abacus-abacus-abacus-abacus");
});
