import { expect, test } from "vitest";
import { addsPlace } from "./place-phrase.ts";

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
