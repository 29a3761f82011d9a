import { expect, test } from "vitest";
import { createPalette } from "./scheme.ts";
import {
  toPaletteName,
  formatPalettesFile,
  parseSavedPalettes,
  readPalettes,
  addImported,
  removePalette,
  addPalette,
  type SavedPalette,
} from "./saved-palettes.ts";

const colours = createPalette("#6d28d9", "triadic");
const shop: SavedPalette = { id: "1", name: "shop", colours };

test("E-34 E-35 names are trimmed, and a name of spaces is empty", () => {
  expect(toPaletteName("  محل الورد \n")).toBe("محل الورد");
  expect(toPaletteName(" \t\u00a0 ")).toBe("");
  expect(toPaletteName("x".repeat(200))).toHaveLength(60);
});

test("E-36 a saved palette is first, with its name and colours", () => {
  expect(addPalette([shop], "café", colours)).toEqual([{ id: "2", name: "café", colours }, shop]);
});

test("E-38 deleting removes one palette and no other of the same name", () => {
  const both = addPalette(addPalette([], "shop", colours), "shop", colours);
  expect(both.map(({ id }) => id)).toEqual(["2", "1"]);
  expect(removePalette(both, "1").map(({ id }) => id)).toEqual(["2"]);
  expect(removePalette(both, "unheard-of")).toEqual(both);
});

test("E-39 stored palettes are read again, and damaged ones are left out", () => {
  expect(parseSavedPalettes(JSON.parse(JSON.stringify([shop])))).toEqual([shop]);
  expect(
    parseSavedPalettes([
      null,
      7,
      { name: "a" },
      { name: " ", colours },
      { name: "b", colours: ["#fff"] },
      { name: "c", colours: ["red", ...colours.slice(1)] },
      shop,
    ]),
  ).toEqual([shop]);
  expect(parseSavedPalettes([shop, shop])!.map(({ id }) => id)).toEqual(["1", "2"]);
  for (const stored of [undefined, null, 7, "x", {}])
    expect(parseSavedPalettes(stored)).toBeUndefined();
});

test("an exported file is read back", () => {
  expect(readPalettes(formatPalettesFile([shop]))).toEqual([shop]);
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

test("importing appends new palettes once after the existing ones", () => {
  const cafe = { id: "1", name: "café", colours };
  expect(addImported([shop], [shop, cafe, cafe])).toEqual([shop, { ...cafe, id: "2" }]);
});
