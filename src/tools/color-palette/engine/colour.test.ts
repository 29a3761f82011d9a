import Color from "colorjs.io";
import { expect, test } from "vitest";
import {
  fitToSrgb,
  toHex,
  isGrey,
  toOklch,
  parseColour,
  toRgb,
  formatRgb,
  type Hex,
} from "./colour.ts";
import { measureContrast } from "./contrast.ts";

/**
 * Numbers from 0 to 1, the same in every run (a linear congruential generator with the constants of
 * Numerical Recipes).
 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
}

const roll = createRandom(5);
const hexes = Array.from({ length: 500 }, (): Hex =>
  toHex([Math.floor(roll() * 256), Math.floor(roll() * 256), Math.floor(roll() * 256)]),
);

test.each([
  ["#6d28d9", "#6d28d9"],
  ["6D28D9", "#6d28d9"],
  ["  #63f ", "#6633ff"],
  ["rgb(109, 40, 217)", "#6d28d9"],
  ["rgb(109 40 217)", "#6d28d9"],
  ["rgb(١٠٩، ٤٠، ٢١٧)", "#6d28d9"],
  ["#١٢٣٤٥٦", "#123456"],
  ["#۱۲۳", "#112233"],
])("E-04 reads %s as the colour %s", (text, hex) => {
  expect(parseColour(text)).toBe(hex);
});

test.each([
  "",
  "#",
  "purple",
  "#6d28d",
  "#6d28d9ff",
  "#ggg",
  "rgb(256, 0, 0)",
  "rgb(1, 2)",
  "rgb(-1, 2, 3)",
  "12",
  "<b>",
  "#6d28d9;",
])("E-04 reads no colour in %j", (text) => {
  expect(parseColour(text)).toBeUndefined();
});

test("E-25 rgb is that of hex, and back", () => {
  expect(formatRgb("#6d28d9")).toBe("rgb(109, 40, 217)");
  expect(toRgb("#00ff7f")).toEqual([0, 255, 127]);
  for (const hex of hexes) expect(parseColour(formatRgb(hex))).toBe(hex);
});

test("black, white and every grey have no hue, and no other colour is without one", () => {
  expect(
    (["#000000", "#ffffff", "#808080"] as const).map((hex) => [
      isGrey(hex),
      toOklch(hex).c,
      toOklch(hex).h,
    ]),
  ).toEqual([
    [true, 0, 0],
    [true, 0, 0],
    [true, 0, 0],
  ]);
  expect(isGrey("#808081")).toBe(false);
});

test("500 random colours have the OKLCH of colorjs.io", () => {
  for (const hex of hexes) {
    const [l, c, h] = new Color(hex).to("oklch").coords as [number, number, number];
    const ours = toOklch(hex);
    expect(ours.l, hex).toBeCloseTo(l, 6);
    expect(ours.c, hex).toBeCloseTo(c, 6);
    if (c > 1e-3) expect(Math.abs(((ours.h - h + 540) % 360) - 180), hex).toBeLessThan(1e-3);
  }
});

test("E-42 500 random pairs have the contrast of colorjs.io", () => {
  for (const [i, hex] of hexes.entries()) {
    const other = hexes.at(i - 1)!;
    const oracle = new Color(hex).contrast(other, "WCAG21");
    // WCAG writes the share of red, green and blue to four places, colorjs.io to fifteen.
    expect(Math.abs(measureContrast(hex, other) / oracle - 1), `${hex} on ${other}`).toBeLessThan(
      5e-4,
    );
  }
});

test("500 random OKLCH colours are mapped into sRGB as by colorjs.io with constant lightness", () => {
  const wide = Array.from({ length: 500 }, () => ({
    l: 0.02 + roll() * 0.96,
    c: roll() * 0.4,
    h: roll() * 360,
  }));
  let outOfGamut = 0;
  for (const oklch of wide) {
    const oracle = new Color("oklch", [oklch.l, oklch.c, oklch.h]);
    if (!oracle.inGamut("srgb")) outOfGamut += 1;
    const mapped = oracle.toGamut({ space: "srgb", method: "oklch.c", jnd: 0 }).to("srgb")
      .coords as [number, number, number];
    const farthest = Math.max(
      ...toRgb(fitToSrgb(oklch)).map((channel, i) => Math.abs(channel - mapped[i]! * 255)),
    );
    expect(farthest, JSON.stringify(oklch)).toBeLessThan(1);
  }
  expect(outOfGamut).toBeGreaterThan(200);
});

test("a colour mapped into sRGB keeps its lightness within 0.01", () => {
  for (const hex of hexes)
    for (const l of [0.15, 0.35, 0.55, 0.75, 0.95])
      expect(
        Math.abs(toOklch(fitToSrgb({ ...toOklch(hex), l })).l - l),
        `${hex} at ${l}`,
      ).toBeLessThan(0.005);
});
