import { expect, test } from "vitest";
import { capitalizePlaces } from "./capitalize-places.ts";
import { readLexicons } from "./lexicon.ts";

const { ar, en } = readLexicons();

test("places have their capital after “in” and at the end of a phrase", () => {
  for (const [typed, written] of [
    ["coffee beans in cairo", "coffee beans in Cairo"],
    ["best coffee beans in nasr city with prices", "best coffee beans in Nasr City with prices"],
    ["furniture 6th of october", "furniture 6th of October"],
    ["coffee beans in uae", "coffee beans in UAE"],
    ["sporting goods", "sporting goods"],
    ["cheap coffee beans", "cheap coffee beans"],
  ] as const)
    expect(capitalizePlaces(typed, en)).toBe(written);
});

test("an Arabic phrase stays as it is", () => {
  expect(capitalizePlaces("بن في القاهرة", ar)).toBe("بن في القاهرة");
});
