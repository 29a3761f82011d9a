import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const LOCALES = ["ar", "en"] as const;
const PARTS = ["services", "goods", "places", "modifiers"] as const;
const fixtures = "../../../../../tests/api/keyword-fixtures/";

const readText = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** The columns of each entry of a list, without comments and empty lines. */
const readRows = (path: string) =>
  readText(path)
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));

/**
 * Folds spellings of one term to the same text. It is simpler than the folding of the tool, so that
 * the test does not depend on what it tests.
 */
const normalizeSpelling = (term: string) =>
  term
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\u064B-\u0652\u0670\u0640]/gu, "")
    .replaceAll(/[أإآ]/gu, "ا")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي")
    .replaceAll(/\s+/gu, " ")
    .trim();

const findRepeated = (terms: string[]) =>
  terms.filter((term, index) => terms.indexOf(term) !== index);

const ARABIC_TERM = /^[\p{Script=Arabic}\p{M}0-9. ]+$/u;
const LATIN_TERM = /^[a-z0-9.' ]+$/u;

describe.each(LOCALES)("the lexicon in %s", (locale) => {
  const written = locale === "ar" ? ARABIC_TERM : LATIN_TERM;
  const rows = PARTS.flatMap((part) => readRows(`${locale}/${part}.txt`));

  test("has at least 1,500 entries that differ in more than how they are typed", () => {
    const terms = rows.map((row) => normalizeSpelling(row[2] ?? ""));
    expect(findRepeated(terms)).toEqual([]);
    expect(terms.length).toBeGreaterThanOrEqual(1500);
  });

  test.each(["services", "goods"])(
    "gives every entry of %s a tier, a weight and a term",
    (part) => {
      for (const row of readRows(`${locale}/${part}.txt`)) {
        expect(row, row.join(" | ")).toEqual([
          expect.stringMatching(/^[1-6]$/u),
          expect.stringMatching(/^[0-3]$/u),
          expect.stringMatching(written),
        ]);
      }
    },
  );

  test("names every place once, in every spelling it lists", () => {
    const places = readRows(`${locale}/places.txt`);
    for (const [tier, weight, ...names] of places) {
      expect(`${tier} ${weight}`, names.join(" | ")).toMatch(/^[1-6] 0$/u);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(name).toMatch(written);
    }
    expect(findRepeated(places.flatMap((row) => row.slice(2)))).toEqual([]);
  });

  test("has the intent and the position of every modifier", () => {
    const modifiers = readRows(`${locale}/modifiers.txt`);
    for (const row of modifiers) {
      expect(row, row.join(" | ")).toEqual([
        expect.stringMatching(/^[1-6]$/u),
        expect.stringMatching(/^[0-3]$/u),
        expect.stringMatching(written),
        expect.stringMatching(/^(buy|compare|find|learn)$/u),
        expect.stringMatching(/^(before|after)$/u),
      ]);
    }
    expect(new Set(modifiers.map((row) => `${row[3]} ${row[4]}`)).size).toBe(8);
  });

  test("puts each synonym in one group, beside at least one other", () => {
    const groups = readRows(`${locale}/synonyms.txt`);
    expect(groups.length).toBeGreaterThanOrEqual(locale === "ar" ? 150 : 120);
    for (const group of groups) {
      expect(group.length, group.join(" | ")).toBeGreaterThan(1);
      for (const term of group)
        expect(term).toMatch(locale === "ar" ? ARABIC_TERM : /^[a-z0-9.' -]+$/u);
    }
    expect(findRepeated(groups.flat().map(normalizeSpelling))).toEqual([]);
  });

  test.each([...PARTS, "synonyms"])(
    "has no superfluous space in %s, and tanween is written before its alef",
    (part) => {
      const text = readText(`${locale}/${part}.txt`);
      expect(text).not.toMatch(/[ \t]$|^[ \t]| {2}|\t | \t|\r|اً/mu);
      expect(text.endsWith("\n")).toBe(true);
    },
  );
});

test("the pairs of Arabizi are Latin letters and figures beside Arabic, each typed one way only once", () => {
  const pairs = readRows("ar/arabizi.txt");
  expect(pairs.length).toBeGreaterThanOrEqual(150);
  for (const pair of pairs)
    expect(pair, pair.join(" | ")).toEqual([
      expect.stringMatching(/^[a-z0-9 ]+$/u),
      expect.stringMatching(ARABIC_TERM),
    ]);
  expect(findRepeated(pairs.map(([arabizi]) => arabizi ?? ""))).toEqual([]);
});

test.each([
  ["folds-together", 110],
  ["stays-apart", 35],
])("the spellings of %s.txt are pairs that differ, each pair once", (name, minPairs) => {
  const pairs = readRows(`${fixtures}${name}.txt`);
  expect(pairs.length).toBeGreaterThanOrEqual(minPairs);
  for (const pair of pairs) {
    expect(pair, pair.join(" | ")).toHaveLength(2);
    expect(pair[0]).not.toBe(pair[1]);
  }
  expect(findRepeated(pairs.map((pair) => pair.toSorted().join("\t")))).toEqual([]);
});
