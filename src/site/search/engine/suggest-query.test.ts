import { expect, test } from "vitest";
import { arabicDocuments } from "../../../../tests/fixtures/search/documents.ar.ts";
import { englishDocuments } from "../../../../tests/fixtures/search/documents.en.ts";
import { buildIndex } from "./build-index.ts";
import { suggestQuery } from "./suggest-query.ts";

const arabic = buildIndex(arabicDocuments);
const english = buildIndex(englishDocuments);

test.each([
  ["hotl", "hotel"],
  ["passwrod", "password"],
  ["web desing", "web design"],
  ["typografy", "typography"],
])("“%s” may mean “%s”", (typed, meant) => {
  expect(suggestQuery(english, typed)).toBe(meant);
});

test.each([
  ["استظافة", "استضافة"],
  ["اختبار السرغة", "اختبار السرعة"],
])("«%s» may mean «%s», spelt as it is on the site", (typed, meant) => {
  expect(suggestQuery(arabic, typed)).toBe(meant);
});

test.each(["hosting", "host", "passwo", "web design", "the", "pizza", "zzzzzz", "", "  ", "?!"])(
  "for “%s” nothing is proposed",
  (query) => {
    expect(suggestQuery(english, query)).toBeUndefined();
  },
);

test("a proposal is made of the site's words and of words as they were typed", () => {
  expect(suggestQuery(english, "cheap hotl")).toBeUndefined();
  expect(suggestQuery(english, "my hotl")).toBe("my hotel");
});
