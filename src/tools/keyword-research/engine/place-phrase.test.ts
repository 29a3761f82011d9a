import { expect, test } from "vitest";
import { addsPlace, isElsewhere } from "./place-phrase.ts";

test("a phrase adds a place where the searched one has none or another", () => {
  for (const [keyword, searched] of [
    ["محل عطور في القاهرة", "محل عطور"],
    ["القاهره محل عطور", "محل عطور"],
    ["محل عطور بالقاهرة", "محل عطور"],
    ["محل عطور في الإسكندرية", "محل عطور في القاهرة"],
    ["أسعار العطور في مصر", "العطور"],
    ["perfume shop in Cairo", "perfume shop"],
  ] as const)
    expect([keyword, addsPlace(keyword, searched)]).toEqual([keyword, true]);
});

test("a place of the searched phrase is not added, and other words are no places", () => {
  for (const [keyword, searched] of [
    ["أفضل محل عطور في القاهرة", "محل عطور القاهرة"],
    ["محل عطور رجالي", "محل عطور"],
    ["أفضل محل عطور", "محل عطور"],
    ["best perfume shop", "perfume shop"],
    ["best perfume shop in cairo", "perfume shop in Cairo"],
  ] as const)
    expect([keyword, addsPlace(keyword, searched)]).toEqual([keyword, false]);
});

test("with a town chosen, phrases of other towns are elsewhere, and its own and those of none are not", () => {
  const list = (place: string | null, searched: string) =>
    (
      [
        ["محل عطور في مدينة نصر", "related"],
        ["محلات عطور المحلة", "places"],
        ["محلات عطور في شارع البحر", "places"],
        ["أفضل محل عطور في طنطا", "places"],
        ["محل عطور بطنطا", "related"],
        ["محل عطور رجالي", "related"],
      ] as const
    ).map(([keyword, group]) => isElsewhere({ keyword, group }, searched, place));
  expect(list("طنطا", "محل عطور في طنطا")).toEqual([true, true, true, false, false, false]);
  expect(list(null, "محل عطور")).not.toContain(true);
});
