import { expect, test } from "vitest";
import { fitToSrgb, toHex, toOklch, type Hex } from "./colour.ts";
import {
  measureContrast,
  pickInk,
  findNearestReadable,
  getReadability,
  formatRatio,
} from "./contrast.ts";

const hexes: readonly Hex[] = Array.from({ length: 60 }, (_, i) =>
  toHex([(i * 89) % 256, (i * 157 + 31) % 256, (i * 223 + 71) % 256]),
);

test("E-42 black on white is 21, equal colours are 1, and the order does not matter", () => {
  expect(measureContrast("#000000", "#ffffff")).toBeCloseTo(21, 10);
  expect(measureContrast("#6d28d9", "#6d28d9")).toBe(1);
  expect(measureContrast("#6d28d9", "#e2d4f7")).toBe(measureContrast("#e2d4f7", "#6d28d9"));
});

test("E-42 #767676 is the lightest grey that may carry any text on white", () => {
  expect(getReadability(measureContrast("#767676", "#ffffff"))).toBe("any");
  expect(getReadability(measureContrast("#777777", "#ffffff"))).toBe("large");
  expect(getReadability(2.999)).toBe("none");
});

test("a ratio below a limit is not rounded up to it", () => {
  expect(["4.499", "4.5", "21", "1"].map((ratio) => formatRatio(Number(ratio)))).toEqual([
    "4.49",
    "4.5",
    "21",
    "1",
  ]);
});

test("black or white is readable on every colour", () => {
  for (const hex of hexes) expect(measureContrast(pickInk(hex), hex)).toBeGreaterThanOrEqual(4.5);
});

test("the nearest readable colour is readable, and no smaller change of lightness is", () => {
  for (const [i, text] of hexes.entries()) {
    const background = hexes.at(i - 7)!;
    const found = findNearestReadable(text, background);
    expect(measureContrast(found, background), `${text} on ${background}`).toBeGreaterThanOrEqual(
      4.5,
    );
    if (measureContrast(text, background) >= 4.5) {
      expect(found).toBe(text);
      continue;
    }
    const { l, c, h } = toOklch(text);
    const moved = Math.abs(toOklch(found).l - l);
    for (const share of [0.25, 0.5, 0.75, 0.95]) {
      for (const to of [l - moved * share, l + moved * share].filter(
        (light) => light >= 0 && light <= 1,
      )) {
        const nearer = fitToSrgb({ l: to, c, h });
        if (Math.abs(toOklch(nearer).l - l) < moved - 0.006)
          expect(
            measureContrast(nearer, background),
            `${nearer} for ${text} on ${background}`,
          ).toBeLessThan(4.5);
      }
    }
  }
});

test("the nearest readable colour keeps its hue, and a grey stays a grey", () => {
  const found = findNearestReadable("#a77de8", "#ffffff");
  expect(found).toBe("#8b61c9");
  expect(Math.abs(toOklch(found).h - toOklch("#a77de8").h)).toBeLessThan(2);
  expect(findNearestReadable("#808080", "#808080")).toMatch(/^#([0-9a-f]{2})\1\1$/);
});
