import { expect, test } from "vitest";
import { toHex, toHsl, toOklch, type Hex } from "./colour.ts";
import { createPalette, schemes } from "./scheme.ts";

const bases: readonly Hex[] = Array.from({ length: 200 }, (_, i) =>
  toHex([(i * 73) % 256, (i * 151 + 40) % 256, (i * 211 + 90) % 256]),
);

const getHue = (hex: Hex): number => toHsl(hex).h;
const turnBetween = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

test("E-06 the types are the five of the specification, in its order", () => {
  expect(schemes).toEqual(["monochromatic", "analogous", "complementary", "triadic", "tetradic"]);
});

test("E-11 every scheme gives five colours for any base, in HSL and in OKLCH", () => {
  for (const base of [...bases, "#000000", "#ffffff", "#808080"] as const) {
    for (const scheme of schemes)
      for (const isEven of [false, true])
        expect(
          createPalette(base, scheme, isEven).filter((hex) => /^#[0-9a-f]{6}$/.test(hex)),
        ).toHaveLength(5);
  }
});

test.each([
  [
    "E-12 E-13",
    "#6d28d9",
    "monochromatic",
    ["#16082b", "#411782", "#6c26d9", "#a77de8", "#e2d4f7"],
  ],
  [
    "E-12 E-14",
    "#ff0000",
    "monochromatic",
    ["#330000", "#990000", "#ff0000", "#ff6666", "#ffcccc"],
  ],
  ["E-15 E-16", "#6d28d9", "analogous", ["#288dd9", "#2838d9", "#6d28d9", "#c228d9", "#d9289b"]],
  ["E-15 E-17", "#ff0000", "analogous", ["#ff00f5", "#ff007a", "#ff0000", "#ff7a00", "#fff500"]],
  ["E-18", "#6d28d9", "complementary", ["#6d28d9", "#b794ec", "#37136e", "#94d928", "#caec94"]],
  ["E-19 E-20", "#6d28d9", "triadic", ["#6d28d9", "#d96d28", "#28d96d", "#b794ec", "#ecb794"]],
  ["E-21 E-22", "#6d28d9", "tetradic", ["#6d28d9", "#d9283c", "#94d928", "#28d9c5", "#7b669b"]],
] as const)("%s the palette of %s, %s", (_ids, base, scheme, colours) => {
  expect(createPalette(base, scheme)).toEqual(colours);
});

test.each([
  ["#808080", ["#1a1a1a", "#4d4d4d", "#808080", "#b3b3b3", "#e6e6e6"]],
  ["#000000", ["#1a1a1a", "#4d4d4d", "#808080", "#b3b3b3", "#e6e6e6"]],
  ["#ffffff", ["#1a1a1a", "#4d4d4d", "#808080", "#b3b3b3", "#e6e6e6"]],
] as const)("E-23 monochromatic of %s is five greys", (base, colours) => {
  expect(createPalette(base, "monochromatic")).toEqual(colours);
});

test.each([
  ["#808080", ["#1a1a1a", "#4d4d4d", "#808080", "#b3b3b3", "#e6e6e6"]],
  ["#000000", ["#000000", "#4d4d4d", "#808080", "#b3b3b3", "#e6e6e6"]],
  ["#ffffff", ["#1a1a1a", "#4d4d4d", "#808080", "#b3b3b3", "#ffffff"]],
] as const)(
  "E-23 %s has no hue to rotate: the other four schemes are greys that contain it",
  (base, colours) => {
    for (const scheme of schemes.slice(1)) expect(createPalette(base, scheme)).toEqual(colours);
  },
);

test("E-18 complementary has exactly two hues", () => {
  for (const base of bases.filter((hex) => toHsl(hex).s > 0.3)) {
    const colours = createPalette(base, "complementary");
    expect(colours[0]).toBe(base);
    // With eight bits per channel the hue of a pale or dark colour varies by a few degrees.
    for (const hue of colours.map(getHue))
      expect(
        Math.min(turnBetween(hue, getHue(base)), turnBetween(hue, getHue(base) + 180)),
        base,
      ).toBeLessThan(6);
    expect(new Set(colours).size, base).toBe(5);
  }
});

test("E-19 triadic is three hues a third apart, the first two once more in another tone", () => {
  const [first, second, third, ...listTones] = createPalette("#2f6db5", "triadic");
  expect(turnBetween(getHue(second), getHue(first))).toBeCloseTo(120, 0);
  expect(turnBetween(getHue(third), getHue(second))).toBeCloseTo(120, 0);
  expect(
    listTones.map((hex) => Math.round(toHsl(hex).l * 100) - Math.round(toHsl(first).l * 100)),
  ).toEqual([25, 25]);
});

test("E-21 the last of a tetradic palette is the base with less saturation", () => {
  const [base, , , , last] = createPalette("#2f6db5", "tetradic");
  expect(turnBetween(getHue(last), getHue(base))).toBeLessThan(2);
  expect(toHsl(last).s).toBeCloseTo(toHsl(base).s * 0.3, 1);
});

test("the base is unchanged among the five of every scheme that rotates hues", () => {
  for (const base of [...bases, "#6d28d9", "#007b99", "#ffff00", "#0000ff"] as const)
    for (const scheme of schemes.slice(1))
      for (const isEven of [false, true])
        expect(createPalette(base, scheme, isEven), `${base} ${scheme} ${isEven}`).toContain(base);
});

test("even steps: the lightness of a monochromatic palette rises by 0.2 within 0.01, for every base", () => {
  for (const base of [...bases, "#000000", "#ffffff", "#808080", "#ffff00", "#0000ff"] as const) {
    const lights = createPalette(base, "monochromatic", true).map((hex) => toOklch(hex).l);
    for (const [i, light] of lights.slice(1).entries())
      expect(Math.abs(light - lights[i]! - 0.2), base).toBeLessThan(0.01);
  }
});

test("even steps: a rotated hue keeps the lightness of the base, or its tone's, within 0.01", () => {
  for (const base of bases) {
    const { l } = toOklch(base);
    for (const hex of [
      ...createPalette(base, "analogous", true),
      ...createPalette(base, "tetradic", true),
    ])
      expect(Math.abs(toOklch(hex).l - l), base).toBeLessThan(0.01);
    for (const hex of createPalette(base, "triadic", true)) {
      const moved = toOklch(hex).l - l;
      expect(Math.min(...[0, 0.25, -0.5].map((step) => Math.abs(moved - step))), base).toBeLessThan(
        0.01,
      );
    }
  }
});

test("even steps: a grey gives its range of greys in every scheme", () => {
  for (const scheme of schemes)
    expect(createPalette("#808080", scheme, true)).toEqual([
      "#0b0b0b",
      "#3a3a3a",
      "#717171",
      "#aeaeae",
      "#eeeeee",
    ]);
});
