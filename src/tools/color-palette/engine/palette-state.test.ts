import { expect, test } from "vitest";
import { toOklch } from "./colour.ts";
import {
  findPlaceForBase,
  firstState,
  pickRandomColour,
  reducePalette,
  type PaletteAction,
  type PaletteState,
} from "./palette-state.ts";
import { createPalette } from "./scheme.ts";

const reduceAll = (...actions: readonly PaletteAction[]): PaletteState =>
  actions.reduce(reducePalette, firstState);

test("E-01 E-02 it begins with #6d28d9 and its monochromatic palette", () => {
  expect(firstState).toMatchObject({
    base: "#6d28d9",
    scheme: "monochromatic",
    colours: ["#16082b", "#411782", "#6c26d9", "#a77de8", "#e2d4f7"],
  });
});

test("E-09 E-10 the palette is generated again when base or type change", () => {
  expect(reduceAll({ type: "base", base: "#ff0000" }).colours).toEqual(
    createPalette("#ff0000", "monochromatic"),
  );
  expect(reduceAll({ type: "scheme", scheme: "triadic" }).colours).toEqual(
    createPalette("#6d28d9", "triadic"),
  );
  expect(
    reduceAll({ type: "scheme", scheme: "triadic" }, { type: "even", isEven: true }).colours,
  ).toEqual(createPalette("#6d28d9", "triadic", true));
});

test("E-08 on demand the palette is generated again from base and type", () => {
  const pictured = reduceAll(
    { type: "scheme", scheme: "analogous" },
    { type: "show", colours: ["#ff0000", "#111111", "#222222", "#333333", "#444444"] },
  );
  expect(reducePalette(pictured, { type: "generate" }).colours).toEqual(
    createPalette("#ff0000", "analogous"),
  );
});

test("a locked colour stays in its position until it is unlocked", () => {
  const locked = reduceAll({ type: "lock", place: 1 }, { type: "base", base: "#ff0000" });
  expect(locked.colours).toEqual(["#330000", "#411782", "#ff0000", "#ff6666", "#ffcccc"]);
  expect(
    reducePalette(reducePalette(locked, { type: "lock", place: 1 }), { type: "generate" }).colours,
  ).toEqual(createPalette("#ff0000", "monochromatic"));
});

test("E-37 loaded colours are shown unchanged, and the base is the first of them", () => {
  const colours = createPalette("#2f6db5", "tetradic");
  expect(reduceAll({ type: "lock", place: 0 }, { type: "show", colours })).toMatchObject({
    base: colours[0],
    colours,
    locked: [false, false, false, false, false],
  });
});

test("one colour can replace another", () => {
  expect(reduceAll({ type: "replace", place: 4, colour: "#123456" }).colours).toEqual([
    "#16082b",
    "#411782",
    "#6c26d9",
    "#a77de8",
    "#123456",
  ]);
});

test("a shared palette is restored completely", () => {
  const shared = {
    base: "#ff0000",
    scheme: "triadic",
    isEven: true,
    colours: createPalette("#0000ff", "analogous"),
  } as const;
  expect(reduceAll({ type: "restore", shared })).toMatchObject(shared);
});

test("going back restores the previous palette with its locks", () => {
  const before = reduceAll({ type: "lock", place: 2 });
  expect(
    reducePalette(reducePalette(before, { type: "base", base: "#ff0000" }), {
      type: "back",
      to: before,
    }),
  ).toBe(before);
});

test("E-05 random colours have any hue and medium saturation and lightness", () => {
  const found = Array.from({ length: 200 }, () => toOklch(pickRandomColour()));
  for (let hue = 0; hue < 360; hue += 60)
    expect(found.some(({ h }) => h >= hue && h < hue + 60)).toBe(true);
  for (const { l, c } of found) {
    expect(l).toBeGreaterThan(0.39);
    expect(l).toBeLessThan(0.76);
    expect(c).toBeGreaterThan(0.05);
  }
});

test("a base that fixed tones leave out has a place at the tone that is the nearest to it", () => {
  const made = reduceAll({ type: "base", base: "#4e9d64" });
  const place = findPlaceForBase(made)!;
  expect(place).toBe(2);
  const placed = reducePalette(made, { type: "replace", place, colour: "#4e9d64" });
  expect(placed.colours[2]).toBe("#4e9d64");
  expect(findPlaceForBase(placed)).toBeUndefined();
  expect(findPlaceForBase(firstState)).toBe(2);
  expect(findPlaceForBase(reduceAll({ type: "base", base: "#101f15" }))).toBe(0);
  expect(findPlaceForBase(reduceAll({ type: "base", base: "#f2fbf5" }))).toBe(4);
  const even = { type: "even", isEven: true } as const;
  expect(findPlaceForBase(reduceAll({ type: "base", base: "#ffff00" }, even))).toBe(4);
  expect(findPlaceForBase(reduceAll({ type: "base", base: "#010101" }, even))).toBe(0);
  const triadic = { type: "scheme", scheme: "triadic" } as const;
  expect(findPlaceForBase(reduceAll({ type: "base", base: "#010101" }, even, triadic))).toBe(0);
});

test("a base has no place where it is one of the five, where that is locked, or in another scheme", () => {
  const made = reduceAll({ type: "base", base: "#4e9d64" });
  expect(findPlaceForBase(reducePalette(made, { type: "lock", place: 2 }))).toBeUndefined();
  expect(findPlaceForBase(reduceAll({ type: "base", base: "#ff0000" }))).toBeUndefined();
  expect(
    findPlaceForBase(reducePalette(made, { type: "scheme", scheme: "triadic" })),
  ).toBeUndefined();
});
