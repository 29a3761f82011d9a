import { expect, test } from "vitest";
import { addPlace } from "./map-phrase.ts";

test.each([
  ["محل عطور", " طنطا ", "ar", "محل عطور في طنطا"],
  ["محل عطور قريب مني", "طنطا", "ar", "محل عطور في طنطا"],
  ["صيدلية قريبة مني", "مدينة نصر", "ar", "صيدلية في مدينة نصر"],
  ["dentist near me", "Tanta", "en", "dentist in Tanta"],
  ["dentist", "Tanta", "en", "dentist in Tanta"],
] as const)("%s in %s", (keyword, place, language, expected) => {
  expect(addPlace(keyword, place, language)).toBe(expected);
});
