import { expect, test } from "vitest";
import { paletteOf } from "./scheme.ts";
import {
  keptName,
  palettesFile,
  parseSaved,
  readPalettes,
  withImported,
  withoutPalette,
  withPalette,
  type SavedPalette,
} from "./saved-palettes.ts";

const colours = paletteOf("#6d28d9", "triadic");
const shop: SavedPalette = { id: "1", name: "shop", colours };

test("E-34 E-35 names are trimmed, and a name of spaces is none", () => {
  expect(keptName("  محل الورد \n")).toBe("محل الورد");
  expect(keptName(" \t\u00a0 ")).toBe("");
  expect(keptName("x".repeat(200))).toHaveLength(60);
});

test("E-36 a saved palette stands first, with its name and colours", () => {
  expect(withPalette([shop], "café", colours)).toEqual([{ id: "2", name: "café", colours }, shop]);
});

test("E-38 deleting removes that one and no other, even of the same name", () => {
  const both = withPalette(withPalette([], "shop", colours), "shop", colours);
  expect(both.map(({ id }) => id)).toEqual(["2", "1"]);
  expect(withoutPalette(both, "1").map(({ id }) => id)).toEqual(["2"]);
  expect(withoutPalette(both, "unheard-of")).toEqual(both);
});

test("E-39 what was stored is read again, and what is damaged is left out", () => {
  expect(parseSaved(JSON.parse(JSON.stringify([shop])))).toEqual([shop]);
  expect(
    parseSaved([
      null,
      7,
      { name: "a" },
      { name: " ", colours },
      { name: "b", colours: ["#fff"] },
      { name: "c", colours: ["red", ...colours.slice(1)] },
      shop,
    ]),
  ).toEqual([shop]);
  expect(parseSaved([shop, shop])!.map(({ id }) => id)).toEqual(["1", "2"]);
  for (const stored of [undefined, null, 7, "x", {}]) expect(parseSaved(stored)).toBeUndefined();
});

test("an exported file is read back", () => {
  expect(readPalettes(palettesFile([shop]))).toEqual([shop]);
});

test.each([
  "",
  "{",
  "[]",
  "null",
  "{}",
  '{"palettes":[]}',
  '{"palettes":[{"name":"a"}]}',
  "<svg/>",
])("a file without palettes is refused: %s", (text) => {
  expect(readPalettes(text)).toBeUndefined();
});

test("importing adds what is new, once, behind what is here", () => {
  const cafe = { id: "1", name: "café", colours };
  expect(withImported([shop], [shop, cafe, cafe])).toEqual([shop, { ...cafe, id: "2" }]);
});
