import { expect, test } from "vitest";
import { arabicDocuments } from "../../../../tests/fixtures/search/documents.ar.ts";
import { englishDocuments } from "../../../../tests/fixtures/search/documents.en.ts";
import { buildIndex } from "./build-index.ts";
import { openIndex } from "./open-index.ts";
import { respellQuery } from "./respell-query.ts";

const arabic = openIndex(buildIndex(arabicDocuments));
const english = openIndex(buildIndex(englishDocuments));
const isNothingFound = () => false;

test.each([
  ["hsjqhtm", "استضافة"],
  ["jwldl hgl,hru", "تصميم المواقع"],
])("“%s”, typed with the other keyboard, is «%s»", (typed, meant) => {
  expect(respellQuery(arabic, typed, isNothingFound)).toBe(meant);
});

test("English that was typed with the Arabic keyboard is found in the English index", () => {
  expect(respellQuery(english, "اخسفهىل", isNothingFound)).toBe("hosting");
});

test.each([
  ["estedafa", "استضافه"],
  ["tasmeem mawake3", "تصميم مواقع"],
  ["elestedafa", "استضافه"],
  ["e3lanat", "اعلانات"],
])("“%s”, Arabic in Latin letters, is «%s»", (typed, meant) => {
  expect(respellQuery(arabic, typed, isNothingFound)).toBe(meant);
});

test("what was found stays as it is", () => {
  expect(respellQuery(arabic, "e3lanat google", (word) => word === "google")).toBe(
    "اعلانات google",
  );
  expect(respellQuery(arabic, "google", () => true)).toBeUndefined();
});

test("what means nothing in any way is not respelt", () => {
  expect(respellQuery(arabic, "xqzxqz", isNothingFound)).toBeUndefined();
  expect(respellQuery(english, "e3lanat", isNothingFound)).toBeUndefined();
  expect(respellQuery(arabic, "estedafa ".repeat(20), isNothingFound)).toBeUndefined();
});
